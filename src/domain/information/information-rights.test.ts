import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { anInformation } from '../../../tests/support/builders/information.ts';
import type { Actor } from '../access/actor.ts';
import {
  isListedFor,
  mayManageInformation,
  mayPublish,
  maySeeConfirmations,
  refusedRecipients,
} from './information-rights.ts';

const NOBODY = { everyone: false, sectorIds: [] as string[], roles: [], userIds: [] as string[] };
const leads = (...sectorIds: string[]): Actor['sectors'] => ({
  management: sectorIds,
  veterinary: ['aviary'],
  nutrition: ['aviary'],
  keeper: ['aviary'],
});
const admin = anActor({ userId: 'boss', zooId: 'zoo-1', role: 'admin' });
const lead = anActor({ userId: 'lead', zooId: 'zoo-1', role: 'user', sectors: leads('savanna', 'lagoon') });
const keeper = anActor({ userId: 'keeper', zooId: 'zoo-1', role: 'user', sectors: leads() });
const refused = (actor: Actor, recipients: Partial<typeof NOBODY>) =>
  refusedRecipients(actor, { ...NOBODY, ...recipients })?.code ?? 'addressed';

describe('the right to publish', () => {
  it('admins publish to anybody', () => {
    expect(refused(admin, { everyone: true })).toBe('addressed');
    expect(refused(admin, { sectorIds: ['aviary'], userIds: ['ana'] })).toBe('addressed');
  });
  it('management publishes to the sectors it leads, and to nobody else', () => {
    expect(refused(lead, { sectorIds: ['savanna', 'lagoon'] })).toBe('addressed');
    expect(refused(lead, { sectorIds: ['savanna', 'aviary'] })).toBe('generic/permission-denied');
    expect(refused(lead, { sectorIds: ['savanna'], everyone: true })).toBe('generic/permission-denied');
    expect(refused(lead, { sectorIds: ['savanna'], userIds: ['ana'] })).toBe('generic/permission-denied');
    expect(refused(lead, {})).toBe('information/sector-required');
  });
  it('keepers, vets and nutrition publish to nobody', () => {
    expect(refused(keeper, { sectorIds: ['aviary'] })).toBe('generic/permission-denied');
    expect([mayPublish(admin), mayPublish(lead), mayPublish(keeper)]).toEqual([true, true, false]);
  });
});

describe('the right to manage an information', () => {
  const own = anInformation({ authorId: 'lead', recipients: { ...NOBODY, sectorIds: ['savanna'] }, audience: ['x'] });
  it('belongs to its author, as long as they may still publish it, and to admins', () => {
    expect(mayManageInformation(lead, own)).toBe(true);
    expect(mayManageInformation({ ...lead, sectors: leads('lagoon') }, own)).toBe(false);
    expect(mayManageInformation(lead, { ...own, authorId: 'boss' })).toBe(false);
    expect(mayManageInformation(admin, own)).toBe(true);
    expect(mayManageInformation(admin, { ...own, zooId: 'zoo-2' })).toBe(false);
  });
  it('admins and the management of its sectors see who has confirmed', () => {
    expect([admin, lead, keeper].map((actor) => maySeeConfirmations(actor, own))).toEqual([true, true, false]);
    const other = { ...own, recipients: { ...NOBODY, sectorIds: ['aviary'] } };
    expect([admin, lead, keeper].map((actor) => maySeeConfirmations(actor, other))).toEqual([true, false, false]);
  });
  it('the list shows it to them, to its author and to its audience', () => {
    expect([admin, lead, keeper].map((actor) => isListedFor(actor, own))).toEqual([true, true, false]);
    expect(isListedFor(keeper, { ...own, audience: ['keeper'] })).toBe(true);
    expect(isListedFor(keeper, { ...own, authorId: 'keeper' })).toBe(true);
  });
});
