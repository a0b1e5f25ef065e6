import { expect, it } from 'vitest';
import { CALLABLES } from './contracts.ts';

it('lists every contract of the folder under its deployed name', () => {
  expect(Object.keys(CALLABLES)).toHaveLength(89);
  for (const [name, contract] of Object.entries(CALLABLES)) {
    expect(contract.name).toBe(name);
    expect(name).toMatch(/^[a-z][a-zA-Z]{3,}$/);
  }
});
