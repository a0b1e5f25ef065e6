import { Timestamp } from 'firebase-admin/firestore';
import { hashPassword } from '../../../functions/src/common/password-hash.ts';
import { evaluationMediaPath } from '../../../src/domain/quick-evaluations/evaluation-media.ts';
import { attachmentPath } from '../../../src/domain/tasks/attachment-place.ts';
import { createEnclosure, createSpecies, storeAnimals } from './animal-park.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { createAlert } from './alerts.ts';
import { createAutomation } from './automations.ts';
import { aTaxonRequest } from './catalogue.ts';
import { endSessions } from './ended-session.ts';
import { place } from './files.ts';
import { createContent } from './content.ts';
import { createQuestion, publishNewQuestion } from './questions.ts';
import { createAnsweredCampaign, createCampaignEvaluation } from './campaign-evaluations.ts';
import { createCampaign, createPublishedEthogram } from './campaigns.ts';
import { createVisit } from './visits.ts';
import { createEthogram } from './ethograms.ts';
import { createQuickGroup, createRunningEvaluation } from './quick-groups.ts';
import { createShare } from './shares.ts';
import { createInformation } from './information.ts';
import { createNotification } from './notifications.ts';
import { createPark, createPerson, createSector, PASSWORD, type Person } from './park.ts';
import { createPhoto } from './photos.ts';
import { aJpeg } from './picture-files.ts';
import { aSection } from '../../support/builders/questionnaire.ts';
import { anEvaluationMedium } from '../../support/builders/quick-evaluation.ts';
import { database } from './suite.ts';
import { createTaskWithFile } from './tasks.ts';

/** An establishment with one record of every kind that the callables concern. */
export type CallablePark = Awaited<ReturnType<typeof createCallablePark>>;

/**
 * Creates it, with people who have the rights and people who have not, another establishment, and a family in the
 * catalogue.
 */
export async function createCallablePark() {
  const [zooId, foreignZooId, partnerId] = [await createPark(), await createPark(), await createPark()];
  const sectorId = await createSector(zooId);
  const people = {
    admin: await createPerson(zooId, { userRight: 'admin', rightsRoles: ['auditor'] }),
    keeper: await createPerson(zooId),
    pedago: await createPerson(zooId, { userRight: 'pedagoadmin' }),
    stranger: await createPerson(foreignZooId, { userRight: 'admin' }),
    disabled: await createPerson(zooId, { userRight: 'admin', isDisabled: true }),
    pending: await createPerson(zooId, { userStatus: 'pending' }),
    newcomer: await createPerson(zooId, { userStatus: 'pending' }),
    visitor: await createPerson(await createPark({ isDemo: true }), { userRight: 'admin' }),
    thief: await createPerson(zooId, { userRight: 'admin' }),
    leaver: await createPerson(zooId),
    victim: await createPerson(zooId),
    ethologist: await createPerson(zooId),
    partner: await createPerson(partnerId, { userRight: 'admin' }),
    provider: await createPerson(await createPark({ isProvider: true, zooTiers: 'global' }), { akongoStaff: true }),
  };
  await database.doc(`zoo/${zooId}`).update({ referentEthologistIds: [people.ethologist.userId] });
  await endSessions(people.thief);
  await giveTemporaryPassword(people.newcomer);
  const places = await createPlaces(zooId, sectorId);
  // The other establishment knows this animal already: naming it as the partner is refused.
  await createShare({ zooId, partnerId: foreignZooId, animalId: places.animalIds[1] ?? '' });
  const jpeg = await aJpeg();
  await place(`${zooId}/sectors/${sectorId}/a.jpg`);
  const taskId = await createTaskWithFile(zooId, people.admin.userId, 'known');
  await place(attachmentPath(zooId, taskId, 'new'), jpeg);
  const running = await createRunningEvaluation(zooId, people.admin.userId);
  await place(evaluationMediaPath({ zooId, ...running }, 'new'), jpeg);
  await database
    .doc(`fastEvalGroups/${running.groupId}/evaluations/${running.evaluationId}`)
    .update({ media: [anEvaluationMedium({ attachmentId: 'known', questionId: running.questionId })] });
  await place(`${zooId}/exports/${people.admin.userId}/a.csv`);
  return {
    ...{ zooId, foreignZooId, sectorId, people, taskId, jpeg: jpeg.toString('base64') },
    automationId: await createAutomation(zooId, sectorId),
    informationId: await createInformation({ zooId, needsConfirmation: true }),
    notificationId: await createNotification(zooId, people.admin.userId),
    photoId: await createPhoto({ zooId, kind: 'sector', subjectId: sectorId, uploadedBy: people.admin.userId }),
    ...places,
    shareId: await createShare({ zooId, partnerId: foreignZooId }),
    partnerId,
    questionIds: { archived: await createQuestion(), published: await createQuestion() },
    ...(await createReserved(zooId, people.provider)),
    running,
    quickGroupId: await createQuickGroup(zooId, people.admin.userId),
    ethogramIds: { draft: await createEthogram({ zooId }), archived: await createEthogram({ zooId }) },
    ...(await createCampaigns(zooId, { observerIds: [people.keeper.userId], enclosureIds: [places.enclosureId] })),
    ...(await createAnswered(zooId, people, places.enclosureId)),
    alertId: await createAlert(zooId, { sectorIds: [sectorId] }),
    visitId: await createVisit(zooId, people.keeper.userId),
    ...(await createTaxa(people.provider)),
  };
}

