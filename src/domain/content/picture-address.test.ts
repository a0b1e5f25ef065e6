import { expect, it } from 'vitest';
import { isPictureAddress } from './picture-address.ts';

const LONGEST = 2_000;
const longAddress = (length: number) => 'https://x.example/'.padEnd(length, 'a');

it.each([
  ['https://x.example/a.png', true],
  ['https://x.example:8080/a?b=c#d', true],
  ['http://x.example/a.png', false],
  ['javascript:alert(1)', false],
  ['https://x.example/a b', false],
  ['https://x.example/"onerror=', false],
  [longAddress(LONGEST), true],
  [longAddress(LONGEST + 1), false],
])('%s is the address of a picture: %s', (address, is) => expect(isPictureAddress(address)).toBe(is));
