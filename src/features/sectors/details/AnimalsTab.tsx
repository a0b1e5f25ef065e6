import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { AnimalTable, useAnimalRows } from '#features/animals/index.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';

/** The animals in the enclosures of a sector. */
export function AnimalsTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const { rows, error, refetch } = useAnimalRows();
  const own = useMemo(
    () => rows?.filter((row) => row.sector?.sectorId === sector.sectorId && row.state === 'present'),
    [rows, sector.sectorId],
  );
  if (own === undefined)
    return error === null ? <LoadingState label={t('loading')} /> : <LoadFailed error={error} onRetry={refetch} />;
  return (
    <AnimalTable
      label={t('animals.label', { name: sector.sectorName })}
      listKey="sector-animals"
      rows={own}
      without={['sector']}
      exportAs={{ name: t('animals.label', { name: sector.sectorName }) }}
    />
  );
}
