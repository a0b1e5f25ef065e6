import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadNamespaces } from '#i18n/start.ts';
import classes from './ShownInformation.module.css';

const ForMe = lazy(async () => {
  const [shown] = await Promise.all([import('./shown/InformationForMe.tsx'), loadNamespaces(['information'])]);
  return { default: shown.InformationForMe };
});

/**
 * The information for the person now, on a dashboard or the page of a sector; loaded after the page's first picture.
 */
export function ShownInformation({
  sectorId = null,
  onUnread,
}: {
  readonly sectorId?: string | null;
  /** called with the number of those the person has not read yet */
  readonly onUnread?: (count: number) => void;
}) {
  const [isKnown, setIsKnown] = useState(false);
  return (
    <div className={classes['room']} data-waiting={!isKnown || undefined} aria-busy={!isKnown}>
      {!isKnown && (
        <Stack gap="md" className={classes['placeholder'] ?? ''} aria-hidden>
          <Skeleton height={44} />
          <Skeleton height={72} />
          <Skeleton height={200} />
        </Stack>
      )}
      <Suspense fallback={null}>
        <ForMe sectorId={sectorId} onKnown={() => setIsKnown(true)} onUnread={onUnread} />
      </Suspense>
    </div>
  );
}
