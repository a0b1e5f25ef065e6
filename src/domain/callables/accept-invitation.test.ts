import { describe, expect, it } from 'vitest';
import { acceptInvitationContract } from './accept-invitation.ts';

const request = {
  invitationId: 'i1',
  secret: 'x'.repeat(43),
  userMail: 'ana@zoo.example',
  userFirstname: 'Ana',
  userLastname: 'Keller',
  newPassword: 'abc123',
  language: 'fr',
  eula: 4,
};
const reads = (difference: object) => acceptInvitationContract.request.safeParse({ ...request, ...difference }).success;

describe('the request to accept an invitation', () => {
  it('is read when it is whole', () => {
    expect(reads({})).toBe(true);
  });
  it('accepts the terms in force, no others', () => {
    expect([3, 5, '4', true, undefined].map((eula) => reads({ eula }))).toEqual([false, false, false, false, false]);
  });
  it('carries no right: those are the invitation’s', () => {
    expect(['userRight', 'zooId', 'sectors', 'akongoStaff'].map((name) => reads({ [name]: 'admin' }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
