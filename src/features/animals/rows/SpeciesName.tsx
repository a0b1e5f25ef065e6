import { useTranslation } from 'react-i18next';
import type { RowSpecies } from './animal-row.ts';
import classes from './cells.module.css';

/** A species by its common name and, below it, its Latin one. */
export function SpeciesName({ species }: { readonly species: Pick<RowSpecies, 'name' | 'latinName'> }) {
  const { t } = useTranslation('animals');
  if (species.name === '') return <span className={classes['none']}>{t('unknown.species')}</span>;
  return (
    <span className={classes['two']}>
      <span>{species.name}</span>
      {species.latinName !== species.name && (
        <span className={classes['latin']} lang="la">
          {species.latinName}
        </span>
      )}
    </span>
  );
}
