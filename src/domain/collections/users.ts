import { userSchema } from '../users/user.ts';
import type { Collection } from './declaration.ts';

/** The accounts of people, each read by the person and by colleagues. */
export const USERS = {
  path: 'users/{userId}',
  title: 'People',
  owner: 'establishment, by zooId',
  schema: userSchema,
  opens: {
    get: ['user.read', 'self', 'accompanied'],
    list: ['user.read'],
    create: 'server',
    update: ['self'],
    delete: 'nobody',
  },
  writable: ['userFirstname', 'userLastname', 'language', 'eula', 'awayFromDay', 'awayUntilDay'],
  byProvider: [],
} as const satisfies Collection;
