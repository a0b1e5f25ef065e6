import { useState } from 'react';
import { useActor } from '#state/session/use-session.ts';
import { foldedNotices, rememberFolded } from './folded-notices.ts';

/** The notices that the person has folded away: those of before this page, and those since. */
export function useFoldedNotices() {
  const { userId } = useActor();
  const [before] = useState(() => new Set(foldedNotices(userId)));
  const [since, setSince] = useState<ReadonlySet<string>>(new Set());
  return {
    wasFolded: (key: string) => before.has(key),
    isFolded: (key: string) => before.has(key) || since.has(key),
    fold(key: string) {
      rememberFolded(userId, key);
      setSince((keys) => new Set(keys).add(key));
    },
  };
}
