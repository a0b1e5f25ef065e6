import { Button, Group as Row } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '#domain/groups/group.ts';
import { AnimalTable, mayChangeAnimal, useAnimalChanges, useAnimalsOf } from '#features/animals/index.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useReadySession } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useRemoveFromGroup } from './useRemoveFromGroup.ts';

const AddAnimals = lazy(async () => ({ default: (await import('./AddAnimals.tsx')).AddAnimals }));
const WITHOUT = ['group'] as const;

/** The animals of a group; people who may edit animals add some and remove some. */
export function GroupAnimals({ group }: { readonly group: Group }) {
  const { t } = useTranslation(['groups', 'animals']);
  const { actor, sectors } = useReadySession();
  const { groupId, groupName, isArchived } = group;
  const { rows: own, error, refetch } = useAnimalsOf('groupId', groupId);
  const changes = useAnimalChanges();
  const remove = useRemoveFromGroup(group);
  const [isAdding, setIsAdding] = useState(false);
  const bulkActions = useMemo(() => [remove, ...changes.bulkActions], [remove, changes.bulkActions]);
  const mayAdd =
    !isArchived &&
    [null, ...sectors.map(({ sectorId }) => sectorId)].some((id) => mayChangeAnimal(actor, 'animal.edit', id));
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('groups:add.open')}
    </Button>
  );
  if (error !== null) return <LoadFailed what="animal/load-failed" error={error} onRetry={refetch} />;
  if (own === undefined) return <LoadingState label={t('animals:loading')} />;
  return (
    <>
      {changes.dialog}
      <Suspense fallback={null}>{isAdding && <AddAnimals group={group} onClose={() => setIsAdding(false)} />}</Suspense>
      {own.length === 0 ? (
        <EmptyState title={t('animals:empty.title')} message={t('groups:add.empty')} action={add} />
      ) : (
        <>
          {mayAdd && (
            <Row justify="flex-end" mb="md">
              {add}
            </Row>
          )}
          <AnimalTable
            label={t('groups:animalsOf', { name: groupName })}
            listKey="group.animals"
            rows={own}
            without={WITHOUT}
            bulkActions={bulkActions}
            exportAs={{ name: groupName }}
          />
        </>
      )}
    </>
  );
}
