import { type Actor, isBoundByDemo } from './actor.ts';
import type { Feature } from './features.ts';
import { maySee } from './may-see.ts';
import { type CampaignOfSubject, type CampaignScope, isInScope, type RightsRole } from './rights-roles.ts';
import { isAdminRole, type SectorRole } from './roles.ts';

/** The record that an operation concerns, as far as rights depend on it. */
export type Subject = CampaignOfSubject & {
  readonly zooId: string;
  /** sectors the thing belongs to; "own sector" is one of these */
  readonly sectorIds: readonly string[];
  /** who wrote, collected or owns it */
  readonly authorId: string | null;
};

/** The grounds that allow an operation: any one of them is enough. */
type Grant = {
  readonly feature: Feature;
  /** every account in use, the pedagogical one included */
  readonly everyone?: true;
  /** every role of the establishment but the pedagogical one */
  readonly everyRole?: true;
  readonly author?: true;
  readonly members?: true;
  readonly sectorRoles?: readonly SectorRole[];
  readonly admin?: true;
  /** referent and support ethologists of the establishment */
  readonly ethologists?: true;
  /** rights roles, each within its campaigns; they hold for every account role, the pedagogical one included */
  readonly rightsRoles?: Partial<Readonly<Record<RightsRole, CampaignScope>>>;
  readonly staff?: true;
};

/** Limits of the rights roles to campaigns. */
const EVERYWHERE = {} as const satisfies CampaignScope;
const WELFARE = { types: ['welfare'] } as const satisfies CampaignScope;
const PEDAGOGICAL = { types: ['pedagogical'] } as const satisfies CampaignScope;
const OBSERVED = { types: ['pedagogical'], namedIn: 'memberIds' } as const satisfies CampaignScope;
const AUDITED = { namedIn: 'auditorIds' } as const satisfies CampaignScope;

/**
 * The table "Operations" of the permissions. The interface asks it before showing a button;
 * `firestore.rules` and the callables are tested against it, role by role and tier by tier.
 * An operation whose name ends in `.read` writes nothing.
 */
