/** The open GET request that carries a channel's messages to the client. */
import type { ServerResponse } from 'node:http';
import { frameText } from './framing.ts';
import type { Outbox } from './outbox.ts';

export const NOOP = '["noop"]';

export type BackChannelOptions = {
  /** long polling: one batch, then the response ends */
  readonly longPolling: boolean;
  /** how long a long poll may wait for messages */
  readonly pollTimeoutMs: number;
  readonly noopIntervalMs: number;
  /** the last number that the client received */
  readonly acknowledged: number;
  readonly onClosed: () => void;
};

/** A streaming response ends now and then: the browser keeps all of its text in memory until then. */
const MAX_STREAMED = 512 * 1024;

/** Writes the outbox to one response. */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #outbox: Outbox;
  readonly #options: BackChannelOptions;
  readonly #timer: NodeJS.Timeout;
  #sent: number;
  #written = 0;
  #turn: NodeJS.Timeout | null = null;
  #open = true;

  constructor(response: ServerResponse, outbox: Outbox, options: BackChannelOptions) {
    this.#response = response;
    this.#outbox = outbox;
    this.#options = options;
    this.#sent = options.acknowledged;
    const say = (): void => this.#sayNoop();
    this.#timer = options.longPolling
      ? setTimeout(say, options.pollTimeoutMs)
      : setInterval(say, options.noopIntervalMs);
    response.once('close', () => this.#closed());
    response.flushHeaders();
    this.flush();
    // A client that receives no bytes soon assumes a buffering network and falls back to long polling.
    if (!options.longPolling && this.#open && this.#written === 0) this.#sayNoop();
  }

  get sent(): number {
    return this.#sent;
  }

  /** Writes the pending messages. */
  flush(): void {
    if (!this.#open) return;
    const due = this.#outbox.takeAfter(this.#sent);
    if (due === null) return;
    this.#sent = due.lastId;
    const text = frameText(due.json);
    this.#written += text.length;
    this.#response.write(text);
    if (this.#options.longPolling || this.#written > MAX_STREAMED) this.end();
  }

  /** Ends the response properly; the client can request unacknowledged messages again. */
  end(): void {
    if (!this.#open) return;
    // The client takes a response without a single frame for an error.
    if (this.#written === 0) {
      this.#outbox.pushTransient(NOOP);
      const due = this.#outbox.takeAfter(this.#sent);
      if (due !== null) this.#response.write(frameText(due.json));
    }
    this.#response.end();
    this.#closed();
  }

  /** Frees the connection for other tabs that wait. */
  endWithin(milliseconds: number): void {
    if (this.#open) this.#turn ??= setTimeout(() => this.end(), milliseconds).unref();
  }

  /** Ends the response as a broken connection does. */
  destroy(): void {
    this.#response.destroy();
    this.#closed();
  }

  #sayNoop(): void {
    this.#outbox.pushTransient(NOOP);
    this.flush();
  }

  #closed(): void {
    if (!this.#open) return;
    this.#open = false;
    clearInterval(this.#timer);
    if (this.#turn !== null) clearTimeout(this.#turn);
    this.#options.onClosed();
  }
}
