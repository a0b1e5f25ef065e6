import { textIn } from '#domain/content/translated.ts';
import type { QuestionLevel } from '#domain/content/question-level.ts';
import type { EthogramTable } from '#domain/ethograms/ethogram-table.ts';
import type { Language } from '#domain/users/language.ts';
import { type ShownAs, shownEntries } from '#kit/content/content-entries.ts';
import type { ContentRow } from '#kit/content/useContentColumns.tsx';

/** An ethogram in a list. */
export type EthogramRow = ContentRow & {
  readonly ethogramId: string;
  readonly ethogramRef: string;
  readonly levelName: string;
  readonly behaviours: number;
};

type Words = { readonly language: Language; readonly levelName: (level: QuestionLevel) => string };

/** Returns the ethograms of an owner's list that are shown, as rows. */
export function ethogramRows(
  { ethograms }: EthogramTable,
  owner: EthogramRow['owner'],
  as: ShownAs,
  { language, levelName }: Words,
): EthogramRow[] {
  return shownEntries(ethograms, as).map(([ethogramId, entry]) => {
    const { ethogramRef, name, level, behaviours, version, status, updatedAtUnix } = entry;
    return {
      ...{ ethogramId, owner, ethogramRef, behaviours, version, status, updatedAtUnix },
      name: textIn(name, language),
      levelName: levelName(level),
    };
  });
}
