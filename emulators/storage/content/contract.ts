import type { Readable } from 'node:stream';
import type { Digests } from '../digests/digester.ts';

/** Content that is being written. */
export type ContentWriter = {
  readonly id: string;
  readonly size: number;
  append(chunk: Uint8Array): Promise<void>;
  digests(): Digests;
  /** Keeps the written bytes, safe from a crash once this resolves. */
  keep(): Promise<void>;
  /** Drops the written bytes. */
  discard(): Promise<void>;
  /** Closes the file without dropping it. */
  release(): Promise<void>;
};

/** First and last byte, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

/** The bytes of objects, each under an id that reveals nothing of the object's name. */
export type Contents = {
  begin(): Promise<ContentWriter>;
  /** Resumes a content that was neither kept nor discarded when the process ended; null when there is none. */
  resume(id: string): Promise<ContentWriter | null>;
  /** Opens for reading; the bytes stay readable even when they are removed meanwhile. */
  open(id: string, range?: ByteRange): Promise<Readable>;
  remove(id: string): Promise<void>;
  /** The ids of all kept contents. */
  keptIds(): Promise<ReadonlySet<string>>;
  /** The ids of all contents that were neither kept nor discarded. */
  unfinishedIds(): Promise<ReadonlySet<string>>;
  /** Removes everything except the named contents. */
  sweep(kept: ReadonlySet<string>, unfinished: ReadonlySet<string>): Promise<void>;
};
