import { textIn } from '#domain/content/translated.ts';
import type { QuestionLevel } from '#domain/content/question-level.ts';
import type { EthogramStatus } from '#domain/ethograms/ethogram.ts';
import type { EthogramTable } from '#domain/ethograms/ethogram-table.ts';
import type { Language } from '#domain/users/language.ts';

/** An ethogram in a list. */
export type EthogramRow = {
  readonly ethogramId: string;
  readonly ethogramRef: string;
  readonly name: string;
  readonly owner: 'official' | 'reserved';
  readonly levelName: string;
  readonly behaviours: number;
  readonly version: number;
  readonly status: EthogramStatus;
  readonly updatedAtUnix: number;
};

type Words = { readonly language: Language; readonly levelName: (level: QuestionLevel) => string };

/** Returns every ethogram of a list as its editors left it. */
export function editedRows(table: EthogramTable, owner: EthogramRow['owner'], words: Words): EthogramRow[] {
  return Object.entries(table.ethograms).map(([ethogramId, entry]) => ({
    ethogramId,
    owner,
    ethogramRef: entry.ethogramRef,
    name: textIn(entry.name, words.language),
    levelName: words.levelName(entry.level),
    behaviours: entry.behaviours,
    version: entry.version,
    status: entry.status,
    updatedAtUnix: entry.updatedAtUnix,
  }));
}

/** Returns the ethograms of a list that may be used, as they were published last. */
export function usableRows(table: EthogramTable, owner: EthogramRow['owner'], words: Words): EthogramRow[] {
  return Object.entries(table.ethograms).flatMap(([ethogramId, { published, ...entry }]): EthogramRow[] =>
    published === null || entry.status === 'archived'
      ? []
      : [
          {
            ethogramId,
            owner,
            ethogramRef: entry.ethogramRef,
            name: textIn(published.name, words.language),
            levelName: words.levelName(published.level),
            behaviours: published.behaviours,
            version: entry.version,
            status: 'published',
            updatedAtUnix: published.atUnix,
          },
        ],
  );
}
