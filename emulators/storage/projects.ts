import type { Caller } from '../firestore/contract.ts';

const SUFFIXES = ['.appspot.com', '.firebasestorage.app'];

/**
 * The project whose Firestore the rules of a bucket read: that of the caller's token, of the bucket's name, or the
 * server's.
 */
export function projectOfBucket(bucket: string, caller: Caller, ownProject: string): string {
  const audience = caller.kind === 'user' ? caller.token['aud'] : undefined;
  if (typeof audience === 'string' && audience !== '') return audience;
  const suffix = SUFFIXES.find((ending) => bucket.endsWith(ending));
  return suffix === undefined ? ownProject : bucket.slice(0, -suffix.length);
}
