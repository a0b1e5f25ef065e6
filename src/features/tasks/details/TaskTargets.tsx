import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSomeAnimalsQuery } from '#data/animals/animals.endpoints.ts';
import { useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import type { Task } from '#domain/tasks/task.ts';
import { namedIds } from '../target/target-words.ts';

// The address of the enclosure without a tab: its page shows its tasks.
const enclosureHref = (enclosureId: string) => `/EnclosureManagementView?id=${encodeURIComponent(enclosureId)}`;
const animalHref = (animalId: string) => `/AnimalManagementView?id=${encodeURIComponent(animalId)}`;

/** The names of a task's enclosures; nothing for a task that is only for sectors. */
export function TaskEnclosures({ task: { zooId, enclosureIds } }: { readonly task: Task }) {
  const named = namedIds(enclosureIds);
  const { data, error } = useSomeEnclosuresQuery({ zooId, enclosureIds: named });
  const names = new Map(data?.enclosures.map((one) => [one.enclosureId, one.enclosureName]));
  const isWaiting = data === undefined && error === undefined;
  return <Named ids={enclosureIds} names={names} isWaiting={isWaiting} hrefOf={enclosureHref} />;
}

/** The names of a task's animals; nothing for a task that is not for single animals. */
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
  const named = namedIds(ids);
  const more = ids.length - named.length;
  return (
    <>
      {named.map((id, place) => (
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
