import { invalid } from '../storage-error.ts';
import type { Settings, StoredObject } from './stored-object.ts';

/** The maximum bytes of custom metadata at Google, names and values together. */
const MAX_METADATA = 8 * 1024;

const TEXT_SETTINGS = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'customTime',
] as const;

const DOWNLOAD_TOKENS = 'firebaseStorageDownloadTokens';

/** The properties of an object that a client may describe; an absent one stays unchanged. */
export type Described = {
  readonly settings: Partial<Settings>;
  /** null clears all, a null value clears one */
  readonly metadata: Readonly<Record<string, string | null>> | null | undefined;
  readonly downloadTokens: readonly string[] | undefined;
  readonly storageClass: string | undefined;
  /** digests of the bytes, as the client knows them */
  readonly md5Hash: string | undefined;
  readonly crc32c: string | undefined;
};

/** Reads a client's JSON description of an object. Throws 400 for values of the wrong kind. */
export function readDescription(value: unknown): Described {
  if (value === undefined || value === null) return readDescription({});
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('The metadata is not a JSON object.');
  const fields = value as Record<string, unknown>;
  const settings: Partial<Record<keyof Settings, string | null>> = {};
  for (const name of TEXT_SETTINGS) {
    const given = fields[name];
    if (given !== undefined) settings[name] = given === null || given === '' ? null : text(name, given);
  }
  if (settings.customTime && Number.isNaN(Date.parse(settings.customTime)))
    throw invalid('Invalid value for customTime.');
  const { metadata, downloadTokens } = readMetadata(fields['metadata']);
  return {
    settings,
    metadata,
    downloadTokens,
    storageClass: optionalText('storageClass', fields['storageClass']),
    md5Hash: optionalText('md5Hash', fields['md5Hash']),
    crc32c: optionalText('crc32c', fields['crc32c']),
  };
}

/** The settings of a new object; properties without a description are unset. */
export function newSettings({ settings }: Described): Settings {
  return {
    contentType: settings.contentType ?? null,
    cacheControl: settings.cacheControl ?? null,
    contentDisposition: settings.contentDisposition ?? null,
    contentEncoding: settings.contentEncoding ?? null,
    contentLanguage: settings.contentLanguage ?? null,
    customTime: settings.customTime ?? null,
  };
}

/** The custom metadata after a change. Throws 400 when they are too large. */
export function changedMetadata(
  before: Readonly<Record<string, string>>,
  change: Described['metadata'],
): Record<string, string> {
  if (change === undefined) return before;
  // Without a prototype, so that any name is safe.
  const after = Object.assign(Object.create(null) as Record<string, string>, change === null ? {} : before);
  for (const [name, value] of Object.entries(change ?? {})) {
    if (value === null) delete after[name];
    else after[name] = value;
  }
  const bytes = Object.entries(after).reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0);
  if (bytes > MAX_METADATA)
    throw invalid(`The metadata of the object has ${bytes} bytes; at most ${MAX_METADATA} may be.`);
  return after;
}

/** The object after the description is applied, one metageneration later. */
export function withDescription(object: StoredObject, described: Described, updated: string): StoredObject {
  return {
    ...object,
    ...described.settings,
    metadata: changedMetadata(object.metadata, described.metadata),
    downloadTokens: described.downloadTokens ?? (described.metadata === null ? [] : object.downloadTokens),
    storageClass: described.storageClass ?? object.storageClass,
    metageneration: object.metageneration + 1,
    updated,
  };
}

function readMetadata(value: unknown): Pick<Described, 'metadata' | 'downloadTokens'> {
  if (value === undefined || value === null) return { metadata: value, downloadTokens: undefined };
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('Invalid value for metadata.');
  const metadata = Object.create(null) as Record<string, string | null>;
  let downloadTokens: readonly string[] | undefined;
  for (const [name, given] of Object.entries(value)) {
    const own = given === null ? null : text(`metadata.${name}`, given);
    // Google keeps the tokens in the metadata; only administrators see them there.
    if (name === DOWNLOAD_TOKENS) downloadTokens = (own ?? '').split(',').filter((token) => token !== '');
    else metadata[name] = own;
  }
  return { metadata, downloadTokens };
}

function optionalText(name: string, value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : text(name, value);
}

/** Numbers and booleans become text, as at Google. */
function text(name: string, value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw invalid(`Invalid value for ${name}.`);
  // They travel in headers again.
  // oxlint-disable-next-line no-control-regex
  if (!name.startsWith('metadata.') && /[\u0000-\u001f\u007f]/.test(value)) throw invalid(`Invalid value for ${name}.`);
  return value;
}
