import { QUESTION_CATEGORIES, type QuestionCategory } from '#domain/content/question-category.ts';
import type { LastEvaluation } from '#domain/quick-groups/quick-group.ts';
import { bundlesOf } from '#domain/quick-groups/compare-groups.ts';
import { statisticsOf } from '#domain/statistics/statistics-of.ts';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';

/** The ways to put groups together in the charts. */
export const BUNDLINGS = ['group', 'species', 'sector'] as const;
export type Bundling = (typeof BUNDLINGS)[number];

/** A group that was evaluated. */
export type ComparedRow = QuickGroupRow & { readonly last: LastEvaluation };

/** A bar, or a shape of the radar: a group, or the means of the groups that belong together. */
export type ComparedEntry = {
  readonly id: string;
  readonly name: string;
  /** how many groups it stands for */
  readonly count: number;
  readonly overall: number | null;
  readonly categories: Readonly<Record<QuestionCategory, number | null>>;
};

/** Returns the rows that were evaluated and are not archived. */
export function comparedRows(rows: readonly QuickGroupRow[]): ComparedRow[] {
  return rows.flatMap((row) => {
    const { isArchived, lastEvaluation: last } = row.group;
    return isArchived || last === null ? [] : [{ ...row, last }];
  });
}

/** Returns the change of the overall score since the evaluation before, unrounded; null without two scores. */
export function changeOf({ last: { overall, previousOverall } }: ComparedRow): number | null {
  return overall === null || previousOverall === null ? null : overall - previousOverall;
}

/** Returns that change as the shown figures of both scores differ: 60,0 after 50,1 is shown as +9,9. */
export function shownChangeOf({ last: { overall, previousOverall } }: ComparedRow): number | null {
  return overall === null || previousOverall === null
    ? null
    : Math.round(overall * 10) / 10 - Math.round(previousOverall * 10) / 10;
}

/** Returns the percentage of the asked questions that were answered; null where none was asked. */
export function answeredShareOf({ last: { answered, asked } }: ComparedRow): number | null {
  return asked === 0 ? null : (100 * answered) / asked;
}

/** Returns the entries of the charts, the best overall score first, those without one last. */
export function entriesOf(
  rows: readonly ComparedRow[],
  bundling: Bundling,
  words: { readonly speciesName: (id: string) => string; readonly noSector: string },
): ComparedEntry[] {
  const keysOf = {
    group: ({ groupId }: ComparedRow) => [groupId],
    species: ({ group }: ComparedRow) => group.speciesIds,
    sector: ({ sector }: ComparedRow) => [sector?.sectorId ?? ''],
  }[bundling];
  const nameOf = (key: string, [first]: readonly ComparedRow[]) =>
    ({
      group: first?.group.groupName ?? '',
      species: words.speciesName(key),
      sector: first?.sector?.sectorName ?? words.noSector,
    })[bundling];
  return bundlesOf(rows, keysOf)
    .map(({ key, rows: some }) => ({
      id: key,
      name: nameOf(key, some),
      count: some.length,
      overall: statisticsOf(some.map(({ last }) => last.overall)).mean,
      categories: Object.fromEntries(
        QUESTION_CATEGORIES.map((category) => [
          category,
          statisticsOf(some.map(({ last }) => last.categories[category])).mean,
        ]),
      ) as ComparedEntry['categories'],
    }))
    .toSorted((one, other) => (other.overall ?? -1) - (one.overall ?? -1));
}
