import { PLACE_NAME_LENGTH } from '../fields/fields.ts';
import { type Census, censusText } from '../groups/census.ts';
import { MAX_GROUP_IDENTIFIERS } from '../groups/group.ts';
import type { CheckedRow, RowChange } from './checked-row.ts';
import type { ImportAnswer } from './import-answers.ts';
import type { ImportGroup, KnownGroup } from './import-group.ts';
import type { ReadGroup } from './read-group.ts';
import { RowVerdict } from './row-verdict.ts';

/** A row of a group writes no animal. */
const NO_ANIMAL = { write: null, departure: null, likely: null } as const;

/**
 * Returns a function that compares one group after the other with the groups of the establishment and with the rows
 * before it. Any of its identifiers decides which group a row means. Where people want no groups, the row is left out.
 */
export function againstGroups(
  known: readonly KnownGroup[],
  answers: ReadonlySet<ImportAnswer>,
): (line: number, read: ReadGroup) => CheckedRow {
  const byId = new Map(known.flatMap((group) => group.registryIds.map((id) => [id, group] as const)));
  const lines = new Map<string, number>();
  return (line, read) => {
    const ids = identifiersOf(read);
    const group = ids.map((id) => byId.get(id)).find((found) => found !== undefined);
    const name = read.groupName || group?.groupName || nameOf(read);
    const verdict = new RowVerdict(read, answers);
    const done = (kind: CheckedRow['kind'], more: Partial<CheckedRow> = {}): CheckedRow => {
      const { faults, warnings } = verdict;
      return {
        line,
        kind,
        name,
        registryId: read.registryId,
        faults,
        warnings,
        changes: [],
        group: null,
        ...NO_ANIMAL,
        ...more,
      };
    };
    const { saidBy, said } = read;
    if (answers.has('no-groups')) {
      verdict.faults = [];
      verdict.warnings = [];
      verdict.warn(saidBy, said, 'import/group-row');
      return done('ignored');
    }
    const earlier = ids.map((id) => lines.get(id)).find((before) => before !== undefined);
    if (earlier !== undefined) verdict.wrong('registryId', read.registryId, 'import/id-duplicate', { line: earlier });
    for (const id of ids) lines.set(id, line);
    if (read.leaving !== null) {
      if (group?.isArchived === true) return done('unchanged', { faults: [], warnings: [] });
      verdict.wrong('status', read.leaving.status, 'import/group-gone');
    } else if (group?.isArchived === true)
      verdict.wrong('registryId', read.registryId, 'import/group-archived', { name });
    if (read.specieId === null || read.enclosure === null || verdict.faults.length > 0) return done('wrong');

    const { enclosureId } = read.enclosure;
    const write: ImportGroup = {
      line,
      registryIds: [...ids],
      groupName: group === undefined ? name : read.groupName,
      specieId: read.specieId,
      enclosureId,
      census: read.census,
      memo: group === undefined ? read.notes : '',
    };
    verdict.warn(saidBy, said, 'import/as-group');
    if (group === undefined) return done('new', { group: write });
    const changes = changesOf(write, group);
    if (changes.length > 0) return done('changed', { changes, group: write });
    return done('unchanged', { warnings: [] });
  };
}

function identifiersOf({ registryId, gan, otherId }: ReadGroup): readonly string[] {
  return [...new Set([registryId, gan, otherId])].filter((id) => id !== '').slice(0, MAX_GROUP_IDENTIFIERS);
}

/** Registries rarely name a shoal: its species and its identifier do. */
function nameOf({ speciesName, registryId }: ReadGroup): string {
  return [speciesName, registryId]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, PLACE_NAME_LENGTH)
    .trim();
}

/** Returns the changes that a row would make to a group. A cell that the row leaves empty changes nothing. */
function changesOf(
  { registryIds, groupName, specieId, enclosureId, census }: ImportGroup,
  group: KnownGroup,
): RowChange[] {
  const changes: RowChange[] = [];
  if (groupName !== '' && groupName !== group.groupName)
    changes.push({ field: 'animalName', from: group.groupName, to: groupName });
  if (!group.species.includes(specieId)) changes.push({ field: 'specieId', from: null, to: specieId });
  if (enclosureId !== group.enclosureId)
    changes.push({ field: 'enclosureId', from: group.enclosureId, to: enclosureId });
  if (census !== null && !isSame(census, group))
    changes.push({ field: 'census', from: censusText(group), to: censusText(census) });
  for (const id of registryIds)
    if (!group.registryIds.includes(id)) changes.push({ field: 'otherIdentifiers', from: null, to: id });
  return changes;
}

function isSame(one: Census, other: Census): boolean {
  return one.males === other.males && one.females === other.females && one.unsexed === other.unsexed;
}
