import { useLazyContextVersionQuery } from '#data/contexts/contexts.endpoints.ts';
import { useLazyZonesQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useLazyEthogramVersionQuery } from '#data/ethograms/ethograms.endpoints.ts';
import { useLazyCampaignSessionsQuery } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { flowOfContext } from '#domain/contexts/asked-context.ts';
import type { EthogramVersion } from '#domain/ethograms/ethogram.ts';
import type { ImportGround } from '#domain/session-exchange/check-import.ts';
import type { PlacesOfEnclosure } from '#domain/session-exchange/from-exchanged.ts';
import { knownThing } from '#domain/session-exchange/known-things.ts';
import { useActor } from '#state/session/use-session.ts';
import type { ImportBase } from './useImportBase.ts';

/** Returns the readings of an import that depend on its file: each is made once it is needed. They throw what cannot be read. */
export function useImportReadings() {
  const { zooId } = useActor();
  const [askVersion] = useLazyEthogramVersionQuery();
  const [askContext] = useLazyContextVersionQuery();
  const [askZones] = useLazyZonesQuery();
  const [askSessions] = useLazyCampaignSessionsQuery();
  return {
    /** Returns the versions that campaigns froze, each once. */
    async versionsOf(campaigns: readonly Campaign[]): Promise<EthogramVersion[]> {
      const all: EthogramVersion[] = [];
      for (const { ethogramId, ethogramVersion } of campaigns) {
        const isThere = all.some((one) => one.ethogramId === ethogramId && one.number === ethogramVersion);
        if (isThere || ethogramId === null || ethogramVersion === null) continue;
        // oxlint-disable-next-line no-await-in-loop -- each question takes the place of the one before
        all.push(await askVersion({ ethogramId, number: ethogramVersion }, true).unwrap());
      }
      return all;
    },
    /** Returns the questions of the contexts that campaigns froze, by the ids of the campaigns. */
    async questionsOf(campaigns: readonly Campaign[]): Promise<ImportGround['questions']> {
      const questions: [string, ImportGround['questions'][string]][] = [];
      for (const { campaignId, contextId, contextVersion } of campaigns) {
        if (contextId === null || contextVersion === null) continue;
        // oxlint-disable-next-line no-await-in-loop -- as above
        const version = await askContext({ contextId, number: contextVersion }, true).unwrap();
        questions.push([campaignId, flowOfContext(version).questions]);
      }
      return Object.fromEntries(questions);
    },
    /** Returns the zones and plans of enclosures, by their ids. */
    async placesOf(enclosures: ImportBase['enclosures']): Promise<Readonly<Record<string, PlacesOfEnclosure>>> {
      const places: [string, PlacesOfEnclosure][] = [];
      for (const { id: enclosureId, planIds } of enclosures) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { zones } = await askZones({ zooId, enclosureId }, true).unwrap();
        places.push([
          enclosureId,
          { zones: zones.map(({ zoneId, zoneName }) => knownThing(zoneId, zoneName)), planIds },
        ]);
      }
      return Object.fromEntries(places);
    },
    /** Returns the ids of the sessions that campaigns have. */
    async visitIdsOf(campaigns: readonly Campaign[]): Promise<ReadonlySet<string>> {
      const ids = new Set<string>();
      for (const { campaignId } of campaigns) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { items } = await askSessions({ zooId, campaignId }).unwrap();
        for (const { visitId } of items) ids.add(visitId);
      }
      return ids;
    },
  };
}
