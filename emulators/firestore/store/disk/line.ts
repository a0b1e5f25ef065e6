/** Lines of the journal: a checksum, a space and JSON. A damaged or truncated line is recognised. */
import { crc32 } from 'node:zlib';

const CHECKSUM = 8;

/** The line for some JSON text, with its line end. */
export function toLine(json: string): string {
  return `${crc32(json).toString(16).padStart(CHECKSUM, '0')} ${json}\n`;
}

/** The parsed content of a line without its line end; undefined when the checksum does not match. */
export function fromLine(line: Buffer): unknown {
  const json = line.subarray(CHECKSUM + 1);
  if (line[CHECKSUM] !== 32) return undefined;
  if (line.toString('latin1', 0, CHECKSUM) !== crc32(json).toString(16).padStart(CHECKSUM, '0')) return undefined;
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
}
