/** The Write stream: a handshake, then batches of writes, each answered in order. */
import { randomUUID } from 'node:crypto';
import { FirestoreError } from '../contract.ts';
import type { Backend, CallContext, Caller } from '../contract.ts';
import { callContext } from '../transports/caller.ts';
import { databaseOf } from '../transports/resource-names.ts';
import { asFirestoreError } from '../transports/status.ts';
import type { Stream, StreamOutput } from '../transports/streams.ts';
import type { WireWrite, WriteRequest, WriteResponse } from '../wire.ts';
import { WriteMemories, writesDigest } from './memory.ts';
import type { WriteMemory } from './memory.ts';

export type WriteStreamOptions = {
  readonly output: StreamOutput<WriteResponse>;
  /** throws when the credentials are unusable */
  readonly caller: () => Caller;
};

/** All Write streams of a server. */
export class WriteStreams {
  readonly #backend: Backend;
  readonly #log: (line: string) => void;
  readonly #memories = new WriteMemories();

  constructor(backend: Backend, log: (line: string) => void) {
    this.#backend = backend;
    this.#log = log;
  }

  /** A new stream; it stays silent until its first message. */
  open(options: WriteStreamOptions): Stream<WriteRequest> {
    return new WriteStream(this.#backend, this.#memories, this.#log, options);
  }
}

class WriteStream implements Stream<WriteRequest> {
  readonly #backend: Backend;
  readonly #memories: WriteMemories;
  readonly #log: (line: string) => void;
  readonly #options: WriteStreamOptions;
  #opened: { readonly context: CallContext; readonly memory: WriteMemory } | null = null;
  #closed = false;
  #failed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(backend: Backend, memories: WriteMemories, log: (line: string) => void, options: WriteStreamOptions) {
    this.#backend = backend;
    this.#memories = memories;
    this.#log = log;
    this.#options = options;
  }

  receive(request: WriteRequest): void {
    this.#work = this.#work.then(() => this.#process(request));
  }

  drained(): Promise<void> {
    return this.#work;
  }

  /** Received batches are still applied, as the service does; only their answers are dropped. */
  close(): void {
    this.#closed = true;
  }

  async #process(request: WriteRequest): Promise<void> {
    // After a refused batch the client opens another stream and sends the later batches again.
    if (this.#failed) return;
    try {
      if (this.#opened === null) {
        if ((request.writes ?? []).length > 0) {
          throw new FirestoreError('INVALID_ARGUMENT', 'The first message of a write stream carries no writes.');
        }
        this.#opened = await this.#handshake(request);
        return;
      }
      if (isHandshake(request)) return;
      await this.#apply(this.#opened.context, this.#opened.memory, request);
    } catch (error) {
      this.#failed = true;
      if (!this.#closed) this.#options.output.fail(asFirestoreError(error, this.#log));
    }
  }

  #send(response: WriteResponse): void {
    if (!this.#closed) this.#options.output.send(response);
  }

  async #handshake(request: WriteRequest): Promise<{ context: CallContext; memory: WriteMemory }> {
    const database = databaseOf(request.database);
    const context = callContext(database, this.#options.caller());
    // A named database is refused with the first writes: a client whose handshake fails would retry for ever.
    const memory = (await this.#resume(request, database)) ?? this.#memories.create(randomUUID(), context);
    memory.owner = this;
    memory.settled = () => this.#work;
    this.#send({ streamId: memory.streamId, streamToken: request.streamToken ?? writeToken(memory.lastPosition) });
    return { context, memory };
  }

  async #resume(request: WriteRequest, database: string): Promise<WriteMemory | null> {
    if (request.streamId === undefined || request.streamId === '') return null;
    const memory = this.#memories.find(request.streamId, database);
    // Batches that the lost stream received may still be on their way into the database.
    await memory?.settled();
    const position = writePosition(request.streamToken);
    if (memory === null || position === null || position > memory.lastPosition) {
      throw new FirestoreError('FAILED_PRECONDITION', 'This write stream cannot be resumed; open a new one.');
    }
    // Answers that the client received are settled; the later ones may be requested once more.
    memory.answers = memory.answers.filter((answer) => answer.position > position);
    memory.lastPosition = position;
    return memory;
  }

  async #apply(context: CallContext, memory: WriteMemory, request: WriteRequest): Promise<void> {
    if (memory.owner !== this) {
      throw new FirestoreError('FAILED_PRECONDITION', 'This write stream was resumed elsewhere.');
    }
    // A token shows that the client received all answers up to it.
    const acknowledged = writePosition(request.streamToken) ?? 0;
    memory.answers = memory.answers.filter((answer) => answer.position > acknowledged);
    const writes: WireWrite[] = request.writes ?? [];
    if (writes.length === 0) {
      this.#send({ streamToken: writeToken(memory.lastPosition) });
      return;
    }
    const position = memory.lastPosition + 1;
    const digest = writesDigest(writes);
    const known = memory.answers.find((answer) => answer.position === position);
    memory.lastPosition = position;
    if (known !== undefined && known.writes === digest) {
      this.#send(known.response);
      return;
    }
    memory.answers = memory.answers.filter((answer) => answer.position < position);
    const answer = await this.#commit(context, memory, writes, digest);
    const response: WriteResponse = { ...answer, streamToken: writeToken(position) };
    this.#memories.remember(memory, { position, writes: digest, response });
    this.#send(response);
  }

  /**
   * The SDKs do not resume streams: after a lost answer they send the same writes on another stream. A create then
   * finds the document that it created itself.
   */
  async #commit(
    context: CallContext,
    memory: WriteMemory,
    writes: WireWrite[],
    digest: string,
  ): Promise<WriteResponse> {
    try {
      const { writeResults, commitTime } = await this.#backend.commit(context, { writes });
      return { writeResults, commitTime };
    } catch (error) {
      const exists = error instanceof FirestoreError && error.code === 'ALREADY_EXISTS';
      const unheard = exists ? this.#memories.unheard(memory, digest) : null;
      if (unheard === null) throw error;
      return unheard;
    }
  }
}

/**
 * A client that reconnects while it connects sends two handshakes; a second answer would be taken for the answer to its
 * writes.
 */
function isHandshake({ database = '', streamToken = '', writes = [] }: WriteRequest): boolean {
  return database !== '' && streamToken === '' && writes.length === 0;
}

/** Returns the stream token of the response with this number; opaque to clients. */
function writeToken(position: number): string {
  return Buffer.from(`w${position}`).toString('base64');
}

/** Returns the number of the response that a stream token belongs to; null for a token that this server never gave. */
function writePosition(token: string | undefined): number | null {
  const match = /^w(\d+)$/.exec(Buffer.from(token ?? '', 'base64').toString('latin1'));
  return match === null ? null : Number(match[1]);
}
