import { expect, it } from 'vitest';
import { revokeInvitationContract } from './revoke-invitation.ts';

it('the request to take an invitation back names it and nothing else', () => {
  const reads = (request: unknown) => revokeInvitationContract.request.safeParse(request).success;
  expect(reads({ invitationId: 'i1' })).toBe(true);
  expect([reads({}), reads({ invitationId: 12 }), reads({ invitationId: 'i1', zooId: 'z' }), reads(null)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