/** A draft and one to archive of each kind of content beside ethograms, and a published question. */
async function createReserved(zooId: string, provider: Person) {
  const publishedId = await publishNewQuestion(provider);
  const sections = [aSection('all', publishedId)];
  const two = async (area: 'questionnaire' | 'profile' | 'context', content: object = {}) => ({
    draft: await createContent(area, { ...content, zooId }),
    archived: await createContent(area, { ...content, zooId }),
  });
  return {
    publishedId,
    questionnaireIds: await two('questionnaire', { sections }),
    profileIds: await two('profile'),
    contextIds: await two('context'),
  };
}

/** Campaigns in every status, and a draft that may be launched: its focal observations need no plan of the enclosure. */
async function createCampaigns(zooId: string, of: Pick<Campaign, 'observerIds' | 'enclosureIds'>) {
  const ethogramId = await createPublishedEthogram();
  const launchable = { ...of, type: 'training', minAgreement: 0.6, ethogramId, questionnaireId: null } as const;
  const create = (differences: Partial<Campaign> = {}) => createCampaign(zooId, { ...launchable, ...differences });
  const active = { status: 'active', launchedAtUnix: Date.now(), ethogramVersion: 1 } as const;
  const draft = await create();
  const stored = await database.doc(`campaigns/${draft}`).get();
  const archived = await create({ status: 'archived' });
  const [observerId = ''] = of.observerIds;
  return {
    trainingVisitId: await createVisit(zooId, observerId, { campaignId: archived, status: 'finished' }),
    campaignUpdatedAtUnix: Number(stored.data()?.['updatedAtUnix']),
    campaignIds: {
      draft,
      launched: await create(),
      deleted: await create(),
      active: await create(active),
      stopped: await create(active),
      archived,
    },
  };
}

/** A campaign whose questionnaire the admin answers, and in it an evaluation on which they give a second opinion. */
async function createAnswered(
  zooId: string,
  people: Readonly<Record<'admin' | 'victim', Person>>,
  enclosureId: string,
) {
  const { userId } = people.admin;
  const answeredId = await createAnsweredCampaign(zooId, {
    ...{ observerIds: [userId], auditorIds: [userId], enclosureIds: [enclosureId] },
  });
  const finished = { status: 'finished', finishedAtUnix: Date.now(), leaderId: people.victim.userId } as const;
  const secondedId = await createCampaignEvaluation(zooId, answeredId, { ...finished, subjectId: enclosureId });
  return { answeredId, secondedId };
}

/** Stores the temporary password with which an account is activated. */
async function giveTemporaryPassword({ userId }: Person): Promise<void> {
  const expiresAt = Timestamp.fromMillis(Date.now() + 86_400_000);
  await database.doc(`temporaryPasswords/${userId}`).set({ ...(await hashPassword(PASSWORD)), expiresAt });
}

/** An enclosure with a plan and animals, and two without. */
async function createPlaces(zooId: string, sectorId: string) {
  await createSpecies();
  const area = {
    areaId: 'plan',
    areaName: '',
    areaImage: null,
    areaImageUrl: null,
    imageWidth: null,
    imageHeight: null,
  };
  const measured = { ...area, shouldUpload: false, mapWidthM: 40, squareAreaM2: 1, elevation: 0 } as const;
  const enclosureId = await createEnclosure(zooId, sectorId, { areas: [measured] });
  const animalEnclosureData = { enclosureId };
  const animalIds = await storeAnimals(
    zooId,
    Array.from({ length: 4 }, () => ({ animalEnclosureData })),
  );
  const [emptyId, unusedId] = [await createEnclosure(zooId, sectorId), await createEnclosure(zooId, sectorId)];
  return { enclosureId, emptyId, unusedId, animalIds };
}

/** Creates an order with a family, and an empty order. */
async function createTaxa(provider: Person) {
  const save = async (orderId: string | null): Promise<string> => {
    const { success, data } = await provider.call('saveTaxon', aTaxonRequest(orderId));
    const id = (data as { id?: string } | undefined)?.id;
    if (success !== true || id === undefined) throw new Error('The catalogue takes no order or no family.');
    return id;
  };
  const orderId = await save(null);
  return { orderId, familyId: await save(orderId), emptyOrderId: await save(null) };
}
