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
  /** the last number the client has */
  readonly acknowledged: number;
  readonly longPolling: boolean;
  readonly pollTimeoutMs: number | null;
  /** whose connections are few */
  readonly browser: string;
};

export type SessionOptions = {
  readonly timings: SessionTimings;
  readonly crowd: Crowd;
  readonly open: (output: StreamOutput<object>) => Stream<string>;
  readonly onDropped: (session: Session) => void;
};

/** How long after its last word a channel can still be asked to repeat it. */
const FAREWELL_MS = 10_000;

/** More than this is not kept for a client that does not fetch it; it has to start over. */
const MAX_KEPT = 64 * 1024 * 1024;

/** How far messages may run ahead of one that is missing. */
const FARTHEST_AHEAD = 1000;

/** Keeps order and completeness in both directions; the stream above sees messages exactly once. */
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

  /** Takes messages of the client; those taken before are passed over, those too early wait for their turn. */
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

  /** The client has everything up to this number. */
  acknowledge(id: number): void {
    this.#outbox.acknowledge(id);
  }

  /** What a forward request is answered with: back channel open or not, last number, characters waiting. */
  status(): [number, number, number] {
    const known = this.#backChannel?.sent ?? 0;
    return [this.#backChannel === null ? 0 : 1, this.#outbox.lastId, this.#outbox.waitingAfter(known)];
  }

  /** Makes this response the back channel; an earlier one ends. */
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
    // A long poll that had something to say is over already.
    if (!response.writableEnded) {
      this.#backChannel = channel;
      this.#browser = browser;
      this.#options.crowd.enter(browser, this);
    }
    if (this.#finished) channel.end();
  }

  /** Ends the channel at once, without another word. */
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

  /** Breaks the back channel and knows nothing of the session any more. */
  cut(): void {
    this.#backChannel?.destroy();
    this.drop();
  }

  /** Ends the stream with a refusal. */
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

  /** Tells the client that the server goes away, so that it tries again soon, and ends. */
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

  /** Everything said in one turn of the event loop leaves in one frame. */
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