export const OPERATIONS = {
  'task.read': { feature: 'tasks', everyRole: true },
  'task.create': { feature: 'tasks', everyRole: true },
  'task.work': { feature: 'tasks', everyRole: true },
  'task.manage': { feature: 'tasks', author: true, sectorRoles: ['management'], admin: true },
  'taskView.read': { feature: 'tasks', everyRole: true },
  'taskView.share': { feature: 'tasks', sectorRoles: ['management'], admin: true },
  'taskView.end': { feature: 'tasks', author: true, sectorRoles: ['management'], admin: true },
  'automation.create': { feature: 'tasks', sectorRoles: ['management'], admin: true },
  'automation.manage': { feature: 'tasks', author: true, sectorRoles: ['management'], admin: true },

  /** information for other people; everybody reads what is for them */
  'information.read': { feature: 'tasks', author: true, sectorRoles: ['management'], admin: true },
  'information.confirm': { feature: 'tasks', everyRole: true },
  'information.publishToSector': { feature: 'tasks', sectorRoles: ['management'], admin: true },
  'information.publish': { feature: 'tasks', admin: true },

  'sector.read': { feature: 'sectors', everyRole: true },
  'sector.create': { feature: 'sectors', admin: true },
  'sector.edit': { feature: 'sectors', sectorRoles: ['management'], admin: true },
  'sector.delete': { feature: 'sectors', admin: true },

  'enclosure.read': { feature: 'enclosures', everyRole: true },
  'enclosure.edit': { feature: 'enclosures', sectorRoles: ['management'], admin: true },
  'enclosure.delete': { feature: 'enclosures', admin: true },

  'animal.read': { feature: 'individuals', everyRole: true },
  'animal.edit': { feature: 'individuals', sectorRoles: ['keeper', 'management', 'veterinary'], admin: true },
  'animal.depart': { feature: 'individuals', sectorRoles: ['management', 'veterinary'], admin: true },
  'animal.share': { feature: 'individuals', admin: true },
  'group.read': { feature: 'groups', everyRole: true },
  'group.edit': { feature: 'groups', sectorRoles: ['keeper', 'management', 'veterinary'], admin: true },
  'group.archive': { feature: 'groups', sectorRoles: ['management', 'veterinary'], admin: true },

  'photo.read': { feature: 'individuals', everyRole: true },
  'photo.add': {
    feature: 'individuals',
    sectorRoles: ['keeper', 'management', 'veterinary', 'nutrition'],
    admin: true,
  },
  'photo.remove': { feature: 'individuals', author: true, sectorRoles: ['management', 'veterinary'], admin: true },

  'record.read': { feature: 'individuals', everyRole: true },
  'record.write': { feature: 'individuals', sectorRoles: ['veterinary'], admin: true },
  'value.read': { feature: 'individuals', everyRole: true },
  'value.add': { feature: 'individuals', everyRole: true },
  'value.correct': { feature: 'individuals', author: true, sectorRoles: ['veterinary', 'management'], admin: true },
  'healthParameter.edit': { feature: 'individuals', sectorRoles: ['veterinary'], admin: true },
  'environmentParameter.edit': { feature: 'enclosures', sectorRoles: ['management'], admin: true },
  'nutrition.read': { feature: 'individuals', everyRole: true },
  'nutrition.write': { feature: 'individuals', sectorRoles: ['nutrition'], admin: true },

  'enrichment.read': { feature: 'enrichment', everyRole: true },
  'enrichment.edit': { feature: 'enrichment', sectorRoles: ['management'], admin: true },
  'enrichment.session': { feature: 'enrichment', sectorRoles: ['keeper', 'management'], admin: true },
  'enrichment.editOfficial': { feature: 'enrichmentAdministration', staff: true },

  'campaign.read': {
    feature: 'campaigns',
    everyRole: true,
    rightsRoles: {
      welfareCorrespondent: WELFARE,
      supervisor: EVERYWHERE,
      auditor: AUDITED,
      educational: OBSERVED,
      educationalAdmin: PEDAGOGICAL,
    },
  },
  /** the register of animals, the enclosures and their zones, which every campaign speaks of */
  'observed.read': {
    feature: 'campaigns',
    everyRole: true,
    rightsRoles: {
      welfareCorrespondent: EVERYWHERE,
      supervisor: EVERYWHERE,
      auditor: EVERYWHERE,
      educational: EVERYWHERE,
      educationalAdmin: EVERYWHERE,
    },
  },
  'campaign.edit': {
    feature: 'campaigns',
    admin: true,
    ethologists: true,
    rightsRoles: { welfareCorrespondent: WELFARE, educationalAdmin: PEDAGOGICAL },
  },
  'campaign.record': {
    feature: 'campaigns',
    members: true,
    rightsRoles: { auditor: AUDITED, educational: OBSERVED, educationalAdmin: OBSERVED },
  },
  'campaign.secondOpinion': { feature: 'campaigns', rightsRoles: { auditor: AUDITED } },
  'campaignResult.read': {
    feature: 'campaigns',
    everyRole: true,
    rightsRoles: { supervisor: EVERYWHERE, auditor: AUDITED, educationalAdmin: PEDAGOGICAL },
  },
  /** what was recorded in the known answers of a training, and in the sessions that repeat them */
  'knownAnswers.read': {
    feature: 'campaigns',
    admin: true,
    ethologists: true,
    rightsRoles: { supervisor: EVERYWHERE, auditor: AUDITED },
  },
  'knownAnswers.choose': { feature: 'campaigns', admin: true, ethologists: true },
  'session.invalidate': {
    feature: 'campaigns',
    admin: true,
    ethologists: true,
    rightsRoles: { supervisor: EVERYWHERE },
  },
  /** sessions of a file, also those that other people observed */
  'session.import': {
    feature: 'campaigns',
    admin: true,
    ethologists: true,
    rightsRoles: { welfareCorrespondent: WELFARE, educationalAdmin: PEDAGOGICAL },
  },
  /** an import of somebody else; one's own is undone by whoever may import */
  'session.undoImport': { feature: 'campaigns', admin: true },
  'answer.correctClosed': {
    feature: 'campaigns',
    admin: true,
    ethologists: true,
    rightsRoles: { supervisor: EVERYWHERE },
  },
  'alert.acknowledge': {
    feature: 'campaigns',
    sectorRoles: ['management', 'veterinary'],
    admin: true,
    rightsRoles: { welfareCorrespondent: EVERYWHERE },
  },

  'context.read': { feature: 'campaigns', everyRole: true },
  'context.edit': { feature: 'campaigns', admin: true },
  'reservedContent.read': { feature: 'questionnairesReadOnly', everyone: true },
  'reservedContent.edit': { feature: 'questionnairesReadOnly', ethologists: true, staff: true },
  'ethogram.editOfficial': { feature: 'observationAdministration', staff: true },
  'scoredPreview.read': {
    feature: 'questionnaireAdministration',
    staff: true,
    rightsRoles: { internalTeam: EVERYWHERE },
  },
  'bibliography.read': {
    feature: 'questionnaireAdministration',
    staff: true,
    rightsRoles: { internalTeam: EVERYWHERE },
  },
  /** questionnaires, profiles and models of contexts that belong to no establishment */
  'questionnaire.editOfficial': { feature: 'questionnaireAdministration', staff: true },
  'question.edit': { feature: 'questionnaireAdministration', staff: true },
  'questionLog.read': {
    feature: 'questionnaireAdministration',
    staff: true,
    rightsRoles: { internalTeam: EVERYWHERE },
  },

  'quickGroup.read': { feature: 'quickEvaluation', everyRole: true },
  'quickGroup.create': { feature: 'quickEvaluation', everyRole: true },
  'quickGroup.edit': { feature: 'quickEvaluation', author: true },
  'quickGroup.evaluate': { feature: 'quickEvaluation', author: true, members: true },

  'reference.read': { feature: 'accountSettings', everyone: true },
  'reference.edit': { feature: 'taxonAdministration', staff: true },

  'user.read': { feature: 'accountSettings', everyone: true },
  'user.create': { feature: 'userInvitation', admin: true },
  'user.manage': { feature: 'userInvitation', admin: true },
  'user.setStaffFlags': { feature: 'establishmentAdministration', staff: true },

  'zoo.read': { feature: 'accountSettings', everyone: true },
  'zoo.edit': { feature: 'establishment', admin: true },
  'zoo.announce': { feature: 'establishment', admin: true },
  'zoo.administer': { feature: 'establishmentAdministration', staff: true },
} as const satisfies Record<string, Grant>;

