import { expect, it } from 'vitest';
import { focalTimeline } from '#domain/observation-sessions/focal-timeline.ts';
import type { FocalAction } from '#domain/observation-sessions/session.ts';
import { aFocalEntry } from '../../../../tests/support/builders/observation-session.ts';
import { lanesOf } from './focal-lanes.ts';

const tap = (animalId: string, atUnix: number, action: FocalAction, code: string | null = null) =>
  aFocalEntry({ entryId: `${animalId} ${atUnix} ${action}`, animalId, atUnix, action, code });

it('the rows of a session have the behaviours that each animal showed, over one time', () => {
  const observations = focalTimeline([
    ...[
      tap('bo', 1_000, 'begin'),
      tap('bo', 1_100, 'start', 'RES'),
      tap('bo', 1_200, 'pause'),
      tap('bo', 1_300, 'resume'),
    ],
    ...[tap('bo', 1_400, 'stop', 'RES'), tap('bo', 1_500, 'end')],
    ...[tap('ada', 2_000, 'begin'), tap('ada', 2_100, 'point', 'GRO'), tap('ada', 2_500, 'end')],
  ]);
  expect(lanesOf(observations, ['RES', 'LOC', 'GRO'])).toEqual({
    ...{ fromMs: 1_000, lengthMs: 1_500 },
    animals: [
      {
        ...{ animalId: 'bo', watched: [{ from: 0, to: 500 }], pauses: [{ from: 200, to: 300 }] },
        lanes: [{ code: 'RES', states: [{ from: 100, to: 400 }], points: [] }],
      },
      {
        ...{ animalId: 'ada', watched: [{ from: 1_000, to: 1_500 }], pauses: [] },
        lanes: [{ code: 'GRO', states: [], points: [1_100] }],
      },
    ],
  });
});

it('a session without an observation has no row', () => {
  expect(lanesOf([], ['RES'])).toEqual({ fromMs: 0, lengthMs: 1, animals: [] });
});
