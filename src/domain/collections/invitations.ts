import { invitationSchema } from '../invitations/invitation.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The invitations of an establishment. */
export const INVITATIONS = {
  path: 'invitations/{invitationId}',
  title: 'Invitations',
  owner: 'establishment, by zooId',
  schema: invitationSchema,
  opens: { get: ['user.create'], list: ['user.create'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
