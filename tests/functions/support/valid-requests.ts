import { randomUUID } from 'node:crypto';
import type { CallableName } from '../../../src/domain/callables/contracts.ts';
import { FIELDS } from './animal-park.ts';
import type { CallablePark } from './callable-park.ts';
import { CHECKLIST } from '../../support/builders/checklist.ts';
import { automationRequest } from './automations.ts';
import { notVisible } from '../../../src/domain/ethograms/tidy-ethogram.ts';
import { aContextContent } from '../../support/builders/context.ts';
import { aProfileContent } from '../../support/builders/profile.ts';
import { aQuestionnaireContent, aSection } from '../../support/builders/questionnaire.ts';
import { anImportedSession } from '../../support/builders/imported-session.ts';
import { aCampaignContent } from '../../support/builders/campaign.ts';
import { CAMPAIGN_NAME } from './campaigns.ts';
import { aNewRef } from './content.ts';
import { aNewEthogram } from './ethograms.ts';
import { aSpeciesRequest, aTaxonRequest, aWord } from './catalogue.ts';
import { aNewQuestion } from './questions.ts';
import { newCallKey } from '../../../src/lib/call-key.ts';

const newPerson = (sectorId: string) => ({
  userFirstname: 'Ana',
  userLastname: 'Keller',
  userMail: `ana.${randomUUID()}@tests.example`,
  userRight: 'user',
  language: 'fr',
  betaTester: false,
  sectors: [sectorId],
});
const wrongKey = () => ({ invitationId: randomUUID(), secret: 's'.repeat(43) });

/** A focal observation of an animal of the park, in a campaign that runs. */
const importedSessionIn = ({ campaignIds, enclosureId, animalIds, people }: CallablePark) =>
  anImportedSession({
    ...{ sessionId: randomUUID(), campaignId: campaignIds.active, enclosureId, observerId: people.keeper.userId },
    ...{ method: 'focal', animalIds: animalIds.slice(0, 1), scans: [] },
    events: [
      {
        ...{ animalId: animalIds[0] ?? '', action: 'point', code: 'RES', modifiers: [] },
        atUnix: Date.UTC(2026, 2, 5, 9),
      },
    ],
  });

