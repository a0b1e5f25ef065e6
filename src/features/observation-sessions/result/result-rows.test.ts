import { expect, it } from 'vitest';
import { resultFigures } from './result-rows.ts';

it('behaviours keep their order and words, whatever method measured them', () => {
  const words = (code: string) => ({ code, name: `Nom ${code}`, colour: '#123456' });
  const rows = resultFigures(
    [words('RES'), words('LOC')],
    [{ behaviour: 'LOC', count: 3, percent: 75, scanPresence: 100 }],
  );
  expect(rows.map(({ name, count, percent, scanPresence }) => [name, count, percent, scanPresence])).toEqual([
    ['Nom RES', 0, null, null],
    ['Nom LOC', 3, 75, 100],
  ]);
  const [focal] = resultFigures(
    [words('RES')],
    [{ code: 'RES', count: 1, percent: 50, durationMs: 60_000, perHour: 6 }],
  );
  expect(focal).toMatchObject({ durationMs: 60_000, perHour: 6, meanMs: null });
});
