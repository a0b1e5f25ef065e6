import { api } from '#data/api.ts';
import { establishmentsApi } from '#data/establishments/establishments.endpoints.ts';
import { sectorsApi } from '#data/sectors/sectors.endpoints.ts';
import { usersApi } from '#data/users/users.endpoints.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { reportError } from '#lib/log.ts';
import { selectIsServerReached, serverReached } from '../connection/connection.slice.ts';
import { noticeRaised } from '../notices/notices.slice.ts';
import type { AppStore } from '../store.ts';
import { activeUser, type Known, mayReadSectors, sessionOf } from './session-of.ts';
import {
  establishmentChosen,
  establishmentRecalled,
  formerForgotten,
  selectBeganAt,
  selectChosenZooId,
  selectIsSwitching,
  selectSession,
  selectUserId,
  sessionFound,
} from './session.slice.ts';
import type { Session } from './session.ts';
import { keepEstablishment, recallEstablishment, watchOtherTabs } from './switch-memory.ts';

const { user, serverReach } = usersApi.endpoints;
const { establishment } = establishmentsApi.endpoints;
const { sectors } = sectorsApi.endpoints;

type Subscription = { unsubscribe(): void };

/** This device's copy of the documents read; a test gives its own. */
type Device = { readonly forget: () => Promise<void> };

const thisDevice: Device = {
  async forget() {
    const { closeDatabase } = await import('#data/firebase/firestore.ts');
    await closeDatabase({ erase: true });
  },
};

/**
 * Keeps the session of a signed-in person up to date: listens to their document, then to their current establishment
 * (their own, or the chosen one), then to its sectors, each as soon as the rules allow it. When they change the
 * establishment, every listener ends and all data are forgotten, here and on this device, before anything of the next
 * one is read. Returns a function that stops it and forgets every document read meanwhile.
 */
export function followSession(store: AppStore, userId: string, device: Device = thisDevice): () => void {
  const subscriptions = new Map<string, Subscription>();
  /** Listens to `key` and no longer to another one of its kind. */
  const listen = (kind: string, id: string | null, start: (id: string) => Subscription) => {
    const key = `${kind} ${id}`;
    for (const [other, subscription] of subscriptions) {
      if (other === key || !other.startsWith(`${kind} `)) continue;
      subscriptions.delete(other);
      subscription.unsubscribe();
    }
    if (id !== null && !subscriptions.has(key)) subscriptions.set(key, start(id));
  };
  const endListening = () => {
    for (const subscription of subscriptions.values()) subscription.unsubscribe();
    subscriptions.clear();
    // No cached document outlives its reader.
    store.dispatch(api.util.resetApiState());
  };

  const noteReach = (isReached: boolean) => {
    if (isReached !== selectIsServerReached(store.getState())) store.dispatch(serverReached(isReached));
  };

  let isForgetting = false;
  const forgetFormer = async () => {
    isForgetting = true;
    endListening();
    keepEstablishment(userId, selectChosenZooId(store.getState()));
    // A failed erasure is the device's trouble; the person goes on, and the rules protect what they read.
    await device.forget().catch((error: unknown) => reportError(error, { where: 'state/session/switch' }));
    isForgetting = false;
    if (selectUserId(store.getState()) === userId) store.dispatch(formerForgotten());
  };

  const follow = () => {
    // A person who is leaving is not followed any further, though the last listeners still end.
    if (selectUserId(store.getState()) !== userId) return;
    if (selectIsSwitching(store.getState())) {
      if (!isForgetting) void forgetFormer();
      return;
    }
    listen('user', userId, (id) => store.dispatch(user.initiate(id)));
    listen('server', userId, (id) => store.dispatch(serverReach.initiate(id)));
    noteReach(serverReach.select(userId)(store.getState()).data ?? true);
    const found = known(user.select(userId)(store.getState()));
    const beganAt = selectBeganAt(store.getState());
    const active = activeUser(found, beganAt);
    const chosen = selectChosenZooId(store.getState());
    const zooId = active === null ? null : (chosen ?? active.zooId);
    listen('establishment', zooId, (id) => store.dispatch(establishment.initiate(id)));
    const park = zooId === null ? {} : known(establishment.select(zooId)(store.getState()));
    if (active !== null && chosen !== null && chosen !== active.zooId && isClosed(park)) {
      // The person's access was withdrawn, or the establishment no longer exists.
      store.dispatch(noticeRaised({ kind: 'error', code: 'zoo/no-longer-open' }));
      store.dispatch(establishmentChosen(null));
      return;
    }
    const asksSectors = active !== null && park.data !== undefined && mayReadSectors(active, park.data);
    listen('sectors', asksSectors ? zooId : null, (id) => store.dispatch(sectors.initiate(id)));
    const list = zooId === null ? {} : known(sectors.select(zooId)(store.getState()));
    const session = sessionOf(found, park, list, beganAt);
    if (!isSame(session, selectSession(store.getState()))) store.dispatch(sessionFound(session));
  };

  let seen: unknown = null;
  let isFollowing = false;
  // Following dispatches, which calls back here: one round at a time, and another one if something changed meanwhile.
  const changed = () => {
    if (isFollowing) return;
    isFollowing = true;
    while (seen !== store.getState()) {
      seen = store.getState();
      follow();
    }
    isFollowing = false;
  };

  const recalled = recallEstablishment(userId);
  if (recalled !== null) store.dispatch(establishmentRecalled(recalled));
  const endTabs = watchOtherTabs(userId, (zooId) => {
    if (zooId !== selectChosenZooId(store.getState())) store.dispatch(establishmentChosen(zooId));
  });
  const end = store.subscribe(changed);
  changed();
  return () => {
    end();
    endTabs();
    endListening();
    noteReach(true);
  };
}

/** Returns whether the rules refuse the establishment, or there is none. */
function isClosed({ error }: Known<unknown>): boolean {
  return error?.code === 'generic/permission-denied' || error?.code === 'zoo/not-found';
}

function known<T>({ data, error }: { data?: T | undefined; error?: unknown }): Known<T> {
  return { data, error: error as AppError | undefined };
}

/** Returns whether two sessions hold the very same documents. */
function isSame(a: Session, b: Session): boolean {
  if (a.status !== b.status) return false;
  if (a.status === 'ready' && b.status === 'ready')
    return a.user === b.user && a.establishment === b.establishment && sameItems(a.sectors, b.sectors);
  if ('user' in a && 'user' in b) return a.user === b.user;
  return 'reason' in a && 'reason' in b ? a.reason === b.reason : true;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