/** Returns, for each callable, a valid request, as a person with the right sends it. */
export function requestsIn(park: CallablePark): Record<CallableName, () => Record<string, unknown>> {
  const { zooId, sectorId, people, jpeg, photoId, taskId, automationId, informationId, notificationId } = park;
  return {
    acceptInvitation: () => ({
      ...wrongKey(),
      userMail: 'ana@tests.example',
      userFirstname: 'Ana',
      userLastname: 'Keller',
      newPassword: 'abcdef-1',
      language: 'fr',
      eula: 4,
    }),
    archiveQuestion: () => ({ questionId: park.questionIds.archived, isArchived: true }),
    archiveCampaign: () => ({ zooId, campaignId: park.campaignIds.draft }),
    archiveContext: () => ({ contextId: park.contextIds.archived, isArchived: true }),
    archiveProfile: () => ({ profileId: park.profileIds.archived, isArchived: true }),
    archiveQuestionnaire: () => ({ questionnaireId: park.questionnaireIds.archived, isArchived: true }),
    startCampaignEvaluation: () => ({ zooId, campaignId: park.answeredId, subjectId: park.enclosureId }),
    startQuickEvaluation: () => ({ groupId: park.quickGroupId }),
    archiveEthogram: () => ({ ethogramId: park.ethogramIds.archived, isArchived: true }),
    activateAccount: () => ({ newPassword: 'abcdef-1' }),
    addAttachment: () => ({ zooId, taskId, attachmentId: 'new', name: 'abreuvoir.jpg' }),
    addEvaluationMedia: () => ({ ...park.running, attachmentId: 'new', name: 'abreuvoir.jpg' }),
    addPhoto: () => ({
      zooId,
      kind: 'sector',
      subjectId: sectorId,
      base64picture: jpeg,
      caption: 'Vue du plateau',
      takenAtUnix: Date.UTC(2026, 4, 1),
      isMain: false,
    }),
    adminSendPasswordResetEmail: () => ({ userEmail: people.victim.email }),
    adminSetTemporaryPassword: () => ({ userId: people.pending.userId, tempPassword: 'abcdef-1' }),
    adminSetUserAccess: () => ({ userId: people.victim.userId, access: 'disabled' }),
    adminSetUserRights: () => ({
      userId: people.victim.userId,
      userRight: 'user',
      betaTester: false,
      rightsRoles: ['auditor'],
      sectorRoles: [{ sectorId, roles: ['keeper'] }],
      akongoStaff: false,
      akongoRank: null,
    }),
    adminUpdateUserPassword: () => ({ userId: people.victim.userId, newPassword: 'abcdef-1' }),
    changeAnimalStatus: () => ({
      zooId,
      animalIds: [park.animalIds[0]],
      change: 'departure',
      atUnix: Date.now(),
      reason: 'EEP',
      destination: 'Zoo de la Vallée',
      enclosureId: null,
      deathCause: null,
      bodyFate: null,
    }),
    // It can be asked again and again, and sets off no message that would follow later.
    changeAutomation: () => ({ zooId, templateId: automationId, action: 'skipNext', callKey: newCallKey() }),
    changePhoto: () => ({ zooId, photoId, caption: 'Vue du plateau', isMain: true }),
    changeShares: () => ({ zooId, shareIds: [park.shareId], step: 'end', reason: 'Transfert annulé' }),
    confirmInformation: () => ({ zooId, informationId }),
    deleteCampaign: () => ({ zooId, campaignId: park.campaignIds.deleted, name: CAMPAIGN_NAME }),
    acknowledgeAlert: () => ({ zooId, alertId: park.alertId, reason: 'Travaux' }),
    keepSessionWords: () => ({ zooId, words: [{ kind: 'animal', word: 'Rex', id: 'rex' }] }),
    listSessionImports: () => ({ zooId }),
    undoSessionImport: () => ({ zooId, importId: randomUUID() }),
    importSessions: () => ({
      zooId,
      importId: randomUUID(),
      fileName: 'seances.csv',
      sessions: [importedSessionIn(park)],
    }),
    invalidateSession: () => ({ visitId: park.visitId, reason: 'Mauvais enclos' }),
    launchCampaign: () => ({
      ...{ zooId, campaignId: park.campaignIds.launched, expectedUpdatedAtUnix: park.campaignUpdatedAtUnix },
    }),
    createUser: () => ({ ...newPerson(sectorId), zooId, tempPassword: 'abcdef-1', callKey: newCallKey() }),
    findPartners: () => ({ zooId, search: 'Parc' }),
    endOwnSessions: () => ({ device: randomUUID() }),
    getSignedUrl: () => ({ storageRef: `${zooId}/exports/${people.admin.userId}/a.csv` }),
    importAnimals: () => ({
      zooId,
      importId: randomUUID(),
      fileName: 'register.xlsx',
      rows: [{ line: 2, ...FIELDS, registryId: 'R-1', enclosureId: park.enclosureId }],
      groups: [
        {
          line: 4,
          registryIds: ['R-G-1'],
          groupName: 'Volée',
          specieId: FIELDS.specieId,
          enclosureId: park.enclosureId,
          census: { males: 1, females: 2, unsexed: 3 },
          memo: '',
        },
      ],
      departures: [{ line: 3, animalId: park.animalIds[2], change: 'death', atUnix: 1_700_000_000_000, reason: '' }],
      mapping: { columns: { nom: 'animalName' }, values: { animalSexe: { M: 'Male' } } },
    }),
    mergeAnimals: () => ({
      zooId,
      keptId: park.animalIds[2],
      mergedId: park.animalIds[3],
      takes: ['animalName'],
      expectedUpdatedAtUnix: { kept: null, merged: null },
    }),
    listImports: () => ({ zooId }),
    undoImport: () => ({ zooId, importId: randomUUID() }),
    importIucnSpecies: () => ({
      rows: [
        {
          iucnId: aWord(),
          latinName: 'Panthera leo',
          className: 'Mammalia',
          orderLatinName: 'Carnivora',
          familyLatinName: 'Felidae',
          category: 'VU',
          commonNames: { fr: 'Lion' },
        },
      ],
    }),
    importReferenceData: () => ({ key: 'k'.repeat(64) }),
    moveAnimals: () => ({
      zooId,
      animalIds: [park.animalIds[1]],
      enclosureId: park.emptyId,
      groupId: null,
      movedAtUnix: Date.now(),
      reason: 'Travaux',
    }),
    proposeShares: () => ({
      zooId,
      animalIds: [park.animalIds[1]],
      partnerId: park.partnerId,
      message: 'Pour le programme d’élevage',
      callKey: newCallKey(),
    }),
    openDemonstration: () => ({ enter: false }),
    ownSessions: () => ({ device: randomUUID() }),
    publishContext: () => ({ contextId: park.contextIds.draft, expectedUpdatedAtUnix: 1_700_000_000_000 }),
    publishProfile: () => ({ profileId: park.profileIds.draft, expectedUpdatedAtUnix: 1_700_000_000_000 }),
    publishQuestionnaire: () => ({
      ...{ questionnaireId: park.questionnaireIds.draft, expectedUpdatedAtUnix: 1_700_000_000_000 },
    }),
    publishEthogram: () => ({ ethogramId: park.ethogramIds.draft, expectedUpdatedAtUnix: 1_700_000_000_000 }),
    proveInvitedAddress: () => ({ ...wrongKey(), userMail: 'ana@tests.example' }),
    publishQuestion: () => ({ questionId: park.questionIds.published, expectedUpdatedAtUnix: 1_700_000_000_000 }),
    readInvitation: () => wrongKey(),
    readNotifications: () => ({ notificationIds: [notificationId] }),
    renewCampaign: () => ({ zooId, campaignId: park.campaignIds.active, callKey: newCallKey() }),
    restoreCampaign: () => ({ zooId, campaignId: park.campaignIds.archived }),
    removeArea: () => ({ zooId, enclosureId: park.enclosureId, areaId: 'plan' }),
    remindInformation: () => ({ zooId, informationId }),
    removeEvaluationMedia: () => ({
      groupId: park.running.groupId,
      evaluationId: park.running.evaluationId,
      attachmentId: 'known',
    }),
    removeAttachment: () => ({ zooId, taskId, attachmentId: 'known' }),
    removeInformation: () => ({ zooId, informationId }),
    removePhoto: () => ({ zooId, photoId }),
    removePicture: () => ({ public_id: `${zooId}/sectors/${sectorId}/a.jpg` }),
    removeTaxon: () => ({ kind: 'order', id: park.emptyOrderId }),
    retirePlace: () => ({ zooId, kind: 'enclosure', id: park.unusedId, mode: 'archive' }),
    scanAnalytics: () => ({
      ...{ zooId, campaignId: park.campaignIds.active, enclosureId: null, from: '2026-03-01', until: '2026-03-31' },
      ...{ animalIds: [], behaviours: [], observerIds: [], hours: { from: 8, until: 17 }, minObservations: 0 },
      ...{ minInteractions: 1, limit: 1_000 },
    }),
    revokeInvitation: () => ({ invitationId: randomUUID() }),
    saveAnimal: () => ({
      zooId,
      animalId: null,
      fields: FIELDS,
      expectedUpdatedAtUnix: null,
      place: { enclosureId: park.enclosureId, groupId: null, movedAtUnix: Date.now(), reason: 'Née ici' },
      callKey: newCallKey(),
    }),
    saveArea: () => ({
      zooId,
      enclosureId: park.enclosureId,
      areaId: 'plan',
      areaName: 'Rez-de-chaussée',
      mapWidthM: 40,
      squareAreaM2: 1,
      elevation: 0,
      base64picture: jpeg,
    }),
    saveAutomation: () => {
      const { task, schedule, ...request } = automationRequest(zooId, sectorId);
      const said = { ...task, responsibleIds: [people.keeper.userId], tags: ['eau'], checklist: CHECKLIST };
      return {
        ...request,
        task: said,
        schedule: { ...schedule, recurrence: 'CUSTOM', rrule: 'FREQ=DAILY' },
        callKey: newCallKey(),
      };
    },
    saveInformation: () => ({
      zooId,
      informationId: null,
      title: 'Pont fermé',
      type: 'info',
      content: 'Le pont est **fermé**.',
      priority: 'normal',
      displayFromUnix: Date.now(),
      displayUntilUnix: Date.now() + 86_400_000,
      needsConfirmation: true,
      recipients: { everyone: false, sectorIds: [sectorId], roles: ['user'], userIds: [people.keeper.userId] },
      expectedUpdatedAtUnix: null,
      callKey: newCallKey(),
    }),
    saveCampaign: () => ({
      ...{ zooId, campaignId: null, expectedUpdatedAtUnix: null, callKey: newCallKey() },
      content: {
        ...aCampaignContent({ observerIds: [people.keeper.userId], enclosureIds: [park.enclosureId] }),
        ...{ ethogramId: park.ethogramIds.draft, questionnaireId: null, auditorIds: [], animalIds: [] },
      },
    }),
    saveContext: () => ({
      ...{ contextId: null, zooId, expectedUpdatedAtUnix: null },
      content: aContextContent({ contextRef: aNewRef() }),
    }),
    saveProfile: () => ({
      ...{ profileId: null, zooId, expectedUpdatedAtUnix: null },
      content: aProfileContent({ profileRef: aNewRef() }),
    }),
    saveQuestionnaire: () => ({
      ...{ questionnaireId: null, zooId, expectedUpdatedAtUnix: null },
      content: aQuestionnaireContent({ questionnaireRef: aNewRef(), sections: [aSection('all', park.publishedId)] }),
    }),
    saveEthogram: () => ({
      ...{ ethogramId: null, zooId, expectedUpdatedAtUnix: null },
      content: aNewEthogram({ behaviours: [notVisible()] }),
    }),
    saveLabel: () => ({ kind: 'tags', id: null, name: 'Odeur', trad: { en: 'Smell' }, archived: false }),
    saveNotificationSettings: () => ({ mailDigest: 'daily', device: { token: 'registration', isWanted: false } }),
    // A new Latin name each time: an existing one would be refused for that alone.
    saveQuestion: () => ({
      // A new question for each text would fill the short table: this one is refused as changed meanwhile.
      questionId: park.questionIds.published,
      content: aNewQuestion({ type: 'text', answers: [] }),
      expectedUpdatedAtUnix: 1,
    }),
    saveReferences: () => ({
      references: [
        {
          ...{ referenceId: null, expectedUpdatedAtUnix: null, type: 'article', year: 2020, doi: '', url: '' },
          ...{ title: `Sur le bien-être ${aWord()}`, authors: ['Mellor, David'] },
          ...{ container: 'Animals', volume: '10', pages: '1870' },
        },
      ],
    }),
    saveSpecies: () => aSpeciesRequest(park.familyId, { trad: { en: 'Lion' }, review: 'Nom à vérifier' }),
    saveTaxon: () => aTaxonRequest(park.orderId),
    sendSlackTest: () => ({ zooId }),
    signIn: () => ({ userMail: `nobody.${randomUUID()}@tests.example`, password: 'abcdef-1', device: randomUUID() }),
    sendUserInvitation: () => ({
      userData: newPerson(sectorId),
      zooId,
      zooNameInviteFrom: 'Parc',
      peopleNameInviteFrom: 'Ana',
      callKey: newCallKey(),
    }),
    stopCampaign: () => ({
      ...{ zooId, campaignId: park.campaignIds.stopped, name: CAMPAIGN_NAME, reason: 'Travaux dans l’enclos' },
    }),
    uploadImage: () => ({
      name: 'a.jpg',
      folder: `${zooId}/sectors/${sectorId}`,
      base64picture: jpeg,
      preset: 'photo',
    }),
    uploadProfilePicture: () => ({ type: 'zoo', id: zooId, zooId, base64picture: jpeg }),
  };
}
