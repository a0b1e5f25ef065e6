import { Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnimalPanelProps, GuestPanelsContext } from '#kit/page/guest-panels.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';

/** The findings of observations on an animal, which the app gives: their feature stands above this one. */
export function AnimalGuest(shown: AnimalPanelProps) {
  const { t } = useTranslation('lists');
  const { animal: Panel } = useContext(GuestPanelsContext);
  return (
    Panel !== null && (
      <Suspense fallback={<LoadingState label={t('page.loading')} />}>
        <Panel {...shown} />
      </Suspense>
    )
  );
}
