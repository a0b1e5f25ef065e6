import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { FEATURES, tierHasFeature } from './features.ts';
import { maySee } from './may-see.ts';
import { ROLES } from './roles.ts';
import { TIERS } from './tiers.ts';

const administration = FEATURES.filter(
  (f) => f.endsWith('Administration') || f === 'multiEstablishment' || f === 'apiAccess',
);

describe('what a person sees', () => {
  it('is, for a pedagogical account, the dashboard, the read-only lists and settings', () => {
    expect(FEATURES.filter((f) => maySee(anActor({ role: 'pedagoadmin' }), f))).toEqual([
      'accountSettings',
      'dashboard',
      'settings',
      'questionnairesReadOnly',
      'ethogramsReadOnly',
    ]);
  });
  it('is never the establishment nor invitations for a keeper', () => {
    for (const tier of TIERS) {
      expect(maySee(anActor({ role: 'user', tier }), 'establishment')).toBe(false);
      expect(maySee(anActor({ role: 'user', tier }), 'userInvitation')).toBe(false);
    }
  });
  it('is always the establishment and invitations for an admin, even in discovery', () => {
    for (const role of ['admin', 'superAdmin'] as const) {
      expect(maySee(anActor({ role, tier: 'discovery' }), 'establishment')).toBe(true);
      expect(maySee(anActor({ role, tier: 'discovery' }), 'userInvitation')).toBe(true);
    }
  });
  it('is never the administration group outside the provider', () => {
    for (const role of ROLES)
      for (const tier of TIERS) expect(administration.filter((f) => maySee(anActor({ role, tier }), f))).toEqual([]);
  });
  it('is the administration group and every other feature for provider staff', () => {
    const staff = anActor({ role: 'superAdmin', isStaff: true, tier: 'discovery' });
    expect(FEATURES.filter((f) => !maySee(staff, f))).toEqual([]);
  });
  it('is nothing that the tier lacks', () => {
    for (const tier of TIERS) {
      const seen = FEATURES.filter((f) => maySee(anActor({ role: 'user', tier }), f));
      expect(seen.filter((f) => !tierHasFeature(tier, f))).toEqual([]);
    }
  });
});
