import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import { PARENT_ROLES } from '#domain/animals/parents.ts';
import type { AnimalRow } from '../../rows/animal-row.ts';
import { SpeciesCell } from '../../rows/PlainCells.tsx';
import { SexMark } from '../../rows/SexMark.tsx';
import { useLifeTexts } from '../useLifeTexts.ts';
import { type Fact, Facts } from './Facts.tsx';
import classes from './Overview.module.css';
import { ParentName } from './ParentName.tsx';

/** The species, the sex, the birth and the parents of an animal. */
export function IdentityFacts({ animal, row }: { readonly animal: Animal; readonly row: AnimalRow }) {
  const { t } = useTranslation(['animals', 'words']);
  const { birth, age } = useLifeTexts();
  const born = birth(animal);
  const years = age(animal);
  const facts: readonly Fact[] = [
    {
      id: 'species',
      label: t('columns.species'),
      value: <SpeciesCell species={row.species} unknown={t('unknown.species')} />,
    },
    ...(animal.subspecies === null
      ? []
      : [{ id: 'subspecies', label: t('form.subspecies'), value: <i lang="la">{animal.subspecies}</i> }]),
    { id: 'sex', label: t('columns.sex'), value: <SexMark sex={animal.animalSexe} /> },
    {
      id: 'birth',
      label: t('columns.birthdate'),
      value: born !== null && (
        <>
          {born} {years !== null && <span className={classes['aside']}>· {years}</span>}
        </>
      ),
    },
    ...PARENT_ROLES.map((role) => ({
      id: role,
      label: t(`values.parent.${role}`),
      value: animal[role] === null ? null : <ParentName parent={animal[role]} isOwn={row.sharedBy === null} />,
    })),
  ];
  return <Facts title={t('page.identity')} facts={facts.map((fact) => ({ ...fact, value: fact.value || null }))} />;
}
