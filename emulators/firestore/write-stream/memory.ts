/** The answers of each Write stream, so that a resumed stream does not apply its writes twice. */
import { createHash } from 'node:crypto';
import type { CallContext } from '../contract.ts';
import type { WireWrite, WriteResponse } from '../wire.ts';

type Answer = { readonly position: number; readonly writes: string; readonly response: WriteResponse };

export type WriteMemory = {
  readonly streamId: string;
  readonly database: string;
  /** the writer, as in the count of writes */
  readonly client: string;
  lastPosition: number;
  answers: Answer[];
  touched: number;
  /** the stream that continues; the earlier ones of this memory are over */
  owner: object | null;
  /** settles once everything that its stream received is applied */
  settled: () => Promise<void>;
};

const REMEMBERED_STREAMS = 200;
const REMEMBERED_ANSWERS = 100;
const REMEMBERED_MS = 10 * 60 * 1000;

const UNOWNED = { owner: null, settled: (): Promise<void> => Promise.resolve() };

/** A digest of a request's writes: recognises them without keeping them. */
export function writesDigest(writes: readonly WireWrite[]): string {
  return createHash('sha256').update(JSON.stringify(writes)).digest('base64');
}

/** The recent streams of a server. */
export class WriteMemories {
  readonly #memories = new Map<string, WriteMemory>();

  /** Starts a memory for a new stream. */
  create(streamId: string, { database, client }: Pick<CallContext, 'database' | 'client'>): WriteMemory {
    const memory: WriteMemory = {
      ...{ streamId, database, client, lastPosition: 0, answers: [], touched: Date.now() },
      ...UNOWNED,
    };
    this.#memories.set(streamId, memory);
    this.#forgetOld();
    return memory;
  }

  /** The memory of a former stream; null when it is no longer known. */
  find(streamId: string, database: string): WriteMemory | null {
    const memory = this.#memories.get(streamId);
    return memory === undefined || memory.database !== database ? null : memory;
  }

  /**
   * The answer to the same writes of the same client on another stream, unless the client has shown that it received
   * that answer.
   */
  unheard(memory: WriteMemory, writes: string): WriteResponse | null {
    for (const other of this.#memories.values()) {
      if (other === memory || other.database !== memory.database || other.client !== memory.client) continue;
      const answer = other.answers.find((one) => one.writes === writes);
      if (answer !== undefined) return answer.response;
    }
    return null;
  }

  /** Keeps an answer until the client shows that it received it. */
  remember(memory: WriteMemory, answer: Answer): void {
    memory.touched = Date.now();
    memory.answers.push(answer);
    if (memory.answers.length > REMEMBERED_ANSWERS) memory.answers.shift();
  }

  #forgetOld(): void {
    for (const [streamId, memory] of this.#memories) {
      const old = Date.now() - memory.touched > REMEMBERED_MS;
      if (old || this.#memories.size > REMEMBERED_STREAMS) this.#memories.delete(streamId);
    }
  }
}
