import { describe, expect, it } from 'vitest';
import { aDataSet, seen, someAnimals, someScans } from '../../../tests/support/builders/data-set.ts';
import { analyse } from '../analysis/analyse.ts';
import { portraitOf } from './animal-portrait.ts';

const analysis = analyse(
  aDataSet({
    scans: someScans('s1', 's2', 's3', 's4'),
    individuals: someAnimals('lion', 'a', 'b', 'c', 'd', 'group'),
    ethogram: ['rest', 'walk'],
    records: [
      seen('s1', 'a', 'rest', { zoneId: 'in' }),
      seen('s2', 'a', 'rest', { zoneId: 'out' }),
      seen('s3', 'a', 'rest', { zoneId: 'out' }),
      seen('s4', 'a', 'walk'),
      seen('s1', 'b', 'rest', { zoneId: 'in' }),
      seen('s2', 'b', 'walk', { zoneId: 'in' }),
      seen('s1', 'c', 'walk', { zoneId: 'out' }),
      seen('s1', 'group', 'rest', { zoneId: 'in' }),
    ],
    zones: [
      { id: 'in', areaM2: 10 },
      { id: 'out', areaM2: 10 },
    ],
  }),
);

describe('the portrait of an animal', () => {
  it('has each behaviour beside the median of the other animals that were seen, without the whole group', () => {
    const { behaviours, total, others } = portraitOf(analysis, 'a');
    expect(behaviours).toEqual([
      { behaviour: 'rest', count: 3, own: 75, median: 25, others: 2 },
      { behaviour: 'walk', count: 1, own: 25, median: 75, others: 2 },
    ]);
    expect({ total, others }).toEqual({ total: 4, others: 2 });
  });

  it('has its diversity as the analysis computed it, beside that of the others', () => {
    const { diversity, shannon, evenness } = portraitOf(analysis, 'a');
    expect(diversity).toMatchObject({ total: 4, observed: 2 });
    expect(shannon).toMatchObject({ own: diversity?.shannon, others: 2 });
    expect(shannon.median).toBeCloseTo(Math.LN2 / 2, 12);
    // One behaviour alone has no evenness.
    expect(evenness).toMatchObject({ median: 1, others: 1 });
  });

  it('has its zones with shares, and the spread where it is defined', () => {
    const { zones, withoutZone, spread } = portraitOf(analysis, 'a');
    expect(zones).toMatchObject([
      { zoneId: 'in', count: 1, median: 50, others: 2 },
      { zoneId: 'out', count: 2, median: 50, others: 2 },
    ]);
    expect(zones[1]?.own).toBeCloseTo(200 / 3, 12);
    expect(withoutZone).toBe(1);
    expect(spread.modified.own).toBeCloseTo(1 / 3, 12);
    expect(spread.modified).toMatchObject({ median: 1, others: 2 });
  });

  it('has zeros and nulls for an animal without a record, and for one that the scans do not concern', () => {
    expect(portraitOf(analysis, 'd')).toMatchObject({ total: 0, others: 3, shannon: { own: null, others: 3 } });
    const unknown = portraitOf(analysis, 'nobody');
    expect(unknown).toMatchObject({ total: 0, diversity: null, withoutZone: 0 });
    expect(unknown.behaviours[0]).toMatchObject({ count: 0, own: null });
  });
});
