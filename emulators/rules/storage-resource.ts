import { RulesTimestamp, type RulesMap, type RulesValue } from './contract.ts';

/** A stored file, or one after the request, as a storage server knows it. */
export type StorageFile = {
  readonly bucket: string;
  readonly name: string;
  readonly size: bigint | number;
  readonly generation: bigint | number | string;
  readonly metageneration: bigint | number | string;
  readonly timeCreated: Date;
  readonly updated: Date;
  readonly md5Hash: string;
  readonly crc32c: string;
  readonly etag: string;
  readonly contentType?: string | null | undefined;
  readonly contentDisposition?: string | null | undefined;
  readonly contentEncoding?: string | null | undefined;
  readonly contentLanguage?: string | null | undefined;
  readonly cacheControl?: string | null | undefined;
  /** custom metadata of the uploader */
  readonly metadata?: Readonly<Record<string, string>> | null | undefined;
};

/** Returns a file as the rules see it. Source: docs/reference/rules/rules.storage.Resource. */
export function storageResource(file: StorageFile): RulesMap {
  const text = (value: string | null | undefined): RulesValue => value ?? null;
  return new Map<string, RulesValue>([
    ['bucket', file.bucket],
    ['name', file.name],
    ['size', BigInt(file.size)],
    ['generation', BigInt(file.generation)],
    ['metageneration', BigInt(file.metageneration)],
    ['timeCreated', instantOf(file.timeCreated)],
    ['updated', instantOf(file.updated)],
    ['md5Hash', file.md5Hash],
    ['crc32c', file.crc32c],
    ['etag', file.etag],
    ['contentType', text(file.contentType)],
    ['contentDisposition', text(file.contentDisposition)],
    ['contentEncoding', text(file.contentEncoding)],
    ['contentLanguage', text(file.contentLanguage)],
    ['cacheControl', text(file.cacheControl)],
    ['metadata', new Map<string, RulesValue>(Object.entries(file.metadata ?? {}))],
  ]);
}

/** Returns a date as a timestamp of the rules. */
export function instantOf(date: Date): RulesTimestamp {
  const millis = date.getTime();
  const seconds = Math.floor(millis / 1000);
  return new RulesTimestamp(BigInt(seconds), (millis - seconds * 1000) * 1_000_000);
}
