import { expect, it } from 'vitest';
import { anEthogram, anEthogramContent } from '../../../tests/support/builders/ethogram.ts';
import { ethogramContentOf } from './ethogram.ts';

it('gives what an editor writes, without the fields of the server', () => {
  expect(ethogramContentOf(anEthogram())).toEqual(anEthogramContent());
});
