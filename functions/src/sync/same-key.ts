import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns whether two keys are the same; its duration depends neither on the first difference nor on the lengths. */
export function isSameKey(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}
