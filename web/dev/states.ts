// One scene with everything in every state.
const plain = (figure: string | number) => ({ figure: String(figure) });
const SEATS = ["ruby", "emerald", "orange", "pink", "white", "blue", "mustard"];

const piece = (id: string, name: string, more: object = {}) => ({
  kind: "piece",
  id,
  name: plain(name),
  owner: "emerald",
  ...more,
});
const die = (id: string, name: string, more: object = {}) => ({
  kind: "die",
  id,
  name: plain(name),
  sign: "swords",
  ...more,
});
const card = (id: string, more: object = {}) => ({
  kind: "card",
  id,
  name: plain("Madri della tana"),
  sort: plain("Impresa"),
  text: plain("Un Grigio cade: fino a 2 Runt al suo posto."),
  owner: "ruby",
  ...more,
});
const badge = (name: string, more: object) => ({ name: plain(name), ...more });

export const groups: Record<string, { title: string; things: object[] }> = {
  seats: {
    title: "Posti: colore, sagoma, trama, emblema",
    things: SEATS.map((owner) => piece(owner, owner, { owner })),
  },
  pieces: {
    title: "Pezzi",
    things: [
      piece("one", "uno"),
      piece("pile", "pila", { count: 3 }),
      piece("elite", "élite 2 di 3", { form: "elite", letters: plain("Ar"), vitality: { now: 2, most: 3 } }),
      piece("acting", "agisce", { owner: "ruby", acting: true }),
      piece("ghost", "previsto", { owner: "ruby", ghost: true }),
      piece("neutral", "neutrale", { owner: "neutral" }),
      piece("automa", "automa", { owner: "automa", letters: plain("B"), vitality: { now: 1, most: 2 } }),
      piece("down", "coperto", { owner: "neutral", side: "down" }),
      piece("shut", "coperto, di chi", { owner: "ruby", side: "down", letters: plain("Ca") }),
      piece("chit", "segnalino", { owner: "automa", form: "chit", figure: "beast", letters: plain("T") }),
    ],
  },
  marks: {
    title: "Si può, a fuoco, segni",
    things: [
      piece("lit", "si può", { owner: "blue" }),
      piece("lit-elite", "si può", {
        owner: "pink",
        form: "elite",
        letters: plain("St"),
        vitality: { now: 2, most: 2 },
      }),
      piece("picked", "a fuoco", { owner: "ruby", count: 2 }),
      piece("origin", "origine", { owner: "orange" }),
      piece("hit", "colpito", { owner: "emerald" }),
      piece("refused", "rifiutato", { owner: "white" }),
      piece("badges", "valori", {
        owner: "mustard",
        badges: [badge("valore 2", { show: plain(2) }), badge("scudo", { sign: "shield", form: "tab" })],
      }),
      piece("price", "prezzo", {
        owner: "ruby",
        form: "elite",
        letters: plain("Gr"),
        count: 4,
        vitality: { now: 3, most: 4 },
        badges: [badge("prezzo 2", { show: plain(2), form: "tab" })],
      }),
    ],
  },
  dice: {
    title: "Dadi",
    things: [
      die("free", "libero"),
      die("can", "si può"),
      die("spent", "speso", { state: "spent", sign: "gem" }),
      die("locked", "bloccato", { state: "locked", sign: "torch" }),
      die("seat-die", "di un posto", { owner: "ruby", sign: "trident" }),
      die("figure", "cifra", { sign: "", face: plain(5) }),
      die("own-figure", "cifra", { owner: "white", sign: "", face: plain(12) }),
    ],
  },
  piles: {
    title: "Pile",
    things: [
      { kind: "stack", id: "cards", name: plain("mazzo"), form: "card", owner: "ruby", count: 23 },
      { kind: "stack", id: "deck", name: plain("di nessuno"), form: "card", count: 38 },
      { kind: "stack", id: "reserve", name: plain("riserva"), owner: "pink", side: "up", count: 13 },
      { kind: "stack", id: "chits", name: plain("coperti"), form: "chit", count: 7 },
      { kind: "stack", id: "none", name: plain("esaurita"), owner: "blue", side: "up", count: 0 },
      { kind: "stack", id: "lit-pile", name: plain("si può"), form: "card", owner: "emerald", count: 4 },
    ],
  },
  cards: {
    title: "Carte",
    things: [
      card("card"),
      card("lit-card"),
      card("back", { side: "down" }),
      card("used", { spent: true, badges: [badge("2 segni", { show: plain(2) })] }),
    ],
  },
};

export const meters = [
  { kind: "meter", id: "bar", name: plain("barra"), value: 17, most: 30, owner: "pink", marks: [10, 20] },
  { kind: "meter", id: "hearts", name: plain("salute"), value: 3, most: 5, form: "hearts" },
  { kind: "meter", id: "pips", name: plain("punti azione"), value: 4, most: 6, form: "pips" },
  { kind: "meter", id: "dial", name: plain("morale"), value: 22, most: 36, form: "dial" },
  { kind: "meter", id: "dial-own", name: plain("cuore"), value: 6, most: 8, form: "dial", owner: "ruby" },
];

