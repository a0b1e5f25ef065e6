import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { ProfileListPage } from './list/ProfileListPage.tsx';

const EditorPage = lazy(async () => ({ default: (await import('./editor/EditorPage.tsx')).EditorPage }));

/** /QuizzProfileView: the profiles; with `?id=` one of them, to be edited, or read by whoever may not. */
export function Component() {
  const { t } = useTranslation('lists');
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  if (id === '') return <ProfileListPage />;
  return (
    <Suspense fallback={<LoadingState label={t('page.loading')} shape="page" />}>
      <EditorPage key={id} id={id} />
    </Suspense>
  );
}
