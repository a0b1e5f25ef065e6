import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/data/api.ts';
import { usersRepository } from '../../src/data/users/users.repository.ts';
import { establishmentsRepository } from '../../src/data/establishments/establishments.repository.ts';
import { sectorsRepository } from '../../src/data/sectors/sectors.repository.ts';
import { type Repositories, repositoriesIn } from '../../src/data/dependencies.ts';
import type { Establishment } from '../../src/domain/establishments/establishment.ts';
import type { Sector } from '../../src/domain/sectors/sector.ts';
import type { User } from '../../src/domain/users/user.ts';
import { setErrorSink } from '../../src/lib/log.ts';
import { followSession } from '../../src/state/session/follow-session.ts';
import { personSignedIn, selectSession } from '../../src/state/session/session.slice.ts';
import { makeStore } from '../../src/state/store.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedSector, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { hear } from './support/heard.ts';

const ZOO = 'park';
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRules('data-people');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedZoo('small', { zooTiers: 'discovery' }),
    storedSector('zoo-savanna', ZOO, { sectorName: 'Zone sèche', sectorKeeper: ['ana'] }),
    storedSector('pond', ZOO, { sectorName: 'Étang' }),
    storedSector('foreign', 'small', { sectorName: 'Ailleurs' }),
    storedUser('ana', ZOO),
    storedUser('bo', ZOO),
    storedUser('new', ZOO, { userStatus: 'pending', eula: 0 }),
    storedUser('unwilling', ZOO, { eula: 3 }),
    storedUser('gone', ZOO, { isDisabled: true }),
    storedUser('lea', 'small'),
    storedUser('teacher', ZOO, { userRight: 'pedagoadmin' }),
    storedUser('homeless', 'nowhere'),
  ]);
});
afterAll(() => environment.cleanup());

function repositoriesOf(userId: string): Repositories {
  const database = as(environment, userId);
  return repositoriesIn(() => Promise.resolve(database));
}

async function sessionOf(userId: string, settled: string) {
  const store = makeStore({ repositories: repositoriesOf(userId) });
  store.dispatch(personSignedIn(userId));
  const end = followSession(store, userId);
  await vi.waitFor(() => expect(selectSession(store.getState()).status).toBe(settled), { timeout: 5_000 });
  const session = selectSession(store.getState());
  end();
  store.dispatch(api.util.resetApiState());
  return session;
}

describe('the session of a person', () => {
  it('is ready for a keeper, with the sectors of the park in the order of the alphabet', async () => {
    const session = await sessionOf('ana', 'ready');
    expect(session).toMatchObject({
      user: { userId: 'ana' },
      establishment: { zooId: ZOO },
      sectors: [{ sectorName: 'Étang' }, { sectorName: 'Zone sèche' }],
      actor: { tier: 'fullcare', sectors: { keeper: ['zoo-savanna'] } },
    });
  });
  it('is ready without sectors when the rules refuse them', async () => {
    expect(await sessionOf('lea', 'ready')).toMatchObject({ sectors: [], actor: { tier: 'discovery' } });
    expect(await sessionOf('teacher', 'ready')).toMatchObject({ sectors: [], actor: { role: 'pedagoadmin' } });
  });
  it.each([
    ['new', 'mustChoosePassword'],
    ['unwilling', 'mustAcceptTerms'],
  ])('of %s is %s, by their own document alone', async (userId, status) => {
    expect(await sessionOf(userId, status)).toMatchObject({ user: { userId } });
  });
  it.each([
    ['gone', 'auth/disabled'],
    ['unknown', 'auth/profile-missing'],
  ])('of %s is refused: %s', async (userId, reason) => {
    expect(await sessionOf(userId, 'refused')).toEqual({ status: 'refused', reason });
  });
  it('of somebody whose establishment does not exist stays signed in, and says so', async () => {
    expect(await sessionOf('homeless', 'unreadable')).toEqual({ status: 'unreadable', reason: 'zoo/not-found' });
  });
  it('goes on when the terms are accepted', async () => {
    const repositories = repositoriesOf('unwilling');
    const store = makeStore({ repositories });
    store.dispatch(personSignedIn('unwilling'));
    const end = followSession(store, 'unwilling');
    const becomes = (status: string) =>
      vi.waitFor(() => expect(selectSession(store.getState()).status).toBe(status), { timeout: 5_000 });
    await becomes('mustAcceptTerms');
    expect(await (await repositories.users()).acceptTerms('unwilling')).toEqual({ ok: true, value: null });
    await becomes('ready');
    end();
    store.dispatch(api.util.resetApiState());
  });
});

