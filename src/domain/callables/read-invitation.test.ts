import { describe, expect, it } from 'vitest';
import { readInvitationContract } from './read-invitation.ts';

const reads = (difference: object) =>
  readInvitationContract.request.safeParse({ invitationId: 'i1', secret: 'x'.repeat(43), ...difference }).success;

describe('the request to see an invitation', () => {
  it('has both halves of the link and nothing else', () => {
    expect(reads({})).toBe(true);
    expect([reads({ invitationId: '' }), reads({ secret: undefined }), reads({ userMail: 'ana@zoo.example' })]).toEqual(
      [false, false, false],
    );
  });
  it('has a secret of 20 to 100 characters', () => {
    expect([19, 20, 100, 101].map((length) => reads({ secret: 'x'.repeat(length) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
