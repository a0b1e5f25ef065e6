import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { FEATURES, tierHasFeature } from './features.ts';
import { maySee } from './may-see.ts';
import { ROLES } from './roles.ts';
import { TIERS } from './tiers.ts';

const administration = FEATURES.filter((f) => f.endsWith('Administration') || f === 'multiEstablishment');

describe('the screens a person may see', () => {
  it('are, for a pedagogical account, the dashboard, the read-only lists and the settings', () => {
    expect(FEATURES.filter((f) => maySee(anActor({ role: 'pedagoadmin' }), f))).toEqual([
      'accountSettings',
      'dashboard',
      'settings',
      'questionnairesReadOnly',
      'ethogramsReadOnly',
    ]);
  });
  it('never include the establishment or the invitations for a keeper', () => {
    for (const tier of TIERS) {
      expect(maySee(anActor({ role: 'user', tier }), 'establishment')).toBe(false);
      expect(maySee(anActor({ role: 'user', tier }), 'userInvitation')).toBe(false);
    }
  });
  it('always include the establishment and the invitations for an admin, even in discovery', () => {
    for (const role of ['admin', 'superAdmin'] as const) {
      expect(maySee(anActor({ role, tier: 'discovery' }), 'establishment')).toBe(true);
      expect(maySee(anActor({ role, tier: 'discovery' }), 'userInvitation')).toBe(true);
    }
  });
  it('never include the administration group outside the provider', () => {
    for (const role of ROLES)
      for (const tier of TIERS) expect(administration.filter((f) => maySee(anActor({ role, tier }), f))).toEqual([]);
  });
  it('include the administration group and every other feature for provider staff', () => {
    const staff = anActor({ role: 'superAdmin', isStaff: true, tier: 'discovery' });
    expect(FEATURES.filter((f) => !maySee(staff, f))).toEqual([]);
  });
  it.each([
    ['welfareCorrespondent', ['campaigns']],
    ['supervisor', ['campaigns', 'evaluationMonitoring']],
    ['auditor', ['campaigns']],
    ['internalTeam', ['questionnaireAdministration']],
    ['educational', ['campaigns']],
    ['educationalAdmin', ['campaigns']],
  ] as const)('are more for a pedagogical account who is %s', (rightsRole, expected) => {
    const pedago = anActor({ role: 'pedagoadmin' });
    const more = { ...pedago, rightsRoles: [rightsRole] };
    expect(FEATURES.filter((f) => maySee(more, f) && !maySee(pedago, f)).toSorted()).toEqual(expected.toSorted());
  });
  it('are not more in a tier that lacks the feature of a rights role', () => {
    const person = anActor({ role: 'pedagoadmin', tier: 'discovery', rightsRoles: ['supervisor'] });
    expect(maySee(person, 'campaigns')).toBe(false);
  });
  it('include nothing that the tier lacks', () => {
    for (const tier of TIERS) {
      const seen = FEATURES.filter((f) => maySee(anActor({ role: 'user', tier }), f));
      expect(seen.filter((f) => !tierHasFeature(tier, f))).toEqual([]);
    }
  });
});
