import { api } from '#data/api.ts';
import { establishmentsApi } from '#data/establishments/establishments.endpoints.ts';
import { sectorsApi } from '#data/sectors/sectors.endpoints.ts';
import { usersApi } from '#data/users/users.endpoints.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { AppStore } from '../store.ts';
import { activeUser, type Known, mayReadSectors, sessionOf } from './session-of.ts';
import { selectChosenZooId, selectSession, selectUserId, sessionFound } from './session.slice.ts';
import type { Session } from './session.ts';

const { user } = usersApi.endpoints;
const { establishment } = establishmentsApi.endpoints;
const { sectors } = sectorsApi.endpoints;

type Subscription = { unsubscribe(): void };

/**
 * Keeps the session of a signed-in person up to date: listens to their document, then to their establishment, then
 * to its sectors, each as soon as the rules allow it. Returns what ends it
 * and forgets every document read meanwhile.
 */
export function followSession(store: AppStore, userId: string): () => void {
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

  const follow = () => {
    // Somebody who is leaving is not followed any further, though the last listeners still end.
    if (selectUserId(store.getState()) !== userId) return;
    const found = known(user.select(userId)(store.getState()));
    const active = activeUser(found);
    const zooId = active === null ? null : (selectChosenZooId(store.getState()) ?? active.zooId);
    listen('establishment', zooId, (id) => store.dispatch(establishment.initiate(id)));
    const park = zooId === null ? {} : known(establishment.select(zooId)(store.getState()));
    const asksSectors = active !== null && park.data !== undefined && mayReadSectors(active, park.data);
    listen('sectors', asksSectors ? zooId : null, (id) => store.dispatch(sectors.initiate(id)));
    const list = zooId === null ? {} : known(sectors.select(zooId)(store.getState()));
    const session = sessionOf(found, park, list);
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

  listen('user', userId, (id) => store.dispatch(user.initiate(id)));
  const end = store.subscribe(changed);
  changed();
  return () => {
    end();
    for (const subscription of subscriptions.values()) subscription.unsubscribe();
    // No cached document outlives its reader.
    store.dispatch(api.util.resetApiState());
  };
}

function known<T>({ data, error }: { data?: T | undefined; error?: unknown }): Known<T> {
  return { data, error: error as AppError | undefined };
}

/** Whether two sessions hold the very same documents. */
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
