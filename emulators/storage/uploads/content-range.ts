import { invalid } from '../storage-error.ts';

/** A `Content-Range` header: the position of the first byte (null for a status query), and the total size. */
export type ContentRange = {
  readonly start: number | null;
  readonly end: number | null;
  readonly total: number | null;
};

/** Reads the header of an upload's part; an empty object has `bytes 0--1` of 0. Throws 400. */
export function contentRangeOf(header: string | undefined): ContentRange | null {
  if (header === undefined) return null;
  const match = /^bytes (?:(\d{1,15})-(\d{1,15}|-1|\*)|\*)\/(\d{1,15}|\*)$/.exec(header.trim());
  if (match === null) throw invalid(`Invalid Content-Range: "${header.slice(0, 100)}".`);
  const [, start, end, total] = match;
  const range = { start: numberOf(start), end: numberOf(end), total: numberOf(total) };
  const isBackwards = range.start !== null && range.end !== null && range.end < range.start - 1;
  const isTooLong = range.end !== null && range.total !== null && range.end >= range.total;
  if (isBackwards || isTooLong) throw invalid(`Invalid Content-Range: "${header.slice(0, 100)}".`);
  return range;
}

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === '*' ? null : Number(text);
}
