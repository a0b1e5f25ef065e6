import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import type { AnimalRow, RowSpecies } from '../rows/animal-row.ts';
import { SexMark } from '../rows/SexMark.tsx';
import classes from './InfoTab.module.css';
import { SpeciesCell } from '../rows/PlainCells.tsx';

/** The fields of an animal, for people who only read it. */
export function AnimalFacts({ animal, row }: { readonly animal: Animal; readonly row: AnimalRow }) {
  const { t } = useTranslation(['animals', 'words']);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('words:name'), animal.animalName],
    [t('columns.species'), <SpeciesName key="species" species={row.species} />],
    [t('form.subspecies'), animal.subspecies],
    [t('columns.sex'), <SexMark key="sex" sex={animal.animalSexe} />],
    [t('form.birthdate'), animal.animalBirthdate],
    [t('form.chip'), animal.animalChipId],
    [t('form.registryId'), animal.registryId],
    [t('form.notes'), animal.notes],
  ];
  return (
    <dl className={classes['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('words:notKnown')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A species by its common name and, below it, its Latin one. */
function SpeciesName({ species }: { readonly species: Pick<RowSpecies, 'name' | 'latinName'> }) {
  const { t } = useTranslation('animals');
  return <SpeciesCell species={species} unknown={t('unknown.species')} />;
}
