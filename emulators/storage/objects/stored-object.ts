/** The properties of an object that clients may set, besides its bytes and custom metadata; null is unset. */
export type Settings = {
  readonly contentType: string | null;
  readonly cacheControl: string | null;
  readonly contentDisposition: string | null;
  readonly contentEncoding: string | null;
  readonly contentLanguage: string | null;
  readonly customTime: string | null;
};

/** One object. Immutable. */
export type StoredObject = Settings & {
  readonly bucket: string;
  readonly name: string;
  /** microseconds since 1970 of the upload: unique and rising */
  readonly generation: string;
  readonly metageneration: number;
  /** id of the bytes */
  readonly contentId: string;
  readonly size: number;
  /** null for an object composed of several */
  readonly md5Hash: string | null;
  readonly crc32c: string;
  readonly timeCreated: string;
  readonly updated: string;
  readonly storageClass: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** each token lets its holder download the object */
  readonly downloadTokens: readonly string[];
  readonly componentCount: number | null;
};

/** Google's entity tag: generation and metageneration as fields 1 and 2 of a protocol buffer. */
export function etagOf(object: Pick<StoredObject, 'generation' | 'metageneration'>): string {
  return Buffer.from([
    0x08,
    ...varint(BigInt(object.generation)),
    0x10,
    ...varint(BigInt(object.metageneration)),
  ]).toString('base64');
}

function varint(value: bigint): number[] {
  const low = Number(value & 0x7fn);
  return value < 0x80n ? [low] : [low | 0x80, ...varint(value >> 7n)];
}
