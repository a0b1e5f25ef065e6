import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShareListName } from '#data/animal-shares/share-list.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { AnimalName } from '#kit/animal/AnimalName.tsx';
import { animalHref } from '../rows/animal-href.ts';
import { SexCell, SpeciesCell } from '../rows/PlainCells.tsx';
import type { ShareRow } from './share-row.ts';
import { ShareStateCell } from './ShareStateCell.tsx';
import { useShareWords } from './useShareWords.ts';

/** Returns the columns of the shares that an establishment receives or gives. */
export function useShareColumns(list: ShareListName): readonly DataColumn<ShareRow>[] {
  const { t } = useTranslation(['sharing', 'animals', 'words']);
  const { shortDay } = useFormat();
  const { nameOf, stateOf, reasonOf } = useShareWords();
  return useMemo(() => {
    const unknown = { name: t('animals:unknown.name'), species: t('animals:unknown.species') };
    const sexOf = (sex: ShareRow['sex']) => (sex === null ? t('words:notKnown') : t(`words:values.sex.${sex}`));
    return [
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        width: 190,
        cell: ({ name, photoUrl, isReadable, share }) => {
          const animal = <AnimalName name={name || unknown.name} photoUrl={photoUrl} />;
          if (!isReadable) return animal;
          return (
            <Anchor component={Link} to={animalHref(share.animalId)} inherit c="inherit" underline="hover">
              {animal}
            </Anchor>
          );
        },
        sortValue: ({ name }) => name,
        exportValue: ({ name }) => name,
      },
      {
        id: 'state',
        header: t('words:status'),
        width: 140,
        cell: ({ share }) => <ShareStateCell state={share.state} label={stateOf(share)} />,
        sortValue: ({ share }) => stateOf(share),
        exportValue: ({ share }) => stateOf(share),
      },
      {
        id: 'species',
        header: t('animals:columns.species'),
        cell: ({ species }) => <SpeciesCell species={species} unknown={unknown.species} />,
        sortValue: ({ species }) => species.name || null,
        exportValue: ({ species }) => species.name,
      },
      {
        id: 'sex',
        header: t('animals:columns.sex'),
        width: 105,
        cell: ({ sex }) => <SexCell sex={sex} label={sexOf(sex)} />,
        sortValue: ({ sex }) => sex,
        exportValue: ({ sex }) => sexOf(sex),
      },
      {
        id: 'establishment',
        header: t(list === 'received' ? 'animals:columns.sharedBy' : 'sharing:columns.sharedWith'),
        cell: ({ other }) => nameOf(other.name),
        sortValue: ({ other }) => nameOf(other.name),
        exportValue: ({ other }) => nameOf(other.name),
      },
      {
        id: 'since',
        header: t('sharing:columns.since'),
        width: 115,
        cell: ({ since }) => shortDay(since),
        sortValue: ({ since }) => since,
        exportValue: ({ since: instant }) => ({ instant }),
      },
      {
        id: 'reason',
        header: t('words:reason'),
        hiddenByDefault: true,
        cell: ({ share }) => reasonOf(share),
        sortValue: ({ share }) => reasonOf(share) || null,
      },
    ];
  }, [t, list, shortDay, nameOf, stateOf, reasonOf]);
}
