import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerSchema } from '../../src/domain/callables/answer.ts';
import { importAnimalsData } from '../../src/domain/callables/import-animals.ts';
import { CALLABLES, type CallableName } from '../../src/domain/callables/contracts.ts';
import { attachmentPath } from '../../src/domain/tasks/attachment-place.ts';
import * as z from 'zod/mini';
import { attemptsAt, fieldsWithoutEnd } from './support/attempts.ts';
import { MARKER } from './support/bad-values.ts';
import { createEnclosure, createSpecies, FIELDS, storeAnimals } from './support/animal-park.ts';
import { automationRequest, createAutomation } from './support/automations.ts';
import { endSessions } from './support/ended-session.ts';
import { everyText, everything } from './support/everything.ts';
import { place } from './support/files.ts';
import { createInformation } from './support/information.ts';
import { createPhoto } from './support/photos.ts';
import { createNotification } from './support/notifications.ts';
import { createPark, createPerson, createSector, type Person } from './support/park.ts';
import { aJpeg } from './support/picture-files.ts';
import { createTaskWithFile } from './support/tasks.ts';
import { type Browser, openBrowser } from './support/suite.ts';
import { isWordedAs, textsIn } from './support/wording.ts';

/** Hundreds of calls one after the other, each to a process of its own: minutes on a busy machine. */
const PATIENCE = { timeout: 600_000 };

const NAMES = Object.keys(CALLABLES) as CallableName[];
const answers = answerSchema(z.unknown());
const counts = { calls: 0, refused: 0, text: 0, optional: 0 };

/** What everybody settles for themselves, be they keeper or admin elsewhere. */
const OWN_BUSINESS: readonly CallableName[] = ['saveNotificationSettings'];
const STRANGERS = ['nobody', 'disabled', 'pending', 'visitor', 'thief'] as const;
const OUTSIDERS = ['keeper', 'pedago', 'stranger', ...STRANGERS] as const;
/** What everybody who works in the establishment may do. */
const WORK: readonly CallableName[] = ['addAttachment', 'confirmInformation'];

function refusedTo(name: CallableName): readonly (typeof OUTSIDERS)[number][] {
  if (OWN_BUSINESS.includes(name)) return STRANGERS;
  return WORK.includes(name) ? OUTSIDERS.filter((who) => who !== 'keeper') : OUTSIDERS;
}

let zooId: string;
let people: Record<
  'admin' | 'keeper' | 'pedago' | 'stranger' | 'disabled' | 'pending' | 'visitor' | 'thief' | 'victim',
  Person
>;
let sectorId: string;
let foreignZooId: string;
let jpeg: string;
let nobody: Browser;
let photoId: string;
let taskId: string;
let automationId: string;
let informationId: string;
let notificationId: string;
let park: { enclosureId: string; emptyId: string; animalIds: readonly string[] };

beforeAll(async () => {
  zooId = await createPark();
  foreignZooId = await createPark();
  sectorId = await createSector(zooId);
  people = {
    admin: await createPerson(zooId, { userRight: 'admin' }),
    keeper: await createPerson(zooId),
    pedago: await createPerson(zooId, { userRight: 'pedagoadmin' }),
    stranger: await createPerson(foreignZooId, { userRight: 'admin' }),
    disabled: await createPerson(zooId, { userRight: 'admin', isDisabled: true }),
    pending: await createPerson(zooId, { userStatus: 'pending' }),
    visitor: await createPerson(await createPark({ isDemo: true }), { userRight: 'admin' }),
    thief: await createPerson(zooId, { userRight: 'admin' }),
    victim: await createPerson(zooId),
  };
  await endSessions(people.thief);
  jpeg = (await aJpeg()).toString('base64');
  nobody = openBrowser();
  await place(`${zooId}/sectors/${sectorId}/a.jpg`);
  park = await createParkOfAnimals();
  automationId = await createAutomation(zooId, sectorId);
  informationId = await createInformation({ zooId, needsConfirmation: true });
  notificationId = await createNotification(zooId, people.admin.userId);
  taskId = await createTaskWithFile(zooId, people.admin.userId, 'known');
  await place(attachmentPath(zooId, taskId, 'new'), Buffer.from(jpeg, 'base64'));
  photoId = await createPhoto({ zooId, kind: 'sector', subjectId: sectorId, uploadedBy: people.admin.userId });
  await place(`${zooId}/exports/${people.admin.userId}/a.csv`);
});
afterAll(async () => {
  console.info(
    `${NAMES.length} callables, ${counts.calls} calls: ${counts.refused} refused, ${counts.text} took plain text, ` +
      `${counts.optional} went without what may be left out`,
  );
  await Promise.all([nobody, ...Object.values(people)].map((browser) => browser.close()));
});

