/** The messages of a channel for its client, kept until the client acknowledges them. */

type Entry = { readonly id: number; readonly json: string; readonly control: boolean };

/** Numbered payloads: sent in order, resent from any acknowledged point, dropped once acknowledged. */
export class Outbox {
  #entries: Entry[] = [];
  #lastId = 0;
  #characters = 0;

  /** The number of the latest payload; 0 was the handshake. */
  get lastId(): number {
    return this.#lastId;
  }

  /** The size of the kept payloads, in characters. */
  get characters(): number {
    return this.#characters;
  }

  /** Queues a payload that is already JSON. */
  push(json: string): void {
    this.#lastId += 1;
    this.#entries.push({ id: this.#lastId, json, control: false });
    this.#characters += json.length;
  }

  /** Queues a payload that may get lost, such as a keep-alive: it takes a number but is dropped once written. */
  pushTransient(json: string): void {
    this.#lastId += 1;
    this.#entries.push({ id: this.#lastId, json, control: true });
  }

  /** Drops the payloads that the client acknowledged. */
  acknowledge(id: number): void {
    if (this.#entries.length === 0 || (this.#entries[0]?.id ?? 0) > id) return;
    this.#entries = this.#entries.filter((entry) => entry.id > id);
    this.#characters = this.waitingAfter(id);
  }

  /** The payloads above `id` as one JSON array, and the number of the last; null when there is none. */
  takeAfter(id: number): { json: string; lastId: number } | null {
    const due = this.#entries.filter((entry) => entry.id > id);
    const last = due.at(-1);
    if (last === undefined) return null;
    this.#entries = this.#entries.filter((entry) => !entry.control || entry.id <= id);
    return { json: `[${due.map((entry) => `[${entry.id},${entry.json}]`).join(',')}]`, lastId: last.id };
  }

  /** The size of the payloads above `id`, in characters. */
  waitingAfter(id: number): number {
    return this.#entries.reduce((sum, entry) => (entry.id > id ? sum + entry.json.length : sum), 0);
  }
}
