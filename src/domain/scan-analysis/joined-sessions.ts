import type { Campaign } from '../campaigns/campaign.ts';
import { WHOLE_GROUP } from '../observation-sessions/scan-recorder.ts';
import type { AnalysedSession } from './analysed-session.ts';
import type { JoinedEthograms } from './join-ethograms.ts';

/** The knowledge with which sessions of several campaigns are read as one data set. */
export type JoinedCampaigns = Pick<JoinedEthograms, 'codesOf'> & {
  /** the campaign of each session, by its id */
  readonly campaignOf: Readonly<Record<string, string>>;
  /** of each campaign: the id under which its group, recorded as one, is analysed */
  readonly groupOf: Readonly<Record<string, string>>;
};

/** Returns the campaign of a session; '' for one that is not listed. */
export function campaignOf({ visitId }: Pick<AnalysedSession, 'visitId'>, joined: JoinedCampaigns): string {
  return ownOf(joined.campaignOf, visitId) ?? '';
}

/**
 * Returns sessions with the joined codes of their behaviours, and with the group of their campaign where scans record a group as
 * one. A code that the ethogram of the campaign lacks stays apart from the same code of another campaign.
 */
export function inJoinedCodes(sessions: readonly AnalysedSession[], joined: JoinedCampaigns): AnalysedSession[] {
  return sessions.map((session) => {
    const campaignId = campaignOf(session, joined);
    const codes = ownOf(joined.codesOf, campaignId) ?? {};
    const group = ownOf(joined.groupOf, campaignId) ?? WHOLE_GROUP;
    const codeOf = (code: string | null) => (code === null ? null : (ownOf(codes, code) ?? `${code}@${campaignId}`));
    const animalOf = (animalId: string) => (animalId === WHOLE_GROUP ? group : animalId);
    return {
      ...session,
      scans: session.scans.map((scan) => ({
        ...scan,
        records: scan.records.map((one) => ({ ...one, animalId: animalOf(one.animalId), code: codeOf(one.code) })),
        interactions: scan.interactions.map((one) => ({ ...one, code: codeOf(one.code) })),
      })),
    };
  });
}

type Concerned = Pick<Campaign, 'campaignId' | 'concernedBy' | 'enclosureIds' | 'animalIds'>;

/**
 * Returns the id under which the group of each campaign, recorded as one, is analysed: the same for campaigns that concern the
 * same enclosures or the same animals, another one for each other group.
 */
export function groupsOf(campaigns: readonly Concerned[]): Readonly<Record<string, string>> {
  const keys = campaigns.map(({ concernedBy, enclosureIds, animalIds }) =>
    [concernedBy, ...(concernedBy === 'enclosure' ? enclosureIds : animalIds).toSorted()].join(' '),
  );
  return Object.fromEntries(
    campaigns.map(({ campaignId }, at) => {
      const first = keys.indexOf(keys[at] ?? '');
      return [campaignId, first === 0 ? WHOLE_GROUP : `${WHOLE_GROUP}@${campaigns[first]?.campaignId ?? ''}`];
    }),
  );
}

/** Returns whether an id is that of a group that was recorded as one. */
export function isGroup(animalId: string): boolean {
  return animalId === WHOLE_GROUP || animalId.startsWith(`${WHOLE_GROUP}@`);
}

/** A field of the record itself: an id such as 'constructor' is in none. */
function ownOf<Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
