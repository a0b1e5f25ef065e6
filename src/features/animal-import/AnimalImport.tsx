import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/start.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';

// Loaded with its words: a person who only reads the list loads neither.
const ImportPage = lazy(async () => {
  const [page] = await Promise.all([
    import('./ImportPage.tsx'),
    loadNamespaces(['animal-import', 'import-errors', 'lists']),
  ]);
  return { default: page.ImportPage };
});

/** The import of a register file, shown by the list of animals at `?import=1`. */
export function AnimalImport() {
  const { t } = useTranslation('common');
  return (
    <Suspense fallback={<LoadingState label={t('opening')} shape="page" />}>
      <ImportPage />
    </Suspense>
  );
}
