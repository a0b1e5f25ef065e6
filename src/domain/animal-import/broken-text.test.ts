import { expect, it } from 'vitest';
import { likelyText } from './broken-text.ts';

it.each([
  ['LÃ©o', 'Léo'],
  ['L&eacute;o', 'Léo'],
  ['L&#233;o &amp; Zo&#xEB;', 'Léo & Zoë'],
  ['Aujourdâ€™hui', 'Aujourd’hui'],
  ['Å’uf et cÅ“ur', 'Œuf et cœur'],
  ['ðŸ¦œ Coco', '🦜 Coco'],
  ['VoliÃ¨re 2', 'Volière 2'],
  ['a&#32;b&#x10ffff;', 'a b\u{10ffff}'],
  ['&amp;&lt;&gt;&quot;&apos;&nbsp;&szlig;&oelig;&OElig;&aelig;&AElig;', '&<>"\' ßœŒæÆ'],
  ['&oslash;&Oslash;&rsquo;&lsquo;&ldquo;&rdquo;&ndash;&mdash;', 'øØ’‘“”–—'],
  ['&hellip;&deg;&laquo;&raquo;&euro;', '…°«»€'],
  ['&agrave;&aacute;&acirc;&atilde;&auml;&aring;&ccedil;&scaron;', 'àáâãäåçš'],
])('%j probably meant %j', (text, meant) => {
  expect(likelyText(text)).toBe(meant);
});

it.each([
  ...['Léo', 'Jean & Marie', 'AT&T;', '&unknown;', 'Âge', 'MÃE', 'Ångström', 'São João', ''],
  ...['R&#0;', 'R&#31;', '&#x110000;', '&#9999999;'],
])('%j means what it says', (text) => {
  expect(likelyText(text)).toBeNull();
});

it('every text that looks misread is read as one character, whatever follows its first', () => {
  const continuations = [
    ...Array.from({ length: 64 }, (_unused, at) => String.fromCharCode(0x80 + at)),
    ...Array.from('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'),
  ];
  const misread = continuations.flatMap((one) => [
    ...['Â', 'Ã', 'Ä', 'Å', 'â€', 'â‚', 'â„', 'â™', 'âˆ', 'â‰'].map((begin) => begin + one),
    ...continuations.map((other) => `ðŸ${one}${other}`),
  ]);
  const wrong = misread.filter((text) => Array.from(likelyText(text) ?? '').length !== 1);
  expect(wrong).toEqual([]);
});
