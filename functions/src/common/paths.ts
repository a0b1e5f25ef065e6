import { UnusableIdError } from './permanent-failure.ts';

/** The account of a person. */
export function userPath(userId: string): string {
  return pathOf('users', userId);
}

/** The hash of the temporary password that a pending person was given; no rule opens it to a browser. */
export function temporaryPasswordPath(userId: string): string {
  return pathOf('temporaryPasswords', userId);
}

/**
 * A password that waits until the sign-in service accepts it; erased then, or after 72 hours. No rule opens it to a
 * browser.
 */
export function passwordToApplyPath(userId: string): string {
  return pathOf('passwordsToApply', userId);
}

/** A call that a person has made with a key; no rule opens it to a browser. */
export function callKeyPath(userId: string, key: string): string {
  return pathOf(CALL_KEYS, `${userId}-${key}`);
}

/** The failed sign-ins of an address, or of a known device at it, by a hash; no rule opens it to a browser. */
export function signInAttemptsPath(key: string): string {
  return pathOf(SIGN_IN_ATTEMPTS, key);
}

/** The devices on which a person has signed in, and whether their password is exposed; no rule opens it to a browser. */
export function signInStatePath(userId: string): string {
  return pathOf('signInStates', userId);
}

/** The acts of a kind by which a person sent messages in the last hour; no rule opens it to a browser. */
export function sendingActsPath(userId: string, kind: string): string {
  return pathOf(SENDING_ACTS, `${userId}-${kind}`);
}

/** An invitation, as the admins of its establishment see it. */
export function invitationPath(invitationId: string): string {
  return pathOf('invitations', invitationId);
}

/** The hash of the secret in an invitation's link; no rule opens it to a browser. */
export function invitationSecretPath(invitationId: string): string {
  return pathOf('invitationSecrets', invitationId);
}

/** The audit log of an establishment: one document for each action. */
export function auditLogPath(zooId: string): string {
  return `${zooPath(zooId)}/auditLog`;
}

/** An establishment. */
export function zooPath(zooId: string): string {
  return pathOf('zoo', zooId);
}

/** The addresses of an establishment that only its admins know. */
export function integrationsPath(zooId: string): string {
  return `${zooPath(zooId)}/private/integrations`;
}

/** The state of an establishment's connection to Slack. */
export function slackDeliveryPath(zooId: string): string {
  return `${zooPath(zooId)}/private/slack`;
}

/** The room that the files of an establishment take. */
export function storageUsePath(zooId: string): string {
  return `${zooPath(zooId)}/private/storage`;
}

/** A message in the queue for Slack; no rule opens it to a browser. */
export function slackMessagePath(messageId: string): string {
  return pathOf('slackMessages', messageId);
}

/** An announcement of an establishment. */
export function announcementPath(zooId: string, announcementId: string): string {
  return `${zooPath(zooId)}/${pathOf('announcements', announcementId)}`;
}

/** A sector of an establishment. */
export function sectorPath(sectorId: string): string {
  return pathOf('sectors', sectorId);
}

/** An enclosure of an establishment. */
export function enclosurePath(enclosureId: string): string {
  return pathOf('enclosures', enclosureId);
}

/** An animal of an establishment. */
export function animalPath(animalId: string): string {
  return pathOf('animals', animalId);
}

/** The agreement by which a partner may read an animal. */
export function animalSharePath(shareId: string): string {
  return pathOf(ANIMAL_SHARES, shareId);
}

/** A group of animals. */
export function groupPath(groupId: string): string {
  return pathOf('groups', groupId);
}

/** An animal as a member of a group. */
export function groupAnimalPath(groupId: string, animalId: string): string {
  return `${groupPath(groupId)}/${pathOf('animals', animalId)}`;
}

/** A change of an animal's place; appended, never changed. */
export function movementPath(movementId: string): string {
  return pathOf(MOVEMENTS, movementId);
}

/** A species of the catalogue. */
export function speciesPath(specieId: string): string {
  return pathOf('species', specieId);
}

/** An establishment's register of animals: the collection of its parts. */
export function registerPath(zooId: string): string {
  return `${zooPath(zooId)}/animalRegister`;
}

