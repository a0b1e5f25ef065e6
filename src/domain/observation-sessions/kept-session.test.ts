import { expect, it } from 'vitest';
import { aKeptSession } from '../../../tests/support/builders/observation-session.ts';
import { keptSessionSchema } from './kept-session.ts';
import { stepScan } from './scan-recorder.ts';

it('a kept session is read with its open scan as it was written', () => {
  const { open } = stepScan(null, { type: 'startScan', number: 1, animalIds: ['ada'], atUnix: 1 }, []);
  const kept = aKeptSession({ open });
  expect(keptSessionSchema.parse(structuredClone(kept))).toEqual(kept);
});
