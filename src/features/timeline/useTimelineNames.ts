import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useQuickGroupsQuery } from '#data/quick-groups/quick-groups.endpoints.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { TimelineEntry } from '#domain/timeline/entry.ts';
import { displayName } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';

/** The names of the people, animals and events of the timeline; an ellipsis for one that has not arrived yet. */
export type TimelineNames = ReturnType<typeof useTimelineNames>;

export function useTimelineNames() {
  const { t } = useTranslation(['timeline', 'words']);
  const language = useLanguage();
  const { actor, sectors } = useReadySession();
  const { data: colleagues } = useColleaguesQuery(actor.zooId);
  const { data: register } = useAnimalRegisterQuery(actor.zooId);
  const { data: quickGroups } = useQuickGroupsQuery(actor.zooId);
  return useMemo(() => {
    const people = new Map(colleagues?.map((person) => [person.userId, displayName(person)]));
    const animals = new Map(register?.animals.map(({ animalId, animalName }) => [animalId, animalName]));
    const sectorNames = new Map(sectors.map(({ sectorId, sectorName }) => [sectorId, sectorName]));
    const animalName = (id: string) => animals.get(id) ?? (register === undefined ? '…' : t('unknownAnimal'));
    const groups = new Map(quickGroups?.items.map(({ groupId, groupName }) => [groupId, groupName]));
    return {
      people: [...people],
      animals: [...animals],
      sectors,
      personName: (id: string | null) =>
        id === null ? '' : (people.get(id) ?? (colleagues === undefined ? '…' : t('words:unknownAccount'))),
      sectorsOf: ({ sectorIds }: TimelineEntry) =>
        sectorIds.map((id) => sectorNames.get(id)).filter((name) => name !== undefined),
      /** the name of the event */
      what: ({ source, movement }: TimelineEntry) =>
        source === 'movement' ? t(`values.move.${movement ?? 'move'}`) : t(`values.source.${source}`),
      /** the name of its subject: of the animal or the group, else the entry's own */
      subject: (entry: TimelineEntry) => {
        if (entry.source === 'movement') return animalName(entry.subjectId);
        if (entry.source === 'evaluation')
          return groups.get(entry.subjectId) ?? (quickGroups === undefined ? '…' : t('words:notKnown'));
        const [animalId] = entry.animalIds;
        return (entry.titles[language] ?? entry.title) || (animalId === undefined ? '' : animalName(animalId));
      },
    };
  }, [t, language, sectors, colleagues, register, quickGroups]);
}

/** Returns the names with those of the enclosures of sessions, of which these entries name a few: the others are not read. */
export function useNamesWithPlaces(names: TimelineNames, entries: readonly TimelineEntry[]): TimelineNames {
  const { t } = useTranslation('words');
  const { zooId } = useReadySession().actor;
  const named = entries.flatMap(({ source, enclosureIds }) => (source === 'session' ? enclosureIds : []));
  const enclosureIds = [...new Set(named)].toSorted();
  const { data } = useSomeEnclosuresQuery({ zooId, enclosureIds }, { skip: enclosureIds.length === 0 });
  return useMemo(() => {
    const places = new Map(data?.enclosures.map(({ enclosureId, enclosureName }) => [enclosureId, enclosureName]));
    const placeOf = ([id = '']: readonly string[]) => places.get(id) ?? (data === undefined ? '…' : t('notKnown'));
    return {
      ...names,
      subject: (entry) => (entry.source === 'session' ? placeOf(entry.enclosureIds) : names.subject(entry)),
    };
  }, [t, names, data]);
}
