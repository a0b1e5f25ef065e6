import { createHash } from 'node:crypto';

/** Returns an id in the form that browsers give to new documents: the same UUID for the same name. */
export function documentId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
