import { useTranslation } from 'react-i18next';
import { TaxaPage } from './TaxaPage.tsx';
import { familyRows } from './taxon-rows.ts';
import { useTaxonColumns } from './useTaxonColumns.tsx';

/** /FamilyListManagement */
export function Component() {
  const { t } = useTranslation('taxonomy');
  const texts = { title: t('families.title'), subtitle: t('families.subtitle'), create: t('families.create') };
  return <TaxaPage kind="family" texts={texts} columns={useTaxonColumns('family')} rowsOf={familyRows} />;
}
