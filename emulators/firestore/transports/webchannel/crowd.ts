/**
 * A browser opens at most six connections to one server, and every listening tab holds one. The seventh tab could not
 * even connect. In a crowd the open responses are therefore ended in turn: each tab reconnects at once, behind the tabs
 * that waited.
 */

export type Waiting = {
  /** Ends the response properly after this time. */
  endWithin(milliseconds: number): void;
};

const MAX_AT_EASE = 3;
const TURN_MS = 500;

/** The open back channels, by browser. */
export class Crowd {
  readonly #browsers = new Map<string, Set<Waiting>>();

  enter(browser: string, channel: Waiting): void {
    const channels = this.#browsers.get(browser) ?? new Set();
    this.#browsers.set(browser, channels.add(channel));
    if (channels.size <= MAX_AT_EASE) return;
    for (const one of channels) one.endWithin(TURN_MS);
  }

  leave(browser: string, channel: Waiting): void {
    const channels = this.#browsers.get(browser);
    channels?.delete(channel);
    if (channels?.size === 0) this.#browsers.delete(browser);
  }
}
