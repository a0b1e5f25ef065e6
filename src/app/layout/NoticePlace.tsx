import { lazy, Suspense, useEffect, useState } from 'react';
import { atFirstAction } from '#lib/first-action.ts';
import { selectNotices } from '#state/notices/notices.slice.ts';
import { useAppSelector } from '#state/store.ts';
import { PlainNotices } from './PlainNotices.tsx';

const fetchNotices = () => import('./Notices.tsx');

const Notices = lazy(async () => {
  try {
    return { default: (await fetchNotices()).Notices };
  } catch {
    return { default: PlainNotices };
  }
});

/**
 * The place of notices. Their code is loaded with the first of them, or at the person's first action: a person who only
 * reads needs none.
 */
export function NoticePlace({
  tell,
}: {
  /** shows a toast that is no notice, once its place is there */
  readonly tell: (() => void) | null;
}) {
  const hasNotices = useAppSelector((state) => selectNotices(state).length > 0);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => atFirstAction(() => setIsWanted(true)), []);
  // The place stays after the first notice: a toast beside the notice would go with it.
  if (hasNotices && !isWanted) setIsWanted(true);
  if (!isWanted && tell === null) return null;
  return (
    <Suspense fallback={null}>
      <Notices tell={tell} />
    </Suspense>
  );
}
