import { collection, type Firestore, limit, orderBy, query, type Query, Timestamp, where } from 'firebase/firestore';
import {
  type AutomationsQuestion,
  MAX_AUTOMATIONS,
  type MissedQuestion,
  type OneAutomation,
} from './automation-lists.ts';

/** Returns the query of the automations of an establishment, by their next run; it finds one more than are shown. */
export function automationsQuery(database: Firestore, { zooId, isArchived }: AutomationsQuestion): Query {
  return query(
    collection(database, 'taskTemplates'),
    where('zooId', '==', zooId),
    where('status', 'in', isArchived ? ['archived'] : ['active', 'suspended']),
    orderBy('nextRunUnix'),
    limit(MAX_AUTOMATIONS + 1),
  );
}

/** Returns the query that finds one automation of an establishment. */
export function oneAutomationQuery(database: Firestore, { zooId, templateId }: OneAutomation): Query {
  return query(
    collection(database, 'taskTemplates'),
    where('zooId', '==', zooId),
    where('templateId', '==', templateId),
    limit(1),
  );
}

/** Returns the query of the occurrences of an automation, newest first and without a limit. */
export function historyQuery(database: Firestore, { zooId, templateId }: OneAutomation): Query {
  return query(
    collection(database, 'taskRuns'),
    where('zooId', '==', zooId),
    where('templateId', '==', templateId),
    orderBy('scheduledFor', 'desc'),
  );
}

/** Returns the query of the missed occurrences of an establishment, newest first and without a limit. */
export function missedQuery(database: Firestore, { zooId, sinceMs }: MissedQuestion): Query {
  return query(
    collection(database, 'taskRuns'),
    where('zooId', '==', zooId),
    where('status', '==', 'MISSED'),
    where('scheduledFor', '>=', Timestamp.fromMillis(sinceMs)),
    orderBy('scheduledFor', 'desc'),
  );
}
