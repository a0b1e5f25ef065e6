import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '#ui/states/LoadingState.tsx';

const InventoryPage = lazy(async () => ({ default: (await import('./InventoryPage.tsx')).InventoryPage }));

/** The inventory of a period, shown by the list of animals at `?inventory=1`. */
export function Inventory() {
  const { t } = useTranslation('common');
  return (
    <Suspense fallback={<LoadingState label={t('opening')} shape="page" />}>
      <InventoryPage />
    </Suspense>
  );
}
