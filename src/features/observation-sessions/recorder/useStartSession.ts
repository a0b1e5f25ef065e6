import { useState } from 'react';
import { startSession } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/** The choices of an observer before a session. */
export type ChosenSession = {
  readonly campaign: Campaign;
  readonly enclosureId: string;
  readonly method: SamplingMethod;
  readonly animalIds: readonly string[];
  readonly plannedId: string | null;
  readonly secondOf: string | null;
  /** scans or focal observations; those of the campaign without it */
  readonly plannedCount?: number;
  /** of a session that is entered afterwards; null for one that begins now */
  readonly startedAtUnix: number | null;
};

/** Returns the function that begins a session on this device, also without a network, and returns its id. */
export function useStartSession() {
  const dispatch = useAppDispatch();
  const { zooId, userId } = useActor();
  const [isStarting, setIsStarting] = useState(false);
  const start = async ({
    campaign,
    animalIds,
    startedAtUnix,
    plannedCount,
    ...chosen
  }: ChosenSession): Promise<string> => {
    const { campaignId, ethogramId, ethogramVersion, observation } = campaign;
    setIsStarting(true);
    const device = await dispatch(
      startSession(
        {
          ...{ ...chosen, zooId, campaignId, ethogramId, ethogramVersion, observerId: userId },
          ...{ animalIds: [...animalIds], isDeferred: startedAtUnix !== null },
          plannedCount:
            plannedCount ?? (chosen.method === 'scan' ? observation.scanCount : observation.observationCount),
          ...(startedAtUnix === null ? {} : { startedAtUnix }),
        },
        // The recorder gives them when it opens.
        [],
      ),
    );
    setIsStarting(false);
    return device.shown().session.visitId;
  };
  return { start, isStarting };
}
