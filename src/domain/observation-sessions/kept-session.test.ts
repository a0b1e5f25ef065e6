import { expect, it } from 'vitest';
import { aKeptSession } from '../../../tests/support/builders/observation-session.ts';
import { keptSessionSchema } from './kept-session.ts';
import { stepScan } from './scan-recorder.ts';

it('a kept session is read with its open scan as it was written', () => {
  const { open } = stepScan(null, { type: 'startScan', number: 1, animalIds: ['ada'], atUnix: 1 }, []);
  const kept = aKeptSession({ open });
  expect(keptSessionSchema.parse(structuredClone(kept))).toEqual(kept);
});

it('a session that was kept before it could repeat known answers is still read', () => {
  const kept = aKeptSession();
  const { isKnownAnswer: _is, knownAgreement: _agreement, ...older } = kept.session;
  expect(keptSessionSchema.parse({ ...kept, session: older })).toEqual(kept);
  expect(keptSessionSchema.safeParse({ ...kept, session: null }).success).toBe(false);
});
