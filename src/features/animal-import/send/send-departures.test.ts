import { expect, it } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { type LineDeparture, sendDepartures } from './send-departures.ts';
import type { RowOutcome } from './send-rows.ts';

const departures = [2, 3, 4].map((line): LineDeparture => ({
  line,
  animalId: `a${line}`,
  change: 'death',
  atUnix: 0,
  reason: '',
}));
async function sent(failing: Readonly<Record<number, string>>) {
  const outcomes: RowOutcome[] = [];
  const stopped = await sendDepartures({
    departures,
    send: ({ line }) =>
      Promise.resolve(
        line in failing ? fail(appError(line === 3 ? 'generic/offline' : 'animal/not-present')) : ok({ changed: 1 }),
      ),
    onOutcomes: (more) => outcomes.push(...more),
    isCancelled: () => false,
  });
  return { stopped, told: outcomes.map(({ line, outcome, code }) => [line, outcome, code]) };
}

it('a death that the server refuses is refused alone', async () => {
  expect(await sent({ 2: 'refused' })).toEqual({
    stopped: null,
    told: [
      [2, 'refused', 'animal/not-present'],
      [3, 'updated', null],
      [4, 'updated', null],
    ],
  });
});

it('a lost network ends it; departures without an outcome can be sent again', async () => {
  expect(await sent({ 3: 'offline' })).toEqual({ stopped: appError('generic/offline'), told: [[2, 'updated', null]] });
});
