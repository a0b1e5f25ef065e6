import { expect, it } from 'vitest';
import { maskedAddress } from './masked-address.ts';

it.each([
  ['claire.dubois@parc.example', 'c•••@parc.example'],
  ['c@parc.example', 'c•••@parc.example'],
  ['no address', '•••'],
  ['', '•••'],
])('of %s no more than a hint is shown', (address, shown) => expect(maskedAddress(address)).toBe(shown));
