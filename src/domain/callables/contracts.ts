import * as acceptInvitation from './accept-invitation.ts';
import * as activateAccount from './activate-account.ts';
import * as adminPasswords from './admin-passwords.ts';
import * as adminSetUserAccess from './admin-set-user-access.ts';
import * as adminSetUserRights from './admin-set-user-rights.ts';
import * as alerts from './alerts.ts';
import * as animalShares from './animal-shares.ts';
import * as animals from './animals.ts';
import * as automations from './automations.ts';
import * as campaignEvaluations from './campaign-evaluations.ts';
import * as campaigns from './campaigns.ts';
import * as contexts from './contexts.ts';
import * as createUser from './create-user.ts';
import * as enclosurePlans from './enclosure-plans.ts';
import * as ethograms from './ethograms.ts';
import * as importAnimals from './import-animals.ts';
import * as importReferenceData from './import-reference-data.ts';
import * as information from './information.ts';
import * as notifications from './notifications.ts';
import * as observationSessions from './observation-sessions.ts';
import * as openDemonstration from './open-demonstration.ts';
import * as photos from './photos.ts';
import * as ownSessions from './own-sessions.ts';
import * as pictures from './pictures.ts';
import * as profiles from './profiles.ts';
import * as proveInvitedAddress from './prove-invited-address.ts';
import * as questionnaires from './questionnaires.ts';
import * as quickEvaluations from './quick-evaluations.ts';
import * as questions from './questions.ts';
import * as readInvitation from './read-invitation.ts';
import * as revokeInvitation from './revoke-invitation.ts';
import * as scanAnalytics from './scan-analytics.ts';
import * as sendUserInvitation from './send-user-invitation.ts';
import * as signIn from './sign-in.ts';
import * as slack from './slack.ts';
import * as taskAttachments from './task-attachments.ts';
import * as taxonomy from './taxonomy.ts';
import type { Contract } from './contract.ts';

const DECLARED = {
  ...acceptInvitation,
  ...activateAccount,
  ...adminPasswords,
  ...adminSetUserAccess,
  ...adminSetUserRights,
  ...alerts,
  ...animalShares,
  ...animals,
  ...automations,
  ...campaignEvaluations,
  ...campaigns,
  ...contexts,
  ...createUser,
  ...enclosurePlans,
  ...ethograms,
  ...importAnimals,
  ...importReferenceData,
  ...information,
  ...notifications,
  ...observationSessions,
  ...openDemonstration,
  ...photos,
  ...ownSessions,
  ...pictures,
  ...profiles,
  ...proveInvitedAddress,
  ...questionnaires,
  ...questions,
  ...quickEvaluations,
  ...readInvitation,
  ...revokeInvitation,
  ...scanAnalytics,
  ...sendUserInvitation,
  ...signIn,
  ...slack,
  ...taskAttachments,
  ...taxonomy,
};
type Declared = typeof DECLARED;
type Contracts = {
  readonly [Key in keyof Declared as Declared[Key] extends Contract ? Declared[Key]['name'] : never]: Declared[Key];
};

/**
 * The contract of every callable function by its deployed name, collected from the modules of this folder. Tests call each
 * of them with bad requests; the browser imports only the contracts it needs.
 */
export const CALLABLES = Object.fromEntries(
  Object.values(DECLARED)
    .filter((declared): declared is Extract<Declared[keyof Declared], Contract> => isContract(declared))
    .map((contract) => [contract.name, contract]),
) as Contracts;

export type CallableName = keyof typeof CALLABLES;

function isContract(declared: unknown): declared is Contract {
  return typeof declared === 'object' && declared !== null && 'request' in declared && 'data' in declared;
}
