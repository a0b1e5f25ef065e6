import { sessionRecordSchema, sessionSchema } from '../observation-sessions/session.ts';
import { type Collection } from './declaration.ts';

/** The observation sessions: begun by somebody who takes part in an active campaign, ended by their observer. */
export const VISITS = {
  path: 'visits/{visitId}',
  title: 'Observation sessions',
  owner: 'establishment, by zooId',
  schema: sessionSchema,
  opens: {
    get: ['campaignResult.read', 'self'],
    list: ['campaignResult.read', 'self'],
    create: ['campaign.record'],
    update: ['self'],
    delete: 'nobody',
  },
  writable: ['status', 'doneCount', 'endedAtUnix', 'note', 'updatedBy', 'updatedAtUnix'],
  byProvider: [],
} as const satisfies Collection;

/** The records of a session's devices: its observer appends entries, and nobody changes or removes one. */
export const SESSION_RECORDS = {
  path: 'visits/{visitId}/records/{deviceId}',
  title: 'Records of observation sessions',
  owner: 'establishment, by zooId',
  schema: sessionRecordSchema,
  opens: {
    get: ['campaignResult.read', 'self'],
    list: ['campaignResult.read', 'self'],
    create: ['self'],
    update: ['self'],
    delete: 'nobody',
  },
  writable: ['entries', 'updatedAtUnix'],
  byProvider: [],
} as const satisfies Collection;
