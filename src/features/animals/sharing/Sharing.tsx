import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/start.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';

const SharingPage = lazy(async () => {
  const [page] = await Promise.all([import('./SharingPage.tsx'), loadNamespaces(['sharing'])]);
  return { default: page.SharingPage };
});

/** The shared animals, fetched with their texts when they are opened. */
export function Sharing() {
  const { t } = useTranslation('common');
  return (
    <Suspense fallback={<LoadingState label={t('opening')} shape="page" />}>
      <SharingPage />
    </Suspense>
  );
}
