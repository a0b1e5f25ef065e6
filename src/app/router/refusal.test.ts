import { describe, expect, it } from 'vitest';
import { FEATURES } from '#domain/access/features.ts';
import { maySee } from '#domain/access/may-see.ts';
import { RIGHTS_ROLES } from '#domain/access/rights-roles.ts';
import { isAdminRole, RANKS, ROLES } from '#domain/access/roles.ts';
import { TIERS } from '#domain/access/tiers.ts';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { refusalOf } from './refusal.ts';

/** Every account role in every tier, with and without the flags that open more. */
const PEOPLE = ROLES.flatMap((role) =>
  TIERS.flatMap((tier) =>
    [
      {},
      { isStaff: true },
      { isProviderZoo: true },
      ...RANKS.map((rank) => ({ rank })),
      { rightsRoles: RIGHTS_ROLES },
    ].map((differences) => anActor({ role, tier, ...differences })),
  ),
);

describe('the refusal of a screen', () => {
  it('is null for every person and screen that the permission table opens, and for no other', () => {
    for (const actor of PEOPLE)
      for (const feature of FEATURES) expect(refusalOf(actor, feature) === null).toBe(maySee(actor, feature));
  });
  it('never tells a manager to ask a manager, whatever the tier and the screen', () => {
    const managers = PEOPLE.filter(({ role }) => isAdminRole(role));
    const said = new Set(managers.flatMap((actor) => FEATURES.map((feature) => refusalOf(actor, feature))));
    expect(said).toEqual(new Set([null, 'provider', 'tierForManager']));
  });
  it('never says a manager’s sentence to anybody else', () => {
    const others = PEOPLE.filter(({ role }) => !isAdminRole(role));
    const said = new Set(others.flatMap((actor) => FEATURES.map((feature) => refusalOf(actor, feature))));
    expect(said).toEqual(new Set([null, 'provider', 'role', 'tier']));
  });
  it('is the tier when the establishment lacks the feature', () => {
    expect(refusalOf(anActor({ tier: 'discovery' }), 'tasks')).toBe('tier');
    expect(refusalOf(anActor({ tier: 'essential', role: 'admin' }), 'enrichment')).toBe('tierForManager');
  });
  it('is the role when a colleague may open it', () => {
    expect(refusalOf(anActor({ role: 'pedagoadmin' }), 'tasks')).toBe('role');
    expect(refusalOf(anActor(), 'userInvitation')).toBe('role');
  });
  it('is the provider where no role of an establishment opens it', () => {
    for (const role of ROLES) expect(refusalOf(anActor({ role }), 'establishmentAdministration')).toBe('provider');
  });
});
