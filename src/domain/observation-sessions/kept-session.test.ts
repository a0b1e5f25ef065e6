import { expect, it } from 'vitest';
import { aKeptSession } from '../../../tests/support/builders/observation-session.ts';
import { keptSessionSchema } from './kept-session.ts';
import { OLDER_SESSION } from './session.ts';
import { stepScan } from './scan-recorder.ts';

it('a kept session is read with its open scan as it was written', () => {
  const { open } = stepScan(null, { type: 'startScan', number: 1, animalIds: ['ada'], atUnix: 1 }, []);
  const kept = aKeptSession({ open });
  expect(keptSessionSchema.parse(structuredClone(kept))).toEqual(kept);
});

it('a session that an older version of the app kept has the values of older documents and no full record', () => {
  const { fullIds: _none, session, ...kept } = aKeptSession();
  const known = Object.fromEntries(Object.entries(session).filter(([name]) => !(name in OLDER_SESSION)));
  const read = keptSessionSchema.parse({ ...kept, session: known });
  expect(read).toEqual({ ...kept, fullIds: [], session: { ...session, ...OLDER_SESSION } });
});
it.each([null, 'text', {}, { session: null }])('%j is no kept session', (found) => {
  expect(keptSessionSchema.safeParse(found).success).toBe(false);
});
