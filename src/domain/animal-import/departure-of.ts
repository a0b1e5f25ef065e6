import type { CheckedRow } from './checked-row.ts';
import type { KnownAnimal } from './import-ground.ts';
import type { ReadRow } from './read-row.ts';
import type { RowLeaving } from './read-row-life.ts';
import type { RowVerdict } from './row-verdict.ts';

/**
 * Returns the result for a row that tells of a death or a departure. Such an animal need not be complete: of its cells
 * the identifiers, the status, the day and the cause alone count. An animal that has left already is unchanged; one
 * that the establishment never had is wrong, because only animals that live here are imported.
 */
export function departureOf(
  line: number,
  read: ReadRow,
  { change, atUnix, reason, status }: RowLeaving,
  known: KnownAnimal | undefined,
  verdict: RowVerdict,
  done: (kind: CheckedRow['kind'], more?: Partial<CheckedRow>) => CheckedRow,
): CheckedRow {
  if (known === undefined) {
    verdict.wrong('status', status, 'import/status-left');
    return done('wrong');
  }
  if (known.isArchived || known.status !== 'present')
    return done('unchanged', { name: known.animalName, faults: [], warnings: [] });
  const own = verdict.faults.filter(
    ({ field, error }) => field === 'leftAt' || field === 'leftCause' || error.code === 'import/id-duplicate',
  );
  verdict.faults = own;
  verdict.warnings = [];
  if (atUnix === null && own.length === 0) verdict.wrong('leftAt', '', 'import/left-at-missing');
  if (atUnix === null || verdict.faults.length > 0) return done('wrong');
  const to = change === 'death' ? 'dead' : 'departed';
  return done('changed', {
    name: read.animalName === '' ? known.animalName : read.animalName,
    changes: [{ field: 'status', from: 'present', to }],
    departure: { line, animalId: known.animalId, change, atUnix, reason },
  });
}
