/** What a channel still owes its client, kept until the client says it has it. */

type Entry = { readonly id: number; readonly json: string; readonly control: boolean };

/** Numbered payloads: handed out in order, resent from any acknowledged point, forgotten once acknowledged. */
export class Outbox {
  #entries: Entry[] = [];
  #lastId = 0;
  #characters = 0;

  /** The number of the latest payload; 0 was the handshake. */
  get lastId(): number {
    return this.#lastId;
  }

  /** How much is kept, in characters. */
  get characters(): number {
    return this.#characters;
  }

  /** Queues a payload that is JSON already. */
  push(json: string): void {
    this.#lastId += 1;
    this.#entries.push({ id: this.#lastId, json, control: false });
    this.#characters += json.length;
  }

  /** A payload that need not arrive, such as a keep-alive: it takes a number but is dropped once written. */
  pushTransient(json: string): void {
    this.#lastId += 1;
    this.#entries.push({ id: this.#lastId, json, control: true });
  }

  /** Forgets what the client has. */
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

  /** How much waits above `id`, in characters. */
  waitingAfter(id: number): number {
    return this.#entries.reduce((sum, entry) => (entry.id > id ? sum + entry.json.length : sum), 0);
  }
}
