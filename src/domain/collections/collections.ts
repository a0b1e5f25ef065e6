import { ALERTS } from './alerts.ts';
import { ANIMAL_REGISTER } from './animal-register.ts';
import { ANIMAL_SHARES } from './animal-shares.ts';
import { ANIMALS } from './animals.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { AUDIT_LOG } from './audit-log.ts';
import { BEHIND_QUESTIONS } from './behind-questions.ts';
import { CAMPAIGN_EVALUATIONS } from './campaign-evaluations.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { CLOSED_PATHS } from './closed-paths.ts';
import { CONTENT } from './content.ts';
import { CONFIRMATIONS } from './confirmations.ts';
import { ENCLOSURES } from './enclosures.ts';
import { ESTABLISHMENTS } from './establishments.ts';
import { GROUP_ANIMALS } from './group-animals.ts';
import { GROUPS } from './groups.ts';
import { IMPORT_MAPPINGS } from './import-mappings.ts';
import { SESSION_WORDS } from './session-words.ts';
import { INFORMATION } from './information.ts';
import { INTEGRATIONS } from './integrations.ts';
import { INVITATIONS } from './invitations.ts';
import { MOVEMENTS } from './movements.ts';
import { NOTIFICATION_SETTINGS } from './notification-settings.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { NUTRITION_NOTES } from './nutrition-notes.ts';
import { PHOTOS } from './photos.ts';
import { SECTORS } from './sectors.ts';
import { SLACK_DELIVERY, SLACK_MESSAGES } from './slack.ts';
import { STORAGE_USE } from './storage-use.ts';
import { TASK_NOTES } from './task-notes.ts';
import { TASK_RUNS } from './task-runs.ts';
import { TASK_TEMPLATES } from './task-templates.ts';
import { TASK_VIEWS } from './task-views.ts';
import { TASKS } from './tasks.ts';
import { USERS } from './users.ts';
import { SESSION_RECORDS, VISITS } from './visits.ts';
import { ZONES } from './zones.ts';
import { QUESTION_SETS, QUICK_EVALUATIONS, QUICK_GROUPS } from './quick-groups.ts';
import { QUICK_ACTIONS, QUICK_NOTES, QUICK_OBJECTIVES } from './quick-work.ts';
import { closed, type Collection } from './declaration.ts';
import { REFERENCES } from './references.ts';

const DECLARED: readonly Collection[] = [
  USERS,
  ESTABLISHMENTS,
  INTEGRATIONS,
  SLACK_DELIVERY,
  STORAGE_USE,
  SLACK_MESSAGES,
  ANNOUNCEMENTS,
  AUDIT_LOG,
  INVITATIONS,
  SECTORS,
  TASKS,
  TASK_NOTES,
  TASK_TEMPLATES,
  TASK_RUNS,
  TASK_VIEWS,
  NOTIFICATIONS,
  NOTIFICATION_SETTINGS,
  INFORMATION,
  CONFIRMATIONS,
  ENCLOSURES,
  ZONES,
  ANIMALS,
  ANIMAL_REGISTER,
  ANIMAL_SHARES,
  IMPORT_MAPPINGS,
  SESSION_WORDS,
  MOVEMENTS,
  GROUPS,
  GROUP_ANIMALS,
  PHOTOS,
  NUTRITION_NOTES,
  VISITS,
  SESSION_RECORDS,
  QUICK_GROUPS,
  QUICK_EVALUATIONS,
  QUICK_NOTES,
  QUICK_OBJECTIVES,
  QUICK_ACTIONS,
  QUESTION_SETS,
  CAMPAIGNS,
  CAMPAIGN_EVALUATIONS,
  ALERTS,
  ...REFERENCES,
  ...BEHIND_QUESTIONS,
  ...CONTENT,
  ...CLOSED_PATHS.server.map((path) => closed(path, 'server')),
  ...CLOSED_PATHS.field.map((path) => closed(path, 'establishment, by zooId')),
  ...CLOSED_PATHS.path.map((path) => closed(path, 'establishment, by path')),
  ...CLOSED_PATHS.shared.map((path) => closed(path, 'everybody')),
];

/**
 * Every collection of the product, by the path of its documents. `firestore.rules` and the tables of `tests/rules/security` are
 * held against it, so that a path which one of them does not know fails the build.
 * @source specification, points 3 and 7; permissions
 */
export const COLLECTIONS: Readonly<Record<string, Collection>> = Object.fromEntries(
  DECLARED.map((collection) => [collection.path, collection]),
);
