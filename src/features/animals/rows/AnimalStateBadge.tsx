import { useTranslation } from 'react-i18next';
import type { AnimalState } from './animal-row.ts';
import { StateCell } from './PlainCells.tsx';

/** The state of an animal's life here. */
export function AnimalStateBadge({ state }: { readonly state: AnimalState }) {
  const { t } = useTranslation('animals');
  return <StateCell state={state} label={t(`values.state.${state}`)} />;
}
