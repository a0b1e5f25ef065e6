/** One string in memory for a text that many documents contain: statuses, kinds, ids. */

const SLOTS = 8192;
const MAX_LENGTH = 80;

const slots: string[] = Array.from({ length: SLOTS }, () => '');

/** The same text, as the string object that was used recently, if there was one. */
export function sharedText(text: string): string {
  const { length } = text;
  if (length === 0 || length > MAX_LENGTH) return text;
  const slot = slotOf(text, length);
  const known = slots[slot] as string;
  if (known === text) return known;
  slots[slot] = text;
  return text;
}

/** Texts that count upwards differ in their last letters, others in their first ones. */
function slotOf(text: string, length: number): number {
  let hash = length;
  for (let index = Math.max(0, length - 6); index < length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  hash = (hash * 31 + text.charCodeAt(0)) | 0;
  hash = (hash * 31 + text.charCodeAt(length >>> 1)) | 0;
  return (hash >>> 0) % SLOTS;
}
