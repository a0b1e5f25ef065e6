import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { AnimalTable, useAnimalChanges, useAnimalsOf } from '#features/animals/index.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { mayOn } from '../rights.ts';

const WITHOUT = ['enclosure', 'sector'] as const;

/** The animals that live in an enclosure, with buttons to move them and to add others. */
export function AnimalsTab({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'animals']);
  const actor = useActor();
  const { enclosureId, enclosureName, isArchived } = enclosure;
  const { rows, error, refetch } = useAnimalsOf('enclosureId', enclosureId);
  const changes = useAnimalChanges();
  const here = useMemo(() => rows?.filter(({ state }) => state === 'present'), [rows]);
  const mayAdd = mayOn(actor, 'animal.edit', enclosure) && !isArchived;
  const add = mayAdd && (
    <Button
      component={Link}
      to={`/AnimalManagementView?enclosureId=${encodeURIComponent(enclosureId)}`}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('enclosures:animals.add')}
    </Button>
  );
  if (here === undefined) {
    if (error === null) return <LoadingState label={t('animals:loading')} />;
    return <LoadFailed error={error} onRetry={refetch} />;
  }
  if (here.length === 0) {
    return (
      <EmptyState
        title={t('enclosures:animals.emptyTitle')}
        message={t(mayAdd ? 'enclosures:animals.emptyAdd' : 'enclosures:animals.emptyText')}
        action={add}
      />
    );
  }
  const label = t('enclosures:animals.label', { name: enclosureName });
  return (
    <Stack gap="md">
      <Group justify="flex-end">{add}</Group>
      <AnimalTable
        label={label}
        listKey="enclosure-animals"
        rows={here}
        without={WITHOUT}
        {...(mayAdd ? { bulkActions: changes.bulkActions } : {})}
        exportAs={{ name: label }}
      />
      {changes.dialog}
    </Stack>
  );
}
