import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { operation, type Operations } from './operation.ts';

const CASTAGNOLI = 0x82f63b78;
const CRC32C_TABLE = Uint32Array.from({ length: 256 }, (_unused, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? CASTAGNOLI : 0);
  return remainder >>> 0;
});

function crc32c(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (CRC32C_TABLE[(remainder ^ byte) & 0xff] as number);
  return (remainder ^ 0xffffffff) >>> 0;
}

const bytesOf = (input: string | Uint8Array): Uint8Array =>
  typeof input === 'string' ? Buffer.from(input, 'utf8') : input;

function littleEndian(checksum: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, checksum, true);
  return bytes;
}

const digest = (algorithm: 'md5' | 'sha256', input: string | Uint8Array): Uint8Array =>
  Uint8Array.from(createHash(algorithm).update(bytesOf(input)).digest());

/** Methods of bytes. Base64 is the URL-safe alphabet with padding. Source: docs/reference/rules/rules.Bytes. */
export const BYTES_METHODS: Operations = {
  size: operation('bytes.size', [], (bytes: Uint8Array) => BigInt(bytes.length)),
  toBase64: operation('bytes.toBase64', [], (bytes: Uint8Array) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: operation('bytes.toHexString', [], (bytes: Uint8Array) =>
    Buffer.from(bytes).toString('hex').toUpperCase(),
  ),
};

/** The namespace `hashing`. Checksums are four bytes, the lowest first. Source: docs/reference/rules/rules.hashing. */
export const HASHING_FUNCTIONS: Operations = {
  crc32: operation('hashing.crc32', ['hashable'], (_receiver, input) => littleEndian(crc32(bytesOf(input)))),
  crc32c: operation('hashing.crc32c', ['hashable'], (_receiver, input) => littleEndian(crc32c(bytesOf(input)))),
  md5: operation('hashing.md5', ['hashable'], (_receiver, input) => digest('md5', input)),
  sha256: operation('hashing.sha256', ['hashable'], (_receiver, input) => digest('sha256', input)),
};
