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
  ['&amp;&lt;&gt;&quot;&apos;&nbsp;&szlig;&oelig;&OElig;&aelig;&AElig;', '&<>"\' ßœŒæÆ'],
  ['&oslash;&Oslash;&rsquo;&lsquo;&ldquo;&rdquo;&ndash;&mdash;', 'øØ’‘“”–—'],
  ['&hellip;&deg;&laquo;&raquo;&euro;', '…°«»€'],
  ['&agrave;&aacute;&acirc;&atilde;&auml;&aring;&ccedil;&scaron;', 'àáâãäåçš'],
])('%j probably meant %j', (text, meant) => {
  expect(likelyText(text)).toBe(meant);
});

it.each(['Léo', 'Jean & Marie', 'AT&T;', '&unknown;', 'Âge', 'MÃE', 'Ångström', 'São João', 'R&#0;', '', '&#9999999;'])(
  '%j means what it says',
  (text) => {
    expect(likelyText(text)).toBeNull();
  },
);
