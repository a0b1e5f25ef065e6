import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { liveSource } from '../../../tests/support/fakes/live-source.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import type { Repositories } from '../../data/dependencies.ts';
import { appError } from '../../domain/errors/app-error.ts';
import { fail } from '../../domain/shared/result.ts';
import { selectNotices } from '../notices/notices.slice.ts';
import { makeStore } from '../store.ts';
import { followSession } from './follow-session.ts';
import { establishmentChosen, personLeft, personSignedIn, selectChosenZooId, selectSession } from './session.slice.ts';

const OWN = anEstablishment({ zooId: 'zoo-1', zooName: 'Parc des Trois Rivières' });
const BAY = anEstablishment({
  zooId: 'bay',
  zooName: 'Réserve de la Baie',
  zooTiers: 'basic',
  staffAccess: ['keeper-1'],
});
const OWN_SECTOR = aSector({ zooId: 'zoo-1', sectorName: 'Savane africaine' });
const BAY_SECTOR = aSector({
  zooId: 'bay',
  sectorId: 'cliff',
  sectorName: 'Falaise',
  label: 'Falaise',
  sectorKeeper: [],
});

/** A device whose memory takes a moment to be erased. */
function aDevice() {
  const erased = Promise.withResolvers<void>();
  return { forget: vi.fn<() => Promise<void>>(() => erased.promise), isErased: erased.resolve };
}

function open() {
  const places = {
    'zoo-1': { zoo: liveSource(OWN), sectors: liveSource([OWN_SECTOR]) },
    bay: { zoo: liveSource(BAY), sectors: liveSource([BAY_SECTOR]) },
  };
  const at = (zooId: string) => places[zooId as keyof typeof places];
  const fake = fakeRepositories({ user: aUser() });
  const repositories: Repositories = {
    ...fake.repositories,
    establishments: () => Promise.resolve({ watch: (zooId, watcher) => at(zooId).zoo.watch(watcher) }),
    sectors: () =>
      Promise.resolve({ ...fake.fakes.sectors, watchAll: (zooId, watcher) => at(zooId).sectors.watch(watcher) }),
  };
  const store = makeStore({ repositories });
  const device = aDevice();
  store.dispatch(personSignedIn('keeper-1'));
  const end = followSession(store, 'keeper-1', device);
  return {
    store,
    device,
    places,
    end,
    user: fake.sources.user,
    listeners: () =>
      [places['zoo-1'].zoo, places['zoo-1'].sectors, places.bay.zoo, places.bay.sectors].map((one) => one.listeners()),
    isIn: (zooId: string) =>
      vi.waitFor(() => expect(selectSession(store.getState())).toMatchObject({ status: 'ready', actor: { zooId } }), {
        timeout: 10_000,
      }),
  };
}

