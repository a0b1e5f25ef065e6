import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { displayName } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';

/** The names of what a campaign names by ids. */
export type CampaignNames = ReturnType<typeof useCampaignNames>;

/** Returns the names of people, enclosures and animals by their ids; "…" until they have come, and a word for unknown ones. */
export function useCampaignNames() {
  const { t } = useTranslation('words');
  const { zooId } = useActor();
  const people = useColleaguesQuery(zooId).data;
  const enclosures = useEnclosuresQuery(zooId).data?.enclosures;
  const animals = useAnimalRegisterQuery(zooId).data?.animals;
  return useMemo(() => {
    const nameIn = (names: ReadonlyMap<string, string> | undefined, unknown: string) => (id: string) =>
      names === undefined ? '…' : (names.get(id) ?? unknown);
    return {
      person: nameIn(people && new Map(people.map((one) => [one.userId, displayName(one)])), t('unknownAccount')),
      enclosure: nameIn(
        enclosures && new Map(enclosures.map((one) => [one.enclosureId, one.enclosureName])),
        t('notKnown'),
      ),
      animal: nameIn(animals && new Map(animals.map((one) => [one.animalId, one.animalName])), t('notKnown')),
    };
  }, [people, enclosures, animals, t]);
}
