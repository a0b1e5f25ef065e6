import { describe, expect, it } from 'vitest';
import { aGround, aKnownAnimal, aPlan, IMPORT_DAY } from '../../../tests/support/registers/ground.ts';
import { checkImport } from './check-import.ts';
import type { KnownAnimal } from './import-ground.ts';

const HEADINGS = [
  'Local ID',
  'House name',
  'Scientific name',
  'Sex',
  'Enclosure',
  'Status',
  'Date of death',
  'Cause of death',
];
const check = (status: string, day: string, animals: readonly KnownAnimal[], cause = 'Old age') =>
  checkImport([HEADINGS, ['M1', 'Nala', '', '', '', status, day, cause]], aPlan(HEADINGS), aGround({ animals }))
    .rows[0];
const nala = aKnownAnimal({ registryId: 'M1' });

describe('an animal that the file calls dead or gone', () => {
  it('dies on its day, with its cause, whatever else its row lacks', () => {
    expect(check('Dead', '12/10/2026', [nala])).toMatchObject({
      kind: 'changed',
      changes: [{ field: 'status', from: 'present', to: 'dead' }],
      write: null,
      departure: { animalId: nala.animalId, change: 'death', atUnix: Date.UTC(2026, 9, 12, 10), reason: 'Old age' },
    });
  });
  it('departs when its status says so, today at the latest now', () => {
    expect(check('Transferred', '21/11/2026', [nala])?.departure).toMatchObject({
      change: 'departure',
      atUnix: IMPORT_DAY,
    });
  });
  it.each([
    ['without a day', '', 'import/left-at-missing'],
    ['with a month alone', '10/2026', 'import/date-imprecise'],
    ['with a text that is no day', 'last week', 'import/date-unreadable'],
    ['with the day of tomorrow', '22/11/2026', 'import/date-future'],
  ])('%s is wrong', (_what, day, code) => {
    expect(check('Dead', day, [nala])?.faults.map(({ error }) => error.code)).toEqual([code]);
  });
  it('without a day is wrong at the empty cell of the day, and nowhere else', () => {
    expect(check('Dead', '', [nala])?.faults).toMatchObject([{ field: 'leftAt', value: '' }]);
  });
  it('and that has left already is unchanged', () => {
    expect(check('Dead', '', [{ ...nala, status: 'dead' }])).toMatchObject({ kind: 'unchanged', faults: [] });
    expect(check('Dead', '', [{ ...nala, isArchived: true }])?.kind).toBe('unchanged');
  });
  it('and that was never here is wrong', () => {
    expect(check('Dead', '12/10/2026', [])?.faults.at(-1)?.error.code).toBe('import/status-left');
  });
});

it('a day of death beside an animal that is alive is a fault', () => {
  expect(check('Alive', '12/10/2026', [nala])?.faults.map(({ error }) => error.code)).toContain('import/status-left');
});
