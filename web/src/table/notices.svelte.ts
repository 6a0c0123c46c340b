// "Your turn", told by the browser while one looks elsewhere.
import { recall, remember } from "../lib/store";

class Notices {
  wanted = $state(recall("notices") === "yes");
  readonly possible = "Notification" in globalThis;

  async want(wanted: boolean): Promise<void> {
    if (wanted && Notification.permission !== "granted") wanted = (await Notification.requestPermission()) === "granted";
    this.wanted = wanted;
    remember("notices", wanted ? "yes" : "no");
  }

  /** Tell something if nobody is looking. */
  tell(title: string, body: string): void {
    if (!this.wanted || !this.possible || !document.hidden || Notification.permission !== "granted") return;
    const notice = new Notification(title, { body, tag: location.pathname });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

export const notices = new Notices();
