import { Suspense } from 'react';
import type { Sector } from '#domain/sectors/sector.ts';
import { lazyForm } from '#kit/form/lazy-form.ts';
import type { OpenPersonDialog } from './usePersonActions.ts';

const PersonDialog = lazyForm(async () => (await import('./PersonDialog.tsx')).PersonDialog);

/** The dialog that is open, if any; its forms are fetched when the first one opens. */
export function PersonDialogs({
  dialog,
  sectors,
  onClose,
}: {
  readonly dialog: OpenPersonDialog | null;
  readonly sectors: readonly Sector[];
  readonly onClose: () => void;
}) {
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <PersonDialog dialog={dialog} sectors={sectors} onClose={onClose} />
    </Suspense>
  );
}
