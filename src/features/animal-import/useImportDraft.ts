import { useCallback, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { type ImportDraft, importDraftFrom } from './import-draft.ts';

/** Returns the choices of an unconfirmed import, kept in this tab, and those kept when the page opened. */
export function useImportDraft() {
  const { actor, user } = useReadySession();
  const name = `import.${user.userId}.${actor.zooId}`;
  const [found] = useState(() => importDraftFrom(readDraft(name)));
  const keep = useCallback((draft: ImportDraft) => keepDraft(name, draft), [name]);
  const forget = useCallback(() => forgetDraft(name), [name]);
  return { found, keep, forget };
}
