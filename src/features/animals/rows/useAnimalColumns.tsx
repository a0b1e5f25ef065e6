import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ANIMAL_STATES, type AnimalRow } from './animal-row.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { AnimalName } from './AnimalName.tsx';
import { SexCell, SpeciesCell, StateCell } from './PlainCells.tsx';
import { SectorName } from './SectorName.tsx';
import classes from './cells.module.css';

/** A column of the lists of animals, to be left out where the page says it already. */
export type AnimalColumnId = 'species' | 'enclosure' | 'sector' | 'group' | 'state';

const NONE: readonly AnimalColumnId[] = [];

/** The columns of every list of animals. */
export function useAnimalColumns(without: readonly AnimalColumnId[] = NONE): readonly DataColumn<AnimalRow>[] {
  const { t } = useTranslation('animals');
  const left = without.join(' ');
  return useMemo(() => {
    const columns: readonly DataColumn<AnimalRow>[] = [
      {
        id: 'name',
        header: t('columns.name'),
        isTitle: true,
        width: 210,
        cell: ({ name, animal }) => <AnimalName name={name} photoUrl={animal.photoUrl} />,
        sortValue: ({ name }) => name,
        exportValue: ({ name }) => name,
      },
      {
        id: 'species',
        header: t('columns.species'),
        cell: ({ species }) => <SpeciesCell species={species} unknown={t('unknown.species')} />,
        sortValue: ({ species }) => species.name || null,
        exportValue: ({ species }) => species.name,
      },
      {
        id: 'latinName',
        header: t('columns.latinName'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ species }) => species.latinName,
        sortValue: ({ species }) => species.latinName || null,
      },
      {
        id: 'sex',
        header: t('columns.sex'),
        width: 110,
        cell: ({ sex }) => <SexCell sex={sex} label={sex === null ? t('unknown.sex') : t(`values.sex.${sex}`)} />,
        sortValue: ({ sex }) => sex,
        exportValue: ({ sex }) => (sex === null ? null : t(`values.sex.${sex}`)),
      },
      {
        id: 'age',
        header: t('columns.age'),
        width: 95,
        cell: ({ age }) => {
          if (age === null) return <span className={classes['none']}>{t('unknown.age')}</span>;
          return age === 0 ? t('age.underOne') : t('age.years', { count: age });
        },
        sortValue: ({ age }) => age,
        exportValue: ({ age }) => age,
      },
      {
        id: 'birthdate',
        header: t('columns.birthdate'),
        hiddenByDefault: true,
        cell: ({ animal }) => animal.animalBirthdate,
        sortValue: ({ animal }) => byYear(animal.animalBirthdate),
        exportValue: ({ animal }) => animal.animalBirthdate,
      },
      {
        id: 'chip',
        header: t('columns.chip'),
        hiddenByDefault: true,
        width: 160,
        cell: ({ animal }) => animal.animalChipId,
        sortValue: ({ animal }) => animal.animalChipId,
        exportValue: ({ animal }) => animal.animalChipId,
      },
      {
        id: 'registryId',
        header: t('columns.registryId'),
        hiddenByDefault: true,
        cell: ({ animal }) => animal.registryId,
        sortValue: ({ animal }) => animal.registryId,
        exportValue: ({ animal }) => animal.registryId,
      },
      {
        id: 'enclosure',
        header: t('columns.enclosure'),
        cell: ({ enclosureName }) => enclosureName,
        sortValue: ({ enclosureName }) => enclosureName,
      },
      {
        id: 'sector',
        header: t('columns.sector'),
        cell: ({ sector }) => sector !== null && <SectorName sector={sector} />,
        sortValue: ({ sector }) => sector?.sectorName ?? null,
      },
      {
        id: 'group',
        header: t('columns.group'),
        hiddenByDefault: true,
        cell: ({ groupName }) => groupName,
        sortValue: ({ groupName }) => groupName,
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: 140,
        cell: ({ state }) => <StateCell state={state} label={t(`values.state.${state}`)} />,
        sortValue: ({ state }) => ANIMAL_STATES.indexOf(state),
        exportValue: ({ state }) => t(`values.state.${state}`),
      },
    ];
    const out = left.split(' ');
    return columns.filter(({ id }) => !out.includes(id));
  }, [t, left]);
}

/** "03/2014" as "2014/03", so that text stands in the order of time. */
function byYear(birthdate: string | null): string | null {
  return birthdate === null ? null : birthdate.split('/').toReversed().join('/');
}
