import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { foldedName } from '#domain/text/folded.ts';
import type { IucnSpecies } from '#domain/taxonomy/taxonomy.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { IucnBadge } from '../parts/IucnBadge.tsx';

/** The columns of the species found in the IUCN list. */
export function useIucnColumns(taxonomy: Taxonomy): readonly DataColumn<IucnSpecies>[] {
  const { t } = useTranslation(['iucn', 'taxonomy', 'words']);
  const language = useLanguage();
  return useMemo(() => {
    const known = new Set(Object.values(taxonomy.species).map(({ specieLatinName }) => foldedName(specieLatinName)));
    const isKnown = (row: IucnSpecies) => known.has(foldedName(row.latinName));
    const nameOf = (row: IucnSpecies) => row.commonNames[language] ?? row.commonNames.en ?? '';
    return [
      {
        id: 'latin',
        header: t('taxonomy:fields.latinName'),
        isTitle: true,
        cell: (row) => (
          <Text span fs="italic" lang="la" inherit>
            {row.latinName}
          </Text>
        ),
        exportValue: (row) => row.latinName,
      },
      { id: 'name', header: t('words:name'), cell: (row) => nameOf(row) || '–' },
      { id: 'family', header: t('words:family'), cell: (row) => row.familyLatinName || '–' },
      { id: 'order', header: t('words:order'), cell: (row) => row.orderLatinName || '–', hiddenOnCard: true },
      {
        id: 'iucn',
        header: t('taxonomy:fields.iucnShort'),
        width: 100,
        cell: (row) => <IucnBadge category={row.category} isShort />,
        exportValue: (row) => row.category,
      },
      {
        id: 'known',
        header: t('iucn:known'),
        width: 170,
        cell: (row) =>
          isKnown(row) ? <StateBadge tone="success" label={t('iucn:inCatalogue')} icon={IconCheck} /> : '–',
        exportValue: isKnown,
      },
    ];
  }, [t, language, taxonomy]);
}