/** The mapping of an establishment's files of animals. */
export function animalMappingPath(zooId: string): string {
  return `${zooPath(zooId)}/importMappings/animals`;
}

/** The names of one kind in files of sessions that an establishment's people matched by hand. */
export function sessionWordsPath(zooId: string, kind: string): string {
  return `${zooPath(zooId)}/${pathOf('sessionWords', kind)}`;
}

/** A part of an establishment's register of animals. */
export function registerPartPath(zooId: string, part: string): string {
  return `${zooPath(zooId)}/${pathOf('animalRegister', part)}`;
}

/** A photo of the gallery. */
export function photoPath(photoId: string): string {
  return pathOf('photos', photoId);
}

/** A task; those of automations have the id of their occurrence. */
export function taskPath(taskId: string): string {
  return pathOf('tasks', taskId);
}

/** An automation. */
export function taskTemplatePath(templateId: string): string {
  return pathOf('taskTemplates', templateId);
}

/** The record of an automation's execution, under the id of the task it made. */
export function taskRunPath(taskId: string): string {
  return pathOf(TASK_RUNS, taskId);
}

/** A message to one person. */
export function notificationPath(notificationId: string): string {
  return pathOf('notifications', notificationId);
}

/** The ways in which a person wants to be notified outside the app. */
export function notificationSettingsPath(userId: string): string {
  return pathOf('notificationSettings', userId);
}

/** A device that receives push messages for a person; no rule opens it to a browser. */
export function devicePath(deviceId: string): string {
  return pathOf('devices', deviceId);
}

/** An information of an establishment. */
export function informationPath(informationId: string): string {
  return pathOf('information', informationId);
}

/** The confirmations of an information: the collection. */
export function confirmationsPath(informationId: string): string {
  return `${informationPath(informationId)}/confirmations`;
}

/** The collections that are searched by a field. */
export const USERS = 'users';
export const SECTORS = 'sectors';
export const ENCLOSURES = 'enclosures';
export const GROUPS = 'groups';
export const ANIMALS = 'animals';
export const ANIMAL_SHARES = 'animalShares';
export const MOVEMENTS = 'movements';
export const PHOTOS = 'photos';
export const NUTRITION_NOTES = 'nutritionNotes';
export const ESTABLISHMENTS = 'zoo';
export const INFORMATION = 'information';
export const INVITATIONS = 'invitations';
export const CALL_KEYS = 'callKeys';
export const SENDING_ACTS = 'sendingActs';
export const TEMPORARY_PASSWORDS = 'temporaryPasswords';
export const PASSWORDS_TO_APPLY = 'passwordsToApply';
/** The collection of automations. */
export const TASK_TEMPLATES = 'taskTemplates';
export const TASKS = 'tasks';
export const IMPORT_STEPS = 'importSteps';
/** The collection of the calls by which sessions were imported. */
export const SESSION_IMPORTS = 'sessionImports';
export const TASK_RUNS = 'taskRuns';
export const NOTIFICATIONS = 'notifications';
export const NOTIFICATION_SETTINGS = 'notificationSettings';
export const DEVICES = 'devices';
export const SLACK_MESSAGES = 'slackMessages';
export const SIGN_IN_ATTEMPTS = 'signInAttempts';

/**
 * Returns whether a text can be the id of a document. Ids come from outside: a text with a slash would name a document
 * elsewhere.
 * @source https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export function isDocumentId(id: string): boolean {
  return /^[^/]+$/.test(id) && id !== '.' && id !== '..' && !/^__.*__$/.test(id) && new Blob([id]).size <= 1_500;
}

/** Returns the paths of the ids that can be ids of a document; a list that a browser wrote may hold others. */
export function usablePaths(toPath: (id: string) => string, ids: readonly string[]): string[] {
  return ids.filter((id) => isDocumentId(id)).map((id) => toPath(id));
}

/** Returns the path of a document; throws an UnusableIdError for an id that cannot be one. */
export function pathOf(collection: string, id: string): string {
  if (!isDocumentId(id)) throw new UnusableIdError(`Not the id of a document in ${collection}.`);
  return `${collection}/${id}`;
}
