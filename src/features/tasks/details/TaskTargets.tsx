import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSomeAnimalsQuery } from '#data/animals/animals.endpoints.ts';
import { useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import type { Task } from '#domain/tasks/task.ts';
import { animalHref } from '#features/animals/index.ts';

/** More than these are counted: a keeper with a list of 200 animals looks into the enclosure's page. */
const MAX_NAMED = 10;
/** Returns the ids that are shown by name. */
export const namedIds = (ids: readonly string[]): string[] => ids.slice(0, MAX_NAMED);

// By its bare address: the page of an enclosure shows its tasks.
const enclosureHref = (enclosureId: string) => `/EnclosureManagementView?id=${encodeURIComponent(enclosureId)}`;

/** The enclosures of a task by name; nothing for a task of sectors alone. */
export function TaskEnclosures({ task: { zooId, enclosureIds } }: { readonly task: Task }) {
  const named = namedIds(enclosureIds);
  const { data, error } = useSomeEnclosuresQuery({ zooId, enclosureIds: named });
  const names = new Map(data?.enclosures.map((one) => [one.enclosureId, one.enclosureName]));
  const isWaiting = data === undefined && error === undefined;
  return <Named ids={enclosureIds} names={names} isWaiting={isWaiting} hrefOf={enclosureHref} />;
}

/** The animals of a task by name; nothing for a task that is not for single animals. */
export function TaskAnimals({ task: { zooId, animalIds } }: { readonly task: Task }) {
  const named = namedIds(animalIds);
  const { data, error } = useSomeAnimalsQuery({ zooId, animalIds: named });
  const names = new Map(data?.map((one) => [one.animalId, one.animalName]));
  const isWaiting = data === undefined && error === undefined;
  return <Named ids={animalIds} names={names} isWaiting={isWaiting} hrefOf={animalHref} />;
}

function Named({
  ids,
  names,
  isWaiting,
  hrefOf,
}: {
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly isWaiting: boolean;
  readonly hrefOf: (id: string) => string;
}) {
  const { t } = useTranslation(['task-details', 'words']);
  const more = ids.length - MAX_NAMED;
  return (
    <>
      {namedIds(ids).map((id, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Anchor component={Link} underline="always" fz="sm" to={hrefOf(id)}>
            {names.get(id) ?? (isWaiting ? '…' : t('grouping.unknown'))}
          </Anchor>
        </span>
      ))}
      {more > 0 && (
        <Text component="span" fz="sm">
          {' '}
          {t('words:andOthers', { count: more })}
        </Text>
      )}
    </>
  );
}
