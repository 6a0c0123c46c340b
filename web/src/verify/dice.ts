// Recomputing the dice: HMAC-SHA256 of the published seed, exactly as the record's description says.
import type { Draw, Proof, Text } from "../protocol";

const BITS = 1n << 64n;

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function hexOf(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the published seed is the one whose hash was shown at the start. */
export async function keptItsWord(proof: Proof): Promise<boolean> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytes(proof.seed))) === proof.commitment;
}

/** Recomputes draws with one seed. */
export class Dice {
  private constructor(
    private readonly key: CryptoKey,
    private readonly prefix: string,
  ) {}

  static async of(proof: Pick<Proof, "seed" | "nonces">): Promise<Dice> {
    const how = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytes(proof.seed), how, false, ["sign"]);
    return new Dice(key, proof.nonces.join("\n"));
  }

  /** A number from 0 to cases - 1, for a line of the record. */
  async below(number: number, cases: number): Promise<number> {
    const many = BigInt(cases);
    const limit = BITS - (BITS % many);
    for (let attempt = 0; ; attempt++) {
      const message = new TextEncoder().encode(`${this.prefix}\n${number}\n${attempt}`);
      const signed = await crypto.subtle.sign("HMAC", this.key, message);
      const x = new DataView(signed).getBigUint64(0);
      if (x < limit) return Number(x % many);
    }
  }

  /** Which of the options comes up: the cases belong to them in their order, to each as many as its weight says. */
  async drawn(draw: Draw): Promise<number> {
    if (draw.weights.length === 1) return 0;
    let at = await this.below(draw.number, draw.weights.reduce((sum, weight) => sum + weight, 0));
    let option = 0;
    for (const weight of draw.weights) {
      if (at < weight) break;
      at -= weight;
      option += 1;
    }
    return option;
  }
}

/** How often something came up, and how often it was to be expected. */
export interface Tally {
  question: string;
  draws: number;
  faces: { value: string; label: Text | undefined; count: number; expected: number }[];
}

/** Dice statistics: for each question of chance its values, in the order in which they are met. */
export function tallies(draws: readonly Draw[]): Tally[] {
  const found = new Map<string, { draws: number; faces: Map<string, Omit<Tally["faces"][number], "value">> }>();
  for (const draw of draws) {
    if (draw.weights.length < 2) continue;
    const tally = found.get(draw.question) ?? { draws: 0, faces: new Map() };
    found.set(draw.question, tally);
    tally.draws += 1;
    const total = draw.weights.reduce((sum, weight) => sum + weight, 0);
    draw.values.forEach((value, i) => {
      const face = tally.faces.get(value) ?? { label: draw.labels[i], count: 0, expected: 0 };
      face.expected += (draw.weights[i] ?? 0) / total;
      if (i === draw.drawn) face.count += 1;
      tally.faces.set(value, face);
    });
  }
  return [...found].map(([question, { draws: many, faces }]) => ({
    question,
    draws: many,
    faces: [...faces].map(([value, face]) => ({ value, ...face })),
  }));
}
