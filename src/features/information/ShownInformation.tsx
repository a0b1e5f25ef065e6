import { lazy, Suspense } from 'react';
import { loadNamespaces } from '#i18n/start.ts';

const ForMe = lazy(async () => {
  const [shown] = await Promise.all([import('./shown/InformationForMe.tsx'), loadNamespaces(['information'])]);
  return { default: shown.InformationForMe };
});

/** Where the cards will stand: what comes below does not jump when there is one, or none. */
const ROOM = { minHeight: 116, marginBottom: 'var(--mantine-spacing-xl)' } as const;

/** The information meant for the person now, on a dashboard or the page of a sector; fetched after the page's first picture. */
export function ShownInformation({ sectorId = null }: { readonly sectorId?: string | null }) {
  return (
    <div style={ROOM}>
      <Suspense fallback={null}>
        <ForMe sectorId={sectorId} />
      </Suspense>
    </div>
  );
}
