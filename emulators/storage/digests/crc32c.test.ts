import { describe, expect, it } from 'vitest';
import { crc32c, crc32cText } from './crc32c.ts';

describe('CRC-32C', () => {
  it.each([
    ['', 0],
    ['a', 0xc1d04330],
    ['123456789', 0xe3069283],
    ['The quick brown fox jumps over the lazy dog', 0x22620404],
  ])('the CRC-32C of %j is the published one', (text, expected) => expect(crc32c(Buffer.from(text))).toBe(expected));

  it('the CRC-32C is the same however the bytes are divided', () => {
    const bytes = Buffer.from(Array.from({ length: 1001 }, (_, index) => (index * 31) % 256));
    const whole = crc32c(bytes);
    for (const cut of [0, 1, 3, 4, 5, 500, 1000, 1001])
      expect(crc32c(bytes.subarray(cut), crc32c(bytes.subarray(0, cut)))).toBe(whole);
  });

  it('the CRC-32C is base64 with the highest byte first', () => expect(crc32cText(0xe3069283)).toBe('4waSgw=='));
});
