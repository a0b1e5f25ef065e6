import { StorageError } from '../storage-error.ts';

type Condition = { readonly kind: 'eq' | 'starts-with'; readonly field: string; readonly value: string };

/** The uploads that a signed policy allows to a form. */
export type PostPolicy = {
  readonly conditions: readonly Condition[];
  /** bytes of the file */
  readonly least: number;
  readonly most: number;
};

/**
 * Reads the policy of a form. Throws for an expired or invalid one; the signature cannot be verified here. Source:
 * cloud.google.com/storage/docs/authentication/signatures#policy-document.
 */
export function readPolicy(encoded: string, nowMilliseconds: number): PostPolicy {
  const document = parse(encoded);
  const expires = Date.parse(String(document.expiration));
  if (Number.isNaN(expires)) throw refused('The policy names no time at which it expires.');
  if (expires < nowMilliseconds) throw refused('The policy has expired.');
  let [least, most] = [0, Infinity];
  const conditions: Condition[] = [];
  for (const entry of Array.isArray(document.conditions) ? (document.conditions as unknown[]) : []) {
    if (!Array.isArray(entry)) {
      for (const [field, value] of Object.entries(entry ?? {}))
        conditions.push({ kind: 'eq', field: field.toLowerCase(), value: String(value) });
      continue;
    }
    const [kind, first, second] = entry as unknown[];
    if (kind === 'content-length-range') [least, most] = [Number(first), Number(second)];
    else if (kind === 'eq' || kind === 'starts-with')
      conditions.push({ kind, field: String(first).replace(/^\$/, '').toLowerCase(), value: String(second) });
    else throw refused('The policy has a condition of an unknown kind.');
  }
  return { conditions, least, most };
}

/** Throws 403 unless the fields of the form, by lower-case name, match the policy. */
export function requireFields({ conditions }: PostPolicy, fields: ReadonlyMap<string, string>): void {
  for (const { kind, field, value } of conditions) {
    const given = fields.get(field) ?? '';
    if (kind === 'eq' ? given !== value : !given.startsWith(value))
      throw refused(`The form does not meet the policy's condition on ${field}.`);
  }
}

/** Throws 400 unless the length of the file matches the policy. */
export function requireLength({ least, most }: PostPolicy, size: number): void {
  if (size < least) throw new StorageError(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum.');
  if (size > most) throw new StorageError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum.');
}

function parse(encoded: string): { expiration?: unknown; conditions?: unknown } {
  try {
    const document: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    if (typeof document === 'object' && document !== null) return document;
  } catch {
    // Falls through to the error below.
  }
  throw new StorageError(400, 'InvalidPolicyDocument', 'The policy is not JSON in base64.');
}

function refused(message: string): StorageError {
  return new StorageError(403, 'InvalidPolicyDocument', message);
}