describe('people', () => {
  it('are followed', async () => {
    const heard = hear<User>((watcher) => usersRepository(as(environment, 'ana')).watch('ana', watcher));
    await heard.until((user) => expect(user.language).toBe('fr'));
    expect(await usersRepository(as(environment, 'ana')).changeLanguage('ana', 'nl')).toMatchObject({ ok: true });
    await heard.until((user) => expect(user.language).toBe('nl'));
    heard.end();
  });
  it('are listed for their colleagues, without unreadable ones', async () => {
    setErrorSink(() => undefined);
    await place(environment, [{ path: 'users/broken', data: { zooId: ZOO, userRight: 'owner' } }]);
    const listed = await usersRepository(as(environment, 'ana')).listColleagues(ZOO);
    expect(listed.ok && listed.value.map((user) => user.userId).toSorted()).toEqual([
      'ana',
      'bo',
      'gone',
      'new',
      'teacher',
      'unwilling',
    ]);
    setErrorSink(null);
  });
  it('are listed from the last day of an absence on, and not after it', async () => {
    await place(environment, [storedUser('away', ZOO, { awayFromDay: '2026-11-20', awayUntilDay: '2026-11-27' })]);
    const awayOn = async (day: string) => {
      const listed = await usersRepository(as(environment, 'ana')).listAway(ZOO, day);
      return listed.ok && listed.value.map(({ userId }) => userId);
    };
    expect([await awayOn('2026-11-27'), await awayOn('2026-11-28')]).toEqual([['away'], []]);
  });
  it('are named one by one when the park names them, and left out when they may not be read', async () => {
    await place(environment, [
      storedUser('ethologist', 'provider', { akongoStaff: true }),
      storedUser('unnamed', 'provider', { akongoStaff: true }),
      storedZoo(ZOO, { supportEthologistIds: ['ethologist', 'lea'] }),
    ]);
    const ids = ['ethologist', 'bo', 'unnamed', 'lea', 'nobody', 'ethologist'];
    const named = await usersRepository(as(environment, 'ana')).listNamed(ids);
    expect(named.ok && named.value.map((user) => user.userId)).toEqual(['ethologist', 'bo']);
    expect(await usersRepository(as(environment, 'ana')).listNamed([])).toEqual({ ok: true, value: [] });
  });
  it('are not listed for people of another park', async () => {
    expect(await usersRepository(as(environment, 'lea')).listColleagues(ZOO)).toEqual({
      ok: false,
      error: { code: 'generic/permission-denied' },
    });
  });
});

describe('places', () => {
  it('that do not exist are reported as such', async () => {
    const heard = hear<Establishment>((watcher) =>
      establishmentsRepository(as(environment, 'homeless')).watch('nowhere', watcher),
    );
    await expect.poll(() => heard.all.at(-1)).toEqual({ ok: false, error: { code: 'zoo/not-found' } });
    heard.end();
  });
  it('of another park are refused', async () => {
    const heard = hear<Sector[]>((watcher) => sectorsRepository(as(environment, 'lea')).watchAll(ZOO, watcher));
    await expect.poll(() => heard.failed).toEqual({ code: 'generic/permission-denied' });
    heard.end();
  });
});
