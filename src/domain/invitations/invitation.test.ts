import { describe, expect, it } from 'vitest';
import { INVITATION_TTL_MS, isOpenInvitation } from './invitation.ts';

describe('an invitation', () => {
  it('is good for seven days', () => expect(INVITATION_TTL_MS).toBe(604_800_000));
  it('opens until the instant it expires', () => {
    expect(isOpenInvitation({ status: 'sent', expiresAtUnix: 1_000 }, 999)).toBe(true);
    expect(isOpenInvitation({ status: 'sent', expiresAtUnix: 1_000 }, 1_000)).toBe(false);
  });
  it.each(['accepted', 'revoked'] as const)('that is %s opens nothing', (status) => {
    expect(isOpenInvitation({ status, expiresAtUnix: 1_000 }, 0)).toBe(false);
  });
});
