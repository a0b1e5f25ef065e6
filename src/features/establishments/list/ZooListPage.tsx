import { Button } from '@mantine/core';
import { IconPlus, IconSettings } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeopleCountsQuery } from '#data/establishments/administration.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { lazyForm } from '#kit/form/lazy-form.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useReachable } from '../useReachable.ts';
import { zooDetailsHref } from '../zoo-details-href.ts';
import { useZooColumns } from './useZooColumns.tsx';
import { ZOO_FILTERS } from './zoo-filters.ts';

const CreateDialog = lazyForm(async () => (await import('./CreateDialog.tsx')).CreateDialog);
const AdministerDialog = lazyForm(async () => (await import('./AdministerDialog.tsx')).AdministerDialog);

const zooIdOf = (zoo: Establishment) => zoo.zooId;

/** /ZooList: every establishment, for the provider. */
export function Component() {
  const { t } = useTranslation(['establishment', 'access', 'words']);
  const actor = useActor();
  const labelOf = useEstablishmentLabel();
  const { establishments, error, refetch } = useReachable();
  const ids = useMemo(() => (establishments ?? []).map((zoo) => zoo.zooId), [establishments]);
  const { currentData: people } = usePeopleCountsQuery(ids, { skip: ids.length === 0 });
  const columns = useZooColumns(people);
  const filters = useRecordFilters(ZOO_FILTERS, {
    search: { label: t('establishment:filters.search') },
    tier: {
      label: t('establishment:fields.tier'),
      all: t('establishment:filters.allTiers'),
      nameOf: (tier) => t(`access:values.tier.${tier}`),
      width: 220,
    },
    type: {
      label: t('words:type'),
      all: t('words:allTypes'),
      nameOf: (type) => t(`establishment:values.type.${type}`),
      width: 190,
    },
  });
  const [isCreating, setIsCreating] = useState(false);
  const [administered, setAdministered] = useState<Establishment | null>(null);
  const mayAdminister = mayDo(actor, 'zoo.administer', { zooId: actor.zooId, sectorIds: [], authorId: null });
  const mayOpen = maySee(actor, 'establishment');

  const textOf = useCallback((zoo: Establishment) => `${labelOf(zoo)} ${zoo.code ?? ''}`, [labelOf]);
  const found = useFoundRows(ZOO_FILTERS, filters.filters, establishments, textOf);
  return (
    <>
      <PageHeader
        title={t('establishment:list.title')}
        subtitle={t('establishment:list.subtitle')}
        action={
          mayAdminister && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsCreating(true)}>
              {t('establishment:create.open')}
            </Button>
          )
        }
      />
      <RecordList
        source={{ rows: establishments, error, refetch }}
        found={found}
        filters={filters}
        filtersLabel={t('establishment:filters.label')}
        summary={t('establishment:list.count', { count: found.length })}
        empty={{ title: t('establishment:list.emptyTitle') }}
        listKey="establishments"
        label={t('establishment:list.title')}
        columns={columns}
        rowId={zooIdOf}
        rowName={labelOf}
        hasTallRows
        {...(mayOpen ? { rowHref: (zoo: Establishment) => zooDetailsHref(zoo.zooId) } : {})}
        {...(mayAdminister
          ? {
              actionsLabel: t('words:actions'),
              rowActions: (zoo: Establishment) => (
                <Button
                  size="sm"
                  variant="default"
                  leftSection={<IconSettings size={16} aria-hidden />}
                  aria-label={t('establishment:administer.openFor', { name: labelOf(zoo) })}
                  onClick={() => setAdministered(zoo)}
                >
                  {t('establishment:administer.open')}
                </Button>
              ),
            }
          : {})}
      />
      <Suspense fallback={null}>
        {isCreating && <CreateDialog onClose={() => setIsCreating(false)} />}
        {administered !== null && (
          <AdministerDialog
            zoo={establishments?.find(({ zooId }) => zooId === administered.zooId) ?? administered}
            onClose={() => setAdministered(null)}
          />
        )}
      </Suspense>
    </>
  );
}