const memory = new Map<string, string>();
beforeEach(() => {
  memory.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Lets everything run that waits for nothing outside: anything wrongly started would have started by then. */
async function allThatIsReady(turns = 50): Promise<void> {
  if (turns === 0) return;
  await new Promise((resolve) => setImmediate(resolve));
  await allThatIsReady(turns - 1);
}

describe('a change of the establishment', () => {
  it('removes the screens at once and ends every listener before anything else is read', async () => {
    const page = open();
    await page.isIn('zoo-1');
    page.store.dispatch(establishmentChosen('bay'));
    expect(selectSession(page.store.getState())).toEqual({ status: 'loading' });
    await vi.waitFor(() => expect([...page.listeners(), page.user.listeners()]).toEqual([0, 0, 0, 0, 0]), {
      timeout: 20_000,
    });
    await allThatIsReady();
    expect([...page.listeners(), page.user.listeners()]).toEqual([0, 0, 0, 0, 0]);
    expect(page.device.forget).toHaveBeenCalledOnce();
    page.device.isErased();
    await page.isIn('bay');
    expect(page.listeners()).toEqual([0, 0, 1, 1]);
    page.end();
  });

  it('leaves no document of the former one in the store', async () => {
    const page = open();
    await page.isIn('zoo-1');
    expect(JSON.stringify(page.store.getState())).toContain('Savane africaine');
    page.store.dispatch(establishmentChosen('bay'));
    expect(JSON.stringify(page.store.getState())).not.toContain('Savane africaine');
    page.device.isErased();
    await page.isIn('bay');
    const state = JSON.stringify(page.store.getState());
    expect(state).toContain('Falaise');
    expect(state).not.toContain('Savane africaine');
    expect(state).not.toContain('"zooName":"Parc des Trois Rivières"');
    page.end();
  });

  it('has the tier and the sector roles of the new one from the first moment', async () => {
    const page = open();
    await page.isIn('zoo-1');
    page.store.dispatch(establishmentChosen('bay'));
    page.device.isErased();
    await page.isIn('bay');
    expect(selectSession(page.store.getState())).toMatchObject({
      actor: { tier: 'essential', role: 'user', sectors: { keeper: [] } },
    });
    page.end();
  });

  it('goes on when the device cannot be erased', async () => {
    const page = open();
    await page.isIn('zoo-1');
    page.device.forget.mockRejectedValueOnce(new Error('blocked'));
    page.store.dispatch(establishmentChosen('bay'));
    await page.isIn('bay');
    expect(page.listeners()).toEqual([0, 0, 1, 1]);
    page.end();
  });

  it('and leaving before it is done starts nothing', async () => {
    const page = open();
    await page.isIn('zoo-1');
    page.store.dispatch(establishmentChosen('bay'));
    page.store.dispatch(personLeft(null));
    page.end();
    page.device.isErased();
    await allThatIsReady();
    expect(page.listeners()).toEqual([0, 0, 0, 0]);
    expect(selectSession(page.store.getState())).toEqual({ status: 'signedOut', reason: null });
  });
});

describe('the chosen establishment', () => {
  it('is found again by the same person on this device, without a detour', async () => {
    const first = open();
    await first.isIn('zoo-1');
    first.store.dispatch(establishmentChosen('bay'));
    first.device.isErased();
    await first.isIn('bay');
    first.end();

    const second = open();
    await second.isIn('bay');
    expect(second.places['zoo-1'].zoo.listeners()).toBe(0);
    expect(second.device.forget).not.toHaveBeenCalled();
    second.end();
  });

  it('is forgotten by going home', async () => {
    memory.set('enclos.establishment.keeper-1', '"bay"');
    const page = open();
    await page.isIn('bay');
    page.store.dispatch(establishmentChosen(null));
    page.device.isErased();
    await page.isIn('zoo-1');
    expect(memory.has('enclos.establishment.keeper-1')).toBe(false);
    page.end();
  });

  it('is nobody else’s', async () => {
    memory.set('enclos.establishment.vet-1', '"bay"');
    const page = open();
    await page.isIn('zoo-1');
    expect(selectChosenZooId(page.store.getState())).toBeNull();
    page.end();
  });

  it.each(['generic/permission-denied', 'zoo/not-found'] as const)(
    'of a park that is closed by now (%s) leads home, and says so',
    async (code) => {
      memory.set('enclos.establishment.keeper-1', '"bay"');
      const page = open();
      page.places.bay.zoo.say(fail(appError(code)));
      await vi.waitFor(() => expect(page.device.forget).toHaveBeenCalledOnce(), { timeout: 20_000 });
      page.device.isErased();
      await page.isIn('zoo-1');
      expect(selectChosenZooId(page.store.getState())).toBeNull();
      expect(selectNotices(page.store.getState())).toMatchObject([{ kind: 'error', code: 'zoo/no-longer-open' }]);
      page.end();
    },
  );

  it('stays when only the network is gone', async () => {
    memory.set('enclos.establishment.keeper-1', '"bay"');
    const page = open();
    await page.isIn('bay');
    page.places.bay.zoo.say(fail(appError('generic/offline')));
    await allThatIsReady();
    expect(selectChosenZooId(page.store.getState())).toBe('bay');
    page.end();
  });

  it('is withdrawn in the middle of the work with the person’s access', async () => {
    memory.set('enclos.establishment.keeper-1', '"bay"');
    const page = open();
    await page.isIn('bay');
    page.places.bay.zoo.breakOff(appError('generic/permission-denied'));
    page.places.bay.zoo.say(fail(appError('generic/permission-denied')));
    await vi.waitFor(() => expect(page.device.forget).toHaveBeenCalled(), { timeout: 20_000 });
    page.device.isErased();
    await page.isIn('zoo-1');
    expect(JSON.stringify(page.store.getState())).not.toContain('Falaise');
    page.end();
  });
});
