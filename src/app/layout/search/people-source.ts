import { usersApi } from '#data/users/users.endpoints.ts';
import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import { displayName } from '#domain/users/user.ts';
import type { SearchSource } from './search-source.ts';

const seesAccounts = (actor: Actor) =>
  mayDo(actor, 'user.manage', { zooId: actor.zooId, sectorIds: [], authorId: null });

/** The people of the establishment, for those who manage their accounts. */
export const peopleSource: SearchSource = {
  id: 'people',
  candidates({ actor, state }) {
    if (!seesAccounts(actor)) return [];
    return (usersApi.endpoints.colleagues.select(actor.zooId)(state).data ?? [])
      .filter(({ isDeleted }) => !isDeleted)
      .map((person) => ({
        id: person.userId,
        label: displayName(person),
        detail: person.userMail,
        to: `/ZooDetails?${new URLSearchParams({ tab: 'accounts', q: displayName(person) }).toString()}`,
      }));
  },
  prepare(dispatch, actor) {
    if (!seesAccounts(actor)) return () => {};
    const asked = dispatch(usersApi.endpoints.colleagues.initiate(actor.zooId));
    return () => asked.unsubscribe();
  },
};
