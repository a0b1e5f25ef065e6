import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIn, sortRows } from './columns.ts';
import { rowSorter } from './row-sorter.ts';

type Animal = { readonly name: string; readonly weight: number | null };
const columns = [{ id: 'weight', header: '', cell: () => null, sortValue: (animal: Animal) => animal.weight }];
const animal = fc.record({ name: fc.string({ maxLength: 3 }), weight: fc.option(fc.integer({ min: 0, max: 5 })) });

describe('a list sorted again and again', () => {
  it('is each time sorted as if for the first time', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(animal, { selector: (one) => one, minLength: 1, maxLength: 40 }),
        fc.array(fc.array(fc.nat({ max: 39 }), { maxLength: 40 }), { maxLength: 8 }),
        fc.array(animal, { maxLength: 8 }),
        fc.boolean(),
        (all, searches, changes, descending) => {
          const sort = rowSorter<Animal>((one) => one.weight, descending, compareIn('fr'));
          let list = all;
          for (const [turn, places] of searches.entries()) {
            const chosen = new Set(places);
            const found = list.filter((_, place) => chosen.has(place));
            for (const rows of [found, list])
              expect(sort(rows)).toEqual(sortRows(rows, columns, { columnId: 'weight', descending }, 'fr'));
            const change = changes[turn];
            if (change !== undefined) list = list.map((one, place) => (place === turn ? change : one));
          }
        },
      ),
      { numRuns: 1000, seed: 20_261_121 },
    );
  });

  it('reads the value of a row once', () => {
    let asked = 0;
    const all = Array.from({ length: 100 }, (_, at) => ({ weight: (at * 7) % 13 }));
    const sort = rowSorter<{ weight: number }>(
      (one) => {
        asked += 1;
        return one.weight;
      },
      false,
      compareIn('fr'),
    );
    sort(all);
    sort(all.slice(0, 30));
    sort(all);
    sort(all.with(3, { weight: 5 }));
    expect(asked).toBe(101);
  });
});
