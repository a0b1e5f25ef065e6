import { expect, it } from 'vitest';
import { maskedAddress } from './masked-address.ts';

it.each([
  ['claire.dubois@parc.example', 'c•••@parc.example'],
  ['c@parc.example', 'c•••@parc.example'],
  ['no address', '•••'],
  ['', '•••'],
])('shows only a hint of the address %s', (address, shown) => expect(maskedAddress(address)).toBe(shown));
