import type { Readable } from 'node:stream';
import type { Digests } from '../digests/digester.ts';

/** Bytes on their way in. */
export type ContentWriter = {
  readonly id: string;
  readonly size: number;
  append(chunk: Uint8Array): Promise<void>;
  digests(): Digests;
  /** Keeps what was written, safe from a crash once this resolves. */
  keep(): Promise<void>;
  /** Drops what was written. */
  discard(): Promise<void>;
  /** Lets go of the file without dropping it. */
  release(): Promise<void>;
};

/** From and to, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Where the bytes of objects are, each under an id that says nothing of its name. */
export type Contents = {
  begin(): Promise<ContentWriter>;
  /** Goes on with what was neither kept nor discarded when the process ended; null when there is none. */
  resume(id: string): Promise<ContentWriter | null>;
  /** Opens for reading; the bytes stay readable even when they are removed meanwhile. */
  open(id: string, range?: ByteRange): Promise<Readable>;
  remove(id: string): Promise<void>;
  /** Removes everything but what is named. */
  sweep(kept: ReadonlySet<string>, unfinished: ReadonlySet<string>): Promise<void>;
};
