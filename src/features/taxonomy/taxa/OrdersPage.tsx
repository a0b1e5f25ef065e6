import { useTranslation } from 'react-i18next';
import { TaxaPage } from './TaxaPage.tsx';
import { orderRows } from './taxon-rows.ts';
import { useTaxonColumns } from './useTaxonColumns.tsx';

/** /OrderListManagement */
export function Component() {
  const { t } = useTranslation('taxonomy');
  const texts = { title: t('orders.title'), subtitle: t('orders.subtitle'), create: t('orders.create') };
  return <TaxaPage kind="order" texts={texts} columns={useTaxonColumns('order')} rowsOf={orderRows} />;
}
