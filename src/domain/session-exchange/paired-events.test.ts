import { expect, it } from 'vitest';
import type { ExchangedEvent } from './exchanged-session.ts';
import { eventsOfPaired, pairedEvents } from './paired-events.ts';

const tap = (action: ExchangedEvent['action'], behaviour: string | null, atUnix: number): ExchangedEvent => ({
  ...{ animal: 'Ada', action, behaviour, modifiers: [], atUnix },
});

it('states are paired, and one that was not stopped ends with its observation', () => {
  const events = [
    ...[tap('begin', null, 1), tap('start', 'RES', 2), tap('point', 'YAWN', 3), tap('stop', 'RES', 4)],
    ...[tap('start', 'RUN', 5), tap('pause', null, 6), tap('resume', null, 7), tap('end', null, 9)],
  ];
  const paired = pairedEvents({ events, endedAtUnix: 20 });
  expect(paired.map(({ behaviour, isState, fromUnix, toUnix }) => [behaviour, isState, fromUnix, toUnix])).toEqual([
    ['RES', true, 2, 4],
    ['YAWN', false, 3, 3],
    ['RUN', true, 5, 9],
  ]);
  expect(eventsOfPaired(paired).map(({ action, behaviour, atUnix }) => [action, behaviour, atUnix])).toEqual([
    ['start', 'RES', 2],
    ['point', 'YAWN', 3],
    ['stop', 'RES', 4],
    ['start', 'RUN', 5],
    ['stop', 'RUN', 9],
  ]);
});
