/** The Castagnoli polynomial, bits reversed. */
const POLYNOMIAL = 0x82f63b78;

/** Four tables, to process four bytes per step. */
const TABLES = makeTables();

/**
 * The CRC-32C of `bytes` that follow earlier ones.
 * @param before the CRC-32C of the earlier bytes; 0 for none
 */
export function crc32c(bytes: Uint8Array, before = 0): number {
  const [t0, t1, t2, t3] = TABLES;
  const fourths = bytes.length - (bytes.length % 4);
  let crc = ~before;
  let at = 0;
  for (; at < fourths; at += 4) {
    crc ^= byte(bytes, at) | (byte(bytes, at + 1) << 8) | (byte(bytes, at + 2) << 16) | (byte(bytes, at + 3) << 24);
    crc =
      entry(t3, crc & 0xff) ^ entry(t2, (crc >>> 8) & 0xff) ^ entry(t1, (crc >>> 16) & 0xff) ^ entry(t0, crc >>> 24);
  }
  for (; at < bytes.length; at += 1) crc = (crc >>> 8) ^ entry(t0, (crc ^ byte(bytes, at)) & 0xff);
  return ~crc >>> 0;
}

/** Google encodes the checksum as base64 of its four bytes, the highest first. */
export function crc32cText(crc: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc);
  return bytes.toString('base64');
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function entry(table: Int32Array, at: number): number {
  return table[at] ?? 0;
}

function makeTables(): [Int32Array, Int32Array, Int32Array, Int32Array] {
  const first = new Int32Array(256).map((_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    return value;
  });
  const next = (table: Int32Array): Int32Array => table.map((value) => (value >>> 8) ^ entry(first, value & 0xff));
  const second = next(first);
  const third = next(second);
  return [first, second, third, next(third)];
}