const newPerson = () => ({
  userFirstname: 'Ana',
  userLastname: 'Keller',
  userMail: `ana.${randomUUID()}@tests.example`,
  userRight: 'user',
  language: 'fr',
  betaTester: false,
  sectors: [sectorId],
});
/** An enclosure with a plan and animals, and one without. */
async function createParkOfAnimals() {
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
  const animalIds = await storeAnimals(zooId, [{ animalEnclosureData }, { animalEnclosureData }]);
  return { enclosureId, emptyId: await createEnclosure(zooId, sectorId), animalIds };
}

const wrongKey = () => ({ invitationId: randomUUID(), secret: 's'.repeat(43) });

/** A request in order, as an admin of the establishment sends it. */
const RIGHT: Record<CallableName, () => Record<string, unknown>> = {
  acceptInvitation: () => ({
    ...wrongKey(),
    userMail: 'ana@tests.example',
    userFirstname: 'Ana',
    userLastname: 'Keller',
    newPassword: 'abcdef-1',
    language: 'fr',
    eula: 4,
  }),
  activateAccount: () => ({ newPassword: 'abcdef-1' }),
  addAttachment: () => ({ zooId, taskId, attachmentId: 'new', name: 'abreuvoir.jpg' }),
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
  }),
  changeAutomation: () => ({ zooId, templateId: automationId, action: 'suspend' }),
  changePhoto: () => ({ zooId, photoId, caption: 'Vue du plateau', isMain: true }),
  confirmInformation: () => ({ zooId, informationId }),
  createUser: () => ({ ...newPerson(), zooId, tempPassword: 'abcdef-1' }),
  getSignedUrl: () => ({ storageRef: `${zooId}/exports/${people.admin.userId}/a.csv` }),
  importAnimals: () => ({
    zooId,
    rows: [{ line: 2, ...FIELDS, registryId: 'R-1', enclosureId: park.enclosureId }],
    mapping: { columns: { nom: 'animalName' }, values: { animalSexe: { M: 'Male' } } },
  }),
  importIucnSpecies: () => ({
    rows: [
      {
        iucnId: '15951',
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
  readInvitation: () => wrongKey(),
  readNotifications: () => ({ notificationIds: [notificationId] }),
  removeArea: () => ({ zooId, enclosureId: park.enclosureId, areaId: 'plan' }),
  remindInformation: () => ({ zooId, informationId }),
  removeAttachment: () => ({ zooId, taskId, attachmentId: 'known' }),
  removeInformation: () => ({ zooId, informationId }),
  removePhoto: () => ({ zooId, photoId }),
  removePicture: () => ({ public_id: `${zooId}/sectors/${sectorId}/a.jpg` }),
  removeTaxon: () => ({ kind: 'order', id: 'carnivora' }),
  retirePlace: () => ({ zooId, kind: 'enclosure', id: park.emptyId, mode: 'archive' }),
  revokeInvitation: () => ({ invitationId: randomUUID() }),
  saveAnimal: () => ({
    zooId,
    animalId: null,
    fields: FIELDS,
    authorizedFacilities: [zooId],
    expectedUpdatedAtUnix: null,
    place: { enclosureId: park.enclosureId, groupId: null, movedAtUnix: Date.now(), reason: 'Née ici' },
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
    const said = { ...task, responsibleIds: [people.keeper.userId], tags: ['eau'] };
    return { ...request, task: said, schedule: { ...schedule, recurrence: 'CUSTOM', rrule: 'FREQ=DAILY' } };
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
  }),
  saveLabel: () => ({ kind: 'tags', id: null, name: 'Odeur', trad: { fr: 'Odeur' }, archived: false }),
  saveNotificationSettings: () => ({ mailDigest: 'daily', device: { token: 'registration', isWanted: false } }),
  saveSpecie: () => ({
    specieId: null,
    specieName: 'Lion',
    specieLatinName: 'Panthera leo',
    trad: { fr: 'Lion' },
    familyId: 'felidae',
    iucnCategory: 'VU',
    iucnId: null,
    source: 'Enclos',
    review: 'Nom à vérifier',
    expectedUpdatedAtUnix: null,
  }),
  saveTaxon: () => ({ kind: 'order', id: null, name: 'Carnivores', latinName: 'Carnivora', orderId: null }),
  sendUserInvitation: () => ({
    userData: newPerson(),
    zooId,
    zooNameInviteFrom: 'Parc',
    peopleNameInviteFrom: 'Ana',
  }),
  uploadImage: () => ({
    name: 'a.jpg',
    folder: `${zooId}/sectors/${sectorId}`,
    base64picture: jpeg,
    preset: 'photo',
  }),
  uploadProfilePicture: () => ({ type: 'zoo', id: zooId, zooId, base64picture: jpeg }),
};

/** Sends a body as it stands, and returns the answer when it has the agreed shape; anything else is a failure. */
async function send(who: Browser, name: CallableName, body: string) {
  counts.calls++;
  const { status, text } = await who.post(name, body);
  expect(`${name}: ${status}`).toBe(`${name}: 200`);
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|Error:/);
  return answers.parse(JSON.parse(text).result);
}

it('what is deployed is what the contracts name', async () => {
  const built: Record<string, { __endpoint?: { callableTrigger?: unknown } }> = await import(
    pathToFileURL('functions/lib/index.js').href
  );
  const deployed = Object.entries(built).filter(([, { __endpoint }]) => __endpoint?.callableTrigger !== undefined);
  expect(deployed.map(([name]) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(
    NAMES.toSorted((a, b) => a.localeCompare(b)),
  );
});

it.each(NAMES)('every field of %s is tried, and the request it is tried in is in order', (name) => {
  const { request } = CALLABLES[name];
  expect(Object.keys(RIGHT[name]()).toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(request.shape).toSorted((a, b) => a.localeCompare(b)),
  );
  expect(request.safeParse(RIGHT[name]()).success).toBe(true);
});

it.each(NAMES)('no field of %s but a file takes a text longer than any', (name) => {
  expect(fieldsWithoutEnd(name, RIGHT[name]())).toEqual([]);
});

describe.each(NAMES)('%s', (name) => {
  const attempts = () => attemptsAt(name, RIGHT[name], { zooId: foreignZooId, userId: people.stranger.userId });

  describe('from somebody who may not ask, or with what is not in order', () => {
    // All that is stored is read twice for all of these: each time takes as long as a hundred refusals.
    let before: string;
    beforeAll(async () => {
      before = await everything();
    });

    it('refuses whatever is not in order, from somebody who may otherwise ask', PATIENCE, async () => {
      // One after the other: the local functions start another process for each call at the same time.
      for (const { field, kind, body } of attempts().filter(({ isText, mayLackIt }) => !isText && !mayLackIt)) {
        const answer = await send(people.admin, name, body);
        expect(`${field} ${kind}: ${isDone(answer) ? 'done' : 'refused'}`).toBe(`${field} ${kind}: refused`);
        counts.refused++;
      }
    });

    it.each(refusedTo(name))('refuses %s', async (who) => {
      const browser = who === 'nobody' ? nobody : people[who];
      const answer = await send(browser, name, JSON.stringify({ data: RIGHT[name]() }));
      expect(answer.success).toBe(false);
      counts.refused++;
    });

    it('writes nothing for any of them', async () => {
      expect(await everything()).toBe(before);
    });
  });

  it('takes as text what is text, and stores that text alone', PATIENCE, async () => {
    const sent: string[] = [];
    let seen = await everyText();
    for (const { field, body, isText, mayLackIt } of attempts()) {
      if (!isText && !mayLackIt) continue;
      const answer = await send(people.admin, name, body);
      if (answer.success) counts[isText ? 'text' : 'optional']++;
      else counts.refused++;
      // What is left out leaves no mark.
      if (!isText) continue;
      // Of a password nothing is stored in the clear; of any other text that text, by a trigger perhaps after the next call.
      if (!/password/i.test(field)) sent.push(...textsIn(JSON.parse(body)));
      const stored = await everyText();
      const added = [...stored].filter((text) => text.includes(MARKER) && !seen.has(text));
      expect(added.filter((text) => !sent.some((one) => isWordedAs(text, one)))).toEqual([]);
      seen = stored;
    }
  });

  it.each(['{"data":null}', '{"data":[]}', '{"data":"text"}', '{"data":{}}'])(
    'answers the body %j without a failure of its own',
    async (body) => {
      const { status, text } = await people.admin.post(name, body);
      counts.calls++;
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
      expect(text).not.toContain('"success":true');
    },
  );
});

/** Whether a call did anything: rows of a file are refused one by one, within an answer. */
function isDone(answer: z.infer<typeof answers>): boolean {
  const rows = answer.success ? importAnimalsData.safeParse(answer.data) : null;
  return answer.success && !(rows?.success === true && rows.data.results.every(({ outcome }) => outcome === 'refused'));
}
