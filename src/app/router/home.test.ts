import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { maySee } from '../../domain/access/may-see.ts';
import { ROLES } from '../../domain/access/roles.ts';
import { TIERS } from '../../domain/access/tiers.ts';
import { COMING_ROUTES } from './coming-routes.ts';
import { homeOf } from './home.ts';

const home = (differences: Partial<Actor>) =>
  homeOf({
    status: 'ready',
    user: aUser(),
    establishment: anEstablishment(),
    sectors: [],
    actor: anActor(differences),
  });

describe('the first screen of a person', () => {
  it('is the quick evaluations in the discovery tier', () => {
    expect(home({ tier: 'discovery' })).toBe('/FastEvalGroupListView');
    expect(home({ tier: 'discovery', isStaff: true })).toBe('/FastEvalGroupListView');
  });
  it('is the dashboard in the other tiers', () => {
    for (const tier of TIERS.filter((one) => one !== 'discovery')) expect(home({ tier })).toBe('/Dashboard');
    expect(home({ role: 'pedagoadmin' })).toBe('/Dashboard');
  });
  it('is their account when the role closes the screen of the tier', () => {
    expect(home({ role: 'pedagoadmin', tier: 'discovery' })).toBe('/userSettings');
  });
  it('is one that every role may open at every tier', () => {
    for (const role of ROLES)
      for (const tier of TIERS) {
        const address = home({ role, tier });
        const feature = COMING_ROUTES.find(({ path }) => path === address)?.feature;
        expect([role, tier, feature !== undefined && maySee(anActor({ role, tier }), feature)]).toEqual([
          role,
          tier,
          true,
        ]);
      }
  });
  it('is the dashboard while the establishment cannot be read', () => {
    expect(homeOf({ status: 'unreadable', reason: 'zoo/not-found' })).toBe('/Dashboard');
  });
});
