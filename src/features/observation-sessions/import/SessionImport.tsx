import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/start.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';

// Loaded with its words: a person who only reads the list loads neither.
const SessionImportPage = lazy(async () => {
  const [page] = await Promise.all([
    import('./SessionImportPage.tsx'),
    loadNamespaces(['session-import', 'import-errors', 'campaign-errors', 'ethogram-errors']),
  ]);
  return { default: page.SessionImportPage };
});

/** The import of sessions from a file, shown by the list of sessions at `?import=1`. */
export function SessionImport() {
  const { t } = useTranslation('common');
  return (
    <Suspense fallback={<LoadingState label={t('opening')} shape="page" />}>
      <SessionImportPage />
    </Suspense>
  );
}
