import { expect, it } from 'vitest';
import type { Zone } from '#domain/enclosures/zone.ts';
import { unansweredFields } from './unanswered-fields.ts';

const zone = { zoneId: 'pool', zoneName: 'Bassin', heightM: 0 } as Zone;

it('a zone changed twice before the first answer has the first change as its former value', async () => {
  const unanswered = unansweredFields();
  const first = Promise.withResolvers<string>();
  const sent = unanswered.send('pool', { zoneName: 'Bassin nord' }, () => first.promise);
  expect(unanswered.before(zone, { zoneName: 'Bassin sud', heightM: 1 })).toEqual({
    zoneName: 'Bassin nord',
    heightM: 0,
  });
  first.resolve('done');
  expect(await sent).toBe('done');
  expect(unanswered.before(zone, { zoneName: 'Bassin sud' })).toEqual({ zoneName: 'Bassin' });
});

it('the answer to an older change keeps the newer one', async () => {
  const unanswered = unansweredFields();
  const [older, newer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sent = [older, newer].map(({ promise }, number) =>
    unanswered.send('pool', { heightM: number + 1 }, () => promise),
  );
  older.resolve();
  await sent[0];
  expect(unanswered.before(zone, { heightM: 9 })).toEqual({ heightM: 2 });
  newer.resolve();
  await sent[1];
});

it('a change that fails is forgotten', async () => {
  const unanswered = unansweredFields();
  await expect(unanswered.send('pool', { heightM: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(unanswered.before(zone, { heightM: 2 })).toEqual({ heightM: 0 });
});

it('zones do not affect each other', () => {
  const unanswered = unansweredFields();
  void unanswered.send('cave', { heightM: 4 }, () => new Promise(() => undefined));
  expect(unanswered.before(zone, { heightM: 2 })).toEqual({ heightM: 0 });
});
