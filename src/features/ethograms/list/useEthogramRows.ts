import { useCallback } from 'react';
import { useEthogramTableQuery } from '#data/ethograms/ethograms.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { EthogramTable } from '#domain/ethograms/ethogram-table.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { ShownAs } from '#kit/content/content-entries.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import { useOwnersRows } from '#kit/content/useOwnersRows.ts';
import { useActor } from '#state/session/use-session.ts';
import { type EthogramRow, ethogramRows } from './ethogram-row.ts';

/**
 * Returns the official ethograms and those reserved for the present establishment, for two documents read: as editors
 * left them, or as they may be used.
 */
export function useEthogramRows({
  official: ofOfficial,
  reserved: ofReserved,
}: {
  readonly official: ShownAs;
  readonly reserved: ShownAs;
}) {
  const language = useLanguage();
  const levelName = useLevelLabel(useTaxonomyQuery().data ?? EMPTY_TAXONOMY);
  const rowsOf = useCallback(
    (table: EthogramTable, owner: EthogramRow['owner']) =>
      ethogramRows(table, owner, owner === 'official' ? ofOfficial : ofReserved, { language, levelName }),
    [language, levelName, ofOfficial, ofReserved],
  );
  return useOwnersRows(useEthogramTableQuery(null), useEthogramTableQuery(useActor().zooId), rowsOf);
}
