import { CAMPAIGN_TYPES } from '../access/campaign-type.ts';
import { mayDo, type Operation, OPERATIONS, type Subject } from '../access/operations.ts';
import type { Actor } from '../access/actor.ts';
import { type CampaignScope, RIGHTS_ROLES } from '../access/rights-roles.ts';
import type { Campaign } from './campaign.ts';

type Known = Pick<Campaign, 'zooId' | 'type' | 'observerIds' | 'auditorIds'> & { readonly authorId?: string | null };

/** Returns a campaign as rights see it: its type, and who is named in it. */
export function campaignSubject({ zooId, type, observerIds, auditorIds, authorId = null }: Known): Subject {
  return {
    ...{ zooId, sectorIds: [], authorId, campaignType: type },
    ...{ memberIds: [...observerIds, ...auditorIds], auditorIds },
  };
}

/**
 * Returns the campaigns of the establishment that a person may read, as scopes that together hold all of them: one
 * without limits for whoever reads park data, else those of their rights roles; none for a person without any. A list of
 * campaigns asks one question for each, since the rules refuse a question that could find more.
 */
export function readableScopes({ role, rightsRoles }: Pick<Actor, 'role' | 'rightsRoles'>): readonly CampaignScope[] {
  if (role !== 'pedagoadmin') return [{}];
  const byRole: Partial<Readonly<Record<string, CampaignScope>>> =
    OPERATIONS['campaign.read' satisfies Operation].rightsRoles;
  const scopes = RIGHTS_ROLES.filter((one) => rightsRoles.includes(one)).flatMap((one) => byRole[one] ?? []);
  return scopes.find(({ types, namedIn }) => types === undefined && namedIn === undefined) === undefined
    ? scopes
    : [{}];
}

/** Returns whether a person may import sessions into the campaigns of any type. */
export function mayImportSomewhere(actor: Actor): boolean {
  const anywhere = { zooId: actor.zooId, sectorIds: [], authorId: null };
  return CAMPAIGN_TYPES.some((campaignType) => mayDo(actor, 'session.import', { ...anywhere, campaignType }));
}
