import { lazy, Suspense } from 'react';
import type { Animal } from '#domain/animals/animal.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { useActor } from '#state/session/use-session.ts';
import { mayPropose } from '../actions/may-propose.ts';
import { useAnimalChanges } from '../actions/useAnimalChanges.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';

const SharingSection = lazy(async () => {
  const [section] = await Promise.all([import('./SharingSection.tsx'), loadNamespaces(['sharing'])]);
  return { default: section.SharingSection };
});

/** The partners of an animal on its page, with the form of a proposal; an archived animal has none. */
export function AnimalSharing({ animal, row }: { readonly animal: Animal; readonly row: AnimalRow }) {
  const actor = useActor();
  const changes = useAnimalChanges();
  if (animal.isArchived) return null;
  const maySend = mayPropose(actor, [row]);
  return (
    <>
      {changes.dialog}
      <Suspense fallback={null}>
        <SharingSection animal={animal} onShare={maySend ? () => void changes.open('share', [row]) : null} />
      </Suspense>
    </>
  );
}
