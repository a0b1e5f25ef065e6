import { describe, expect, it } from 'vitest';
import { sendUserInvitationContract } from './send-user-invitation.ts';

const userData = {
  userFirstname: 'Ana',
  userLastname: 'Silva',
  userMail: 'ana@zoo.example',
  userRight: 'user',
  language: 'pt',
  betaTester: false,
  sectors: ['savanna'],
};
const request = { userData, zooId: 'zoo-1', zooNameInviteFrom: 'Parc', peopleNameInviteFrom: 'Inès Morel' };
const reads = (difference: object, ofPerson: object = {}) =>
  sendUserInvitationContract.request.safeParse({ ...request, userData: { ...userData, ...ofPerson }, ...difference })
    .success;

describe('the request to invite a person', () => {
  it('is read when it is whole', () => {
    expect(reads({})).toBe(true);
  });
  it('needs all fields of the person', () => {
    expect(Object.keys(userData).map((name) => reads({}, { [name]: undefined }))).toEqual(
      Object.keys(userData).map(() => false),
    );
  });
  it('carries nothing else, and no password', () => {
    expect([reads({ more: 1 }), reads({}, { tempPassword: 'abc123' }), reads({}, { akongoStaff: true })]).toEqual([
      false,
      false,
      false,
    ]);
  });
  it.each(['zooNameInviteFrom', 'peopleNameInviteFrom'])('has a %s of 200 characters at most', (field) => {
    expect([reads({ [field]: 'x'.repeat(200) }), reads({ [field]: 'x'.repeat(201) })]).toEqual([true, false]);
  });
  it('names at most 200 sectors', () => {
    const sectors = (count: number) => ({ sectors: Array.from({ length: count }, (_, n) => `s${n}`) });
    expect([reads({}, sectors(200)), reads({}, sectors(201))]).toEqual([true, false]);
  });
});
