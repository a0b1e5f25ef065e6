import { describe, expect, it } from 'vitest';
import { withPlainCharacters } from './read-xml-text.ts';

const mended = (text: string) => new TextDecoder().decode(withPlainCharacters(new TextEncoder().encode(text)));

describe('numbers of characters in a workbook', () => {
  it.each([
    ['<t>Coco &#128038;!</t>', '<t>Coco 🐦!</t>'],
    ['<t>&#x1F426;&#x1f427; é</t>', '<t>🐦🐧 é</t>'],
    ['<t>&#65536;</t>', '<t>\u{10000}</t>'],
    ['<t>&#x10FFFF;</t>', '<t>\u{10ffff}</t>'],
  ])('of %s become the characters themselves', (text, plain) => {
    expect(mended(text)).toBe(plain);
  });

  it.each(['<t>&#65535; &#233; &amp;#128038;</t>', '<t>&#x110000; &#9999999;</t>', '<t>&#128038</t>', '&', '&#'])(
    'in %s stay as they are',
    (text) => {
      expect(mended(text)).toBe(text);
    },
  );
});
