import { useMemo } from 'react';
import { useEthogramTableQuery } from '#data/ethograms/ethograms.endpoints.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { editedRows, type EthogramRow, usableRows } from './ethogram-row.ts';

/**
 * Returns the official ethograms and those reserved for the present establishment, for two documents read: as editors
 * left them, or as they may be used.
 */
export function useEthogramRows(show: {
  readonly official: 'edited' | 'usable';
  readonly reserved: 'edited' | 'usable';
}) {
  const { official: ofOfficial, reserved: ofReserved } = show;
  const language = useLanguage();
  const levelName = useLevelLabel(useTaxonomyQuery().data ?? EMPTY_TAXONOMY);
  const official = useEthogramTableQuery(null);
  const reserved = useEthogramTableQuery(useActor().zooId);
  const [ofAll, ofOwn] = [official.data, reserved.data];
  const rows = useMemo((): readonly EthogramRow[] | undefined => {
    if (ofAll === undefined || ofOwn === undefined) return undefined;
    const words = { language, levelName };
    const rowsOf = { edited: editedRows, usable: usableRows };
    return [...rowsOf[ofReserved](ofOwn, 'reserved', words), ...rowsOf[ofOfficial](ofAll, 'official', words)];
  }, [ofAll, ofOwn, language, levelName, ofOfficial, ofReserved]);
  const refetch = () => {
    void official.refetch();
    void reserved.refetch();
  };
  return { rows, error: rows === undefined ? (official.error ?? reserved.error) : undefined, refetch };
}
