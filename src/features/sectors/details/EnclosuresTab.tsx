import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { EnclosureTable, newEnclosureHref, useEnclosureRows } from '#features/enclosures/index.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';

/** The enclosures of a sector; archived ones are on the page of all enclosures. */
export function EnclosuresTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const { rows, error, refetch } = useEnclosureRows();
  const subject = { zooId: sector.zooId, sectorIds: [sector.sectorId], authorId: null };
  const add = mayDo(actor, 'enclosure.edit', subject) && (
    <Button
      component={Link}
      to={newEnclosureHref(sector.sectorId)}
      mih={44}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('enclosures.add')}
    </Button>
  );
  if (rows === undefined)
    return error === null ? <LoadingState label={t('loading')} /> : <LoadFailed error={error} onRetry={refetch} />;
  const own = rows.filter((row) => row.sector?.sectorId === sector.sectorId && !row.enclosure.isArchived);
  if (own.length === 0)
    return <EmptyState title={t('enclosures.emptyTitle')} message={t('enclosures.empty')} action={add} />;
  return (
    <>
      <Group justify="flex-end" mb="md">
        {add}
      </Group>
      <EnclosureTable
        label={t('enclosures.label', { name: sector.sectorName })}
        listKey="sector-enclosures"
        rows={own}
        without={['sector']}
        exportAs={{ name: t('enclosures.label', { name: sector.sectorName }) }}
      />
    </>
  );
}