export type Operation = keyof typeof OPERATIONS;

/**
 * Returns whether the person may do the operation on the subject: establishment, tier and role, in that order.
 * Demonstration mode is answered by `isRefusedInDemo`, since its message differs.
 */
export function mayDo(actor: Actor, operation: Operation, subject: Subject): boolean {
  const grant: Grant = OPERATIONS[operation];
  if (subject.zooId !== actor.zooId && !actor.isStaff) return false;
  if (!maySee(actor, grant.feature)) return false;
  if (grant.everyone) return true;
  if (grant.admin && isAdminRole(actor.role)) return true;
  if (grant.staff && actor.isStaff) return true;
  if (grant.ethologists && actor.isEthologist) return true;
  if (isGrantedToRightsRole(actor, grant, subject)) return true;
  return actor.role !== 'pedagoadmin' && (grant.everyRole === true || isGroundedIn(actor, grant, subject));
}

function isGrantedToRightsRole({ userId, rightsRoles }: Actor, grant: Grant, subject: Subject): boolean {
  return rightsRoles.some((role) => {
    const scope = grant.rightsRoles?.[role];
    return scope !== undefined && isInScope(userId, scope, subject);
  });
}

/** Returns whether the subject itself gives the right: its author, its members, its sectors. */
function isGroundedIn(actor: Actor, grant: Grant, subject: Subject): boolean {
  if (grant.author && subject.authorId === actor.userId) return true;
  if (grant.members && subject.memberIds?.includes(actor.userId) === true) return true;
  return (grant.sectorRoles ?? []).some((role) =>
    subject.sectorIds.some((sectorId) => actor.sectors[role].includes(sectorId)),
  );
}

/** Returns whether demonstration mode refuses the operation: every one that writes. */
export function isRefusedInDemo(actor: Pick<Actor, 'isDemo' | 'isStaff'>, operation: Operation): boolean {
  return isBoundByDemo(actor) && !operation.endsWith('.read');
}