const HOURS = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
export const tracks = [
  {
    kind: "track",
    id: "hours",
    name: plain("Horologium"),
    form: "ring",
    now: "h5",
    stations: HOURS.map((hour, i) => ({ id: `h${i}`, name: plain(`settore ${hour}`), show: plain(hour) })),
  },
  piece("on5", "Rebecca", { parent: "h5", owner: "ruby", figure: "rapier" }),
  piece("on7", "Sofia", { parent: "h7", owner: "orange", figure: "flask" }),
  piece("on7b", "Bravo", { parent: "h7", owner: "automa", letters: plain("B") }),
  piece("on9", "Vincenzo", { parent: "h9", owner: "blue", figure: "shield" }),
  {
    kind: "track",
    id: "line",
    name: plain("Notorietà"),
    now: "s3",
    stations: Array.from({ length: 12 }, (_, i) => ({
      id: `s${i}`,
      name: plain(i),
      ...(i === 11 ? { sign: "crown" } : {}),
    })),
  },
  piece("on-line", "Marta", { parent: "s5", owner: "emerald" }),
];

export const sheets = [
  {
    kind: "tray",
    id: "tray",
    name: plain("Quanti ne muovi?"),
    form: "split",
    total: 3,
    limit: 4,
    unit: plain("unità"),
    items: [
      { id: "i1", name: plain("Regolari"), owner: "ruby", count: 2, most: 5, price: 1 },
      { id: "i2", name: plain("Gemme"), sign: "gem", count: 1, most: 3 },
      { id: "i3", name: plain("Corone"), sign: "crown", count: 0, most: 1, price: 4 },
    ],
  },
  {
    kind: "table",
    id: "table",
    name: plain("Caos"),
    columns: [plain("tiro"), plain("che cosa accade")],
    applies: "r2",
    rows: [
      { id: "r1", cells: [plain("1–2"), plain("niente")] },
      { id: "r2", cells: [plain("3–5"), plain("una Corra alla riserva")] },
      { id: "r3", cells: [plain("6"), plain("tutti perdono un regolare")] },
    ],
  },
  {
    kind: "actions",
    id: "actions",
    name: plain("Oppure"),
    actions: [
      { id: "a1", name: plain("Attacca"), sign: "swords", price: plain("3 PA") },
      { id: "a2", name: plain("Cerca"), sign: "eye", why: plain("troppo lontano") },
      { id: "a3", name: plain("Fine turno"), sign: "crown" },
    ],
  },
];

export const boxes = [
  {
    kind: "slots",
    id: "slots",
    name: plain("Forma di pipistrello"),
    text: plain("vola fino a 2 zone, senza ostacoli"),
    active: true,
    owner: "ruby",
    boxes: [
      { id: "b1", sign: "burst" },
      { id: "b2", sign: "burst" },
      { id: "b3", sign: "bow" },
    ],
  },
  die("in-box", "Magia", { parent: "b1", sign: "burst" }),
  {
    kind: "slots",
    id: "written",
    name: plain("Giorno"),
    owner: "ruby",
    boxes: [
      { id: "w1", name: plain("Muovi") },
      { id: "w2", name: plain("Cerca") },
    ],
  },
  { kind: "slots", id: "own", name: plain("I tuoi dadi"), owner: "ruby", boxes: [] },
  die("own-1", "Battaglia", { parent: "own" }),
  die("own-2", "Manovra", { parent: "own", sign: "move" }),
  { kind: "slots", id: "feats", name: plain("Imprese"), owner: "ruby", boxes: [] },
  card("own-card", { parent: "feats" }),
];

export const panels = [
  {
    kind: "panel",
    id: "marta",
    name: plain("Marta"),
    role: plain("Runen · Ovest"),
    owner: "emerald",
    score: 17,
    unit: plain("PV"),
    figures: [
      { name: plain("Corra"), value: plain(4), sign: "gem", brief: true },
      { name: plain("Riserva"), value: plain(12), sign: "hammer", brief: true },
    ],
  },
  {
    kind: "meter",
    id: "pv-marta",
    name: plain("PV"),
    parent: "marta",
    value: 17,
    most: 30,
    owner: "emerald",
    marks: [10, 20],
  },
  die("marta-1", "Estendi", { parent: "marta", sign: "recruit" }),
  die("marta-2", "Colpo", { parent: "marta", sign: "eye", owner: "emerald" }),
  {
    kind: "panel",
    id: "giulia",
    name: plain("Giulia (tu)"),
    role: plain("Vampiro · sterminatore"),
    figure: "bat",
    owner: "ruby",
    asked: true,
    figures: [
      { name: plain("livello"), value: plain(2) },
      { name: plain("esperienza"), value: plain(3) },
    ],
  },
  { kind: "meter", id: "hp", name: plain("salute"), parent: "giulia", value: 4, most: 6, form: "hearts" },
  {
    kind: "panel",
    id: "teo",
    name: plain("Teo"),
    role: plain("Gilda · Est"),
    owner: "pink",
    score: 9,
    unit: plain("PV"),
  },
];

const lit = [
  "lit",
  "lit-elite",
  "picked",
  "can",
  "lit-card",
  "lit-pile",
  "h8",
  "s8",
  "i1",
  "i2",
  "r3",
  "a1",
  "a3",
  "b2",
  "own-1",
  "teo",
  "pips",
];

export const scene = {
  name: plain("Campionario"),
  look: {},
  static: [],
  dynamic: [
    ...Object.values(groups).flatMap((group) => group.things),
    ...meters,
    ...tracks,
    ...sheets,
    ...boxes,
    ...panels,
  ],
  lit: lit.map((element, i) => ({
    element,
    key: i === 1 ? "A" : String(i + 1),
    label: plain(`Scegli ${element}`),
    value: i,
  })),
};
