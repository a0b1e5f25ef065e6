import { useTranslation } from 'react-i18next';
import type { RowSpecies } from './animal-row.ts';
import { SpeciesCell } from './PlainCells.tsx';

/** A species by its common name and, below it, its Latin one. */
export function SpeciesName({ species }: { readonly species: Pick<RowSpecies, 'name' | 'latinName'> }) {
  const { t } = useTranslation('animals');
  return <SpeciesCell species={species} unknown={t('unknown.species')} />;
}
