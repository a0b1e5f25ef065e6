import { describe, expect, it } from 'vitest';
import { anInvitation } from '../../../tests/support/builders/invitation.ts';
import { invitationFromDocument } from './invitation.converter.ts';

describe('a stored invitation', () => {
  it('is read without its timestamps, under the id of its document', () => {
    const { invitationId, ...stored } = anInvitation();
    expect(invitationFromDocument(invitationId, { ...stored, sentAt: {}, expiresAt: {} })).toEqual({
      ok: true,
      value: anInvitation(),
    });
  });
  it('of another shape is a bad document, named with the field', () => {
    expect(invitationFromDocument('i', { ...anInvitation(), userRight: 'owner' })).toEqual({
      ok: false,
      error: { code: 'generic/bad-document', params: { id: 'i', field: 'userRight' } },
    });
  });
});
