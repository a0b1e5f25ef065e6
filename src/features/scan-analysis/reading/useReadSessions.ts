import { useCallback } from 'react';
import { recordsForFile } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession, SessionRecord } from '#domain/observation-sessions/session.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { ReadingFailed } from './analysis-step.ts';
import { ownOnly } from './own-only.ts';

/** Sessions that are read at the same time. */
const AT_ONCE = 12;

type Keeping = {
  readonly onProgress: (done: number, total: number) => void;
  readonly keep: (session: ObservationSession, records: readonly SessionRecord[]) => unknown;
};

/**
 * Returns the function that reads the sessions of campaigns whose keys are not among `kept`, hands each to `keep`, and adds its
 * key. In a campaign whose results a person does not read they get what they recorded themselves. It throws `ReadingFailed` where a session cannot be read, and
 * stops without an error when the signal is aborted.
 */
export function useReadSessions(campaigns: readonly Campaign[]) {
  const actor = useActor();
  const { userId } = actor;
  const dispatch = useAppDispatch();
  // A text, so that the function stays the same while the campaigns do.
  const ownIn = campaigns.flatMap((one) => ('observerId' in ownOnly(actor, one) ? one.campaignId : [])).join(' ');
  return useCallback(
    async (
      heads: readonly ObservationSession[],
      kept: Set<string>,
      signal: AbortSignal,
      { onProgress, keep }: Keeping,
    ): Promise<void> => {
      const limited = new Set(ownIn.split(' '));
      const read = async ({ visitId, zooId, campaignId }: ObservationSession) => {
        const own = limited.has(campaignId) ? { observerId: userId } : {};
        const records = await dispatch(recordsForFile({ visitId, zooId, ...own }));
        if (!records.ok) throw new ReadingFailed(records.error);
        return records.value;
      };
      const keyOf = ({ visitId, updatedAtUnix }: ObservationSession) => `${visitId} ${updatedAtUnix}`;
      const missing = heads.filter((head) => !kept.has(keyOf(head)));
      for (let at = 0; at < missing.length && !signal.aborted; at += AT_ONCE) {
        onProgress(at, missing.length);
        const some = missing.slice(at, at + AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop -- a few sessions at a time, so that others are served as well
        const records = await Promise.all(some.map(read));
        for (const [place, head] of some.entries()) {
          // oxlint-disable-next-line no-await-in-loop -- one message after the other
          await keep(head, records[place] ?? []);
          kept.add(keyOf(head));
        }
      }
    },
    [dispatch, ownIn, userId],
  );
}
