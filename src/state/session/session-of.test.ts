import { describe, expect, it } from 'vitest';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { appError } from '../../domain/errors/app-error.ts';
import { mayReadSectors, sessionOf } from './session-of.ts';

const user = { data: aUser() };
const park = { data: anEstablishment() };
const sectors = { data: [aSector()] };
const nothing = {};

describe('the session of a person', () => {
  it('is loading until the person, the park and its sectors are known', () => {
    expect(sessionOf(nothing, nothing, nothing)).toEqual({ status: 'loading' });
    expect(sessionOf(user, nothing, nothing)).toEqual({ status: 'loading' });
    expect(sessionOf(user, park, nothing)).toEqual({ status: 'loading' });
  });
  it('is ready then, with the actor for the permission table', () => {
    expect(sessionOf(user, park, sectors)).toMatchObject({
      status: 'ready',
      user: user.data,
      establishment: park.data,
      sectors: sectors.data,
      actor: { userId: 'keeper-1', role: 'user', zooId: 'zoo-1', tier: 'fullcare', sectors: { keeper: ['savanna'] } },
    });
  });
  it('reads the legacy tier as its present name', () => {
    expect(sessionOf(user, { data: anEstablishment({ zooTiers: 'basic' }) }, sectors)).toMatchObject({
      actor: { tier: 'essential' },
    });
  });
  it('is in the chosen park, not in the person’s own', () => {
    expect(sessionOf(user, { data: anEstablishment({ zooId: 'zoo-2' }) }, sectors)).toMatchObject({
      actor: { zooId: 'zoo-2' },
    });
  });
});

describe('a person without access', () => {
  it.each([
    ['chooses a password while pending', { userStatus: 'pending' as const }, 'mustChoosePassword'],
    ['accepts the terms', { eula: 3 }, 'mustAcceptTerms'],
    [
      'chooses a password before accepting the terms',
      { userStatus: 'pending' as const, eula: 0 },
      'mustChoosePassword',
    ],
  ])('%s', (_what, differences, status) => {
    expect(sessionOf({ data: aUser(differences) }, park, sectors)).toMatchObject({ status });
  });
  it.each([
    ['disabled', { isDisabled: true }, 'auth/disabled'],
    ['deleted', { isDeleted: true }, 'auth/deleted'],
    ['deleted and pending', { isDeleted: true, userStatus: 'pending' as const }, 'auth/deleted'],
  ])('is refused when %s', (_what, differences, reason) => {
    expect(sessionOf({ data: aUser(differences) }, park, sectors)).toEqual({ status: 'refused', reason });
  });
  it.each([
    ['before the person’s sessions were ended', 999, { status: 'refused', reason: 'auth/session-expired' }],
    ['in the second of their end', 1_000, { status: 'ready' }],
    ['at a time that is not known yet', null, { status: 'ready' }],
  ])('gets the right session when it began %s', (_what, beganAt, session) => {
    expect(sessionOf({ data: aUser({ sessionsValidAfter: 1_000 }) }, park, sectors, beganAt)).toMatchObject(session);
  });
  it('is refused without a profile', () => {
    expect(sessionOf({ error: appError('auth/profile-missing') }, nothing, nothing)).toEqual({
      status: 'refused',
      reason: 'auth/profile-missing',
    });
  });
  it.each(['zoo/not-found', 'generic/permission-denied', 'generic/load-failed', 'generic/offline'] as const)(
    'stays signed in while the establishment cannot be read: %s',
    (reason) => {
      expect(sessionOf(user, { error: appError(reason) }, nothing)).toEqual({ status: 'unreadable', reason });
    },
  );
});

describe('a session whose listener fails', () => {
  it('goes on with the known data when the network is gone', () => {
    expect(sessionOf({ ...user, error: appError('generic/offline') }, park, sectors)).toMatchObject({
      status: 'ready',
    });
  });
  it('ends when the server refuses', () => {
    const refused = { ...user, error: appError('generic/permission-denied') };
    expect(sessionOf(refused, park, sectors)).toEqual({ status: 'refused', reason: 'generic/permission-denied' });
  });
  it('goes on without sectors when they cannot be read', () => {
    expect(sessionOf(user, park, { error: appError('generic/permission-denied') })).toMatchObject({
      status: 'ready',
      sectors: [],
    });
  });
});

describe('sectors', () => {
  it('are not asked for by people to whom the rules refuse them', () => {
    const discovery = anEstablishment({ zooTiers: 'discovery' });
    expect(mayReadSectors(aUser(), park.data)).toBe(true);
    expect(mayReadSectors(aUser({ userRight: 'pedagoadmin' }), park.data)).toBe(false);
    expect(mayReadSectors(aUser(), discovery)).toBe(false);
    expect(mayReadSectors(aUser({ akongoStaff: true }), discovery)).toBe(true);
    expect(sessionOf(user, { data: discovery }, nothing)).toMatchObject({ status: 'ready', sectors: [] });
  });
});
