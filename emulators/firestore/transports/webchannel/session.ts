/** One WebChannel: an ordered stream in each direction over short and long HTTP requests. */
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { FirestoreError } from '../../contract.ts';
import { grpcCode } from '../status.ts';
import type { Stream, StreamOutput } from '../streams.ts';
import { BackChannel } from './back-channel.ts';
import type { Crowd, Waiting } from './crowd.ts';
import { Outbox } from './outbox.ts';

export type SessionTimings = {
  /** how long a channel lives without a back channel */
  readonly abandonedMs: number;
  readonly noopIntervalMs: number;
  readonly longPollMs: number;
};

export type Attachment = {
  /** the last number that the client received */
  readonly acknowledged: number;
  readonly longPolling: boolean;
  readonly pollTimeoutMs: number | null;
  /** identifies a browser, which has few connections */
  readonly browser: string;
};

export type SessionOptions = {
  readonly timings: SessionTimings;
  readonly crowd: Crowd;
  readonly open: (output: StreamOutput<object>) => Stream<string>;
  readonly onDropped: (session: Session) => void;
};

/** The time after its end in which a channel can resend its last messages. */
const FAREWELL_MS = 10_000;

/** A client that leaves more than this unfetched must start over. */
const MAX_KEPT = 64 * 1024 * 1024;

/** The distance by which messages may be ahead of a missing one. */
const FARTHEST_AHEAD = 1000;

/** Keeps order and completeness in both directions; the stream sees each message exactly once. */
export class Session implements Waiting {
  readonly id: string = randomBytes(16).toString('base64url');
  readonly #options: SessionOptions;
  readonly #outbox = new Outbox();
  readonly #early = new Map<number, string>();
  readonly #stream: Stream<string>;
  #backChannel: BackChannel | null = null;
  #browser = '';
  #nextOffset = 0;
  #flushScheduled = false;
  #finished = false;
  #dropped = false;
  #abandonment: NodeJS.Timeout | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#stream = options.open({
      send: (message) => this.#queue(JSON.stringify([message])),
      fail: (error) => this.fail(error),
      cut: () => this.cut(),
    });
    this.#expectReturn(options.timings.abandonedMs);
  }

  /** Receives messages of the client; repeated ones are ignored, early ones wait for their turn. */
  receive(offset: number, messages: readonly string[]): void {
    if (offset > this.#nextOffset + FARTHEST_AHEAD) {
      throw new FirestoreError('INVALID_ARGUMENT', `Message ${offset} is too far ahead of ${this.#nextOffset}.`);
    }
    messages.forEach((message, index) => {
      if (offset + index >= this.#nextOffset) this.#early.set(offset + index, message);
    });
    for (let next = this.#early.get(this.#nextOffset); next !== undefined; next = this.#early.get(this.#nextOffset)) {
      this.#early.delete(this.#nextOffset);
      this.#nextOffset += 1;
      if (!this.#finished) this.#stream.receive(next);
    }
  }

  /** The client received everything up to this number. */
  acknowledge(id: number): void {
    this.#outbox.acknowledge(id);
  }

  /** The response to a forward request: whether the back channel is open, the last number, the characters waiting. */
  status(): [number, number, number] {
    const known = this.#backChannel?.sent ?? 0;
    return [this.#backChannel === null ? 0 : 1, this.#outbox.lastId, this.#outbox.waitingAfter(known)];
  }

  /** Makes this response the back channel; the former one ends. */
  attach(response: ServerResponse, { acknowledged, longPolling, pollTimeoutMs, browser }: Attachment): void {
    this.#backChannel?.end();
    this.#outbox.acknowledge(acknowledged);
    this.#returned();
    const { noopIntervalMs, longPollMs } = this.#options.timings;
    const channel: BackChannel = new BackChannel(response, this.#outbox, {
      longPolling,
      acknowledged,
      noopIntervalMs,
      pollTimeoutMs: Math.min(pollTimeoutMs ?? longPollMs, longPollMs),
      onClosed: () => this.#detached(),
    });
    // A long poll with messages is over already.
    if (!response.writableEnded) {
      this.#backChannel = channel;
      this.#browser = browser;
      this.#options.crowd.enter(browser, this);
    }
    if (this.#finished) channel.end();
  }

  /** Ends the channel at once, without a message. */
  drop(): void {
    if (this.#dropped) return;
    this.#dropped = true;
    this.#finished = true;
    this.#returned();
    this.#backChannel?.end();
    this.#stream.close();
    this.#options.onDropped(this);
  }

  endWithin(milliseconds: number): void {
    this.#backChannel?.endWithin(milliseconds);
  }

  /** Breaks the back channel and forgets the session. */
  cut(): void {
    this.#backChannel?.destroy();
    this.drop();
  }

  /** Ends the stream with an error. */
  fail(error: FirestoreError): void {
    if (this.#finished) return;
    this.#queue(
      JSON.stringify([{ error: { code: grpcCode(error.code), status: error.code, message: error.message } }]),
    );
    this.#queue('["close"]');
    this.#finished = true;
    this.#stream.close();
    this.#expectReturn(FAREWELL_MS);
  }

  /** Tells the client that the server stops, so that it retries soon, and ends. */
  shutDown(error: FirestoreError): void {
    this.fail(error);
    this.#backChannel?.flush();
    this.drop();
  }

  #queue(json: string): void {
    if (this.#finished) return;
    this.#outbox.push(json);
    if (this.#outbox.characters > MAX_KEPT) this.cut();
    else this.#scheduleFlush();
  }

  /** All messages of one turn of the event loop leave in one frame. */
  #scheduleFlush(): void {
    if (this.#flushScheduled) return;
    this.#flushScheduled = true;
    setImmediate(() => {
      this.#flushScheduled = false;
      this.#backChannel?.flush();
      if (this.#finished) this.#backChannel?.end();
    });
  }

  #detached(): void {
    this.#backChannel = null;
    this.#options.crowd.leave(this.#browser, this);
    if (!this.#dropped) this.#expectReturn(this.#finished ? FAREWELL_MS : this.#options.timings.abandonedMs);
  }

  #expectReturn(withinMs: number): void {
    this.#returned();
    this.#abandonment = setTimeout(() => this.drop(), withinMs);
    this.#abandonment.unref();
  }

  #returned(): void {
    if (this.#abandonment !== null) clearTimeout(this.#abandonment);
    this.#abandonment = null;
  }
}
