import { expect, it } from 'vitest';
import { proveInvitedAddressContract } from './prove-invited-address.ts';

const reads = (difference: object) =>
  proveInvitedAddressContract.request.safeParse({
    ...{ invitationId: 'i1', secret: 'x'.repeat(43), userMail: 'ana@zoo.example' },
    ...difference,
  }).success;

it('the request to prove an invited address has the link, an address, and no password yet', () => {
  expect(reads({})).toBe(true);
  expect([reads({ userMail: 'ana' }), reads({ secret: undefined }), reads({ newPassword: 'abcdef' })]).toEqual([
    false,
    false,
    false,
  ]);
});
