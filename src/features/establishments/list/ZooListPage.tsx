import { Button } from '@mantine/core';
import { IconPlus, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeopleCountsQuery } from '#data/establishments/administration.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import { mayDo } from '#domain/access/operations.ts';
import { followUpLevel } from '#domain/access/tiers.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { namesEstablishment } from '#domain/establishments/reachable.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { ListTable } from '#kit/list/ListTable.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useReachable } from '../useReachable.ts';
import { useZooColumns } from './useZooColumns.tsx';
import { useZooFacts } from './useZooFacts.ts';
import { useZooFilters } from './useZooFilters.ts';
import { ZooFilterBar } from './ZooFilterBar.tsx';

const CreateDialog = lazy(async () => ({ default: (await import('./CreateDialog.tsx')).CreateDialog }));
const AdministerDialog = lazy(async () => ({ default: (await import('./AdministerDialog.tsx')).AdministerDialog }));

const zooIdOf = (zoo: Establishment) => zoo.zooId;

/** /ZooList: every establishment, for the provider. */
export function Component() {
  const { t } = useTranslation('establishment');
  const actor = useActor();
  const labelOf = useEstablishmentLabel();
  const state = useZooFilters();
  const { filters } = state;
  const { establishments, error, refetch } = useReachable();
  const ids = useMemo(() => (establishments ?? []).map((zoo) => zoo.zooId), [establishments]);
  const { currentData: people } = usePeopleCountsQuery(ids, { skip: ids.length === 0 });
  const columns = useZooColumns(people);
  const facts = useZooFacts(filters);
  const [isCreating, setIsCreating] = useState(false);
  const [administered, setAdministered] = useState<Establishment | null>(null);
  const mayAdminister = mayDo(actor, 'zoo.administer', { zooId: actor.zooId, sectorIds: [], authorId: null });
  const mayOpen = maySee(actor, 'establishment');

  const found = (establishments ?? []).filter(
    (zoo) =>
      namesEstablishment(filters.search, labelOf(zoo), zoo.code) &&
      (filters.tier === null || followUpLevel(zoo.zooTiers) === filters.tier) &&
      (filters.type === null || zoo.type === filters.type),
  );
  return (
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        action={
          mayAdminister && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsCreating(true)}>
              {t('create.open')}
            </Button>
          )
        }
      />
      <ZooFilterBar
        state={state}
        summary={establishments === undefined ? '' : t('list.count', { count: found.length })}
      />
      {establishments === undefined && error === undefined && <LoadingState label={t('loading')} />}
      {establishments === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
      {establishments !== undefined &&
        (found.length === 0 ? (
          <EmptyState title={t('list.emptyTitle')} message={t('filters.none')} />
        ) : (
          <ListTable
            listKey="establishments"
            label={t('list.title')}
            columns={columns}
            rows={found}
            rowId={zooIdOf}
            rowName={labelOf}
            hasTallRows
            exportAs={{ name: t('list.title'), facts }}
            {...(mayOpen ? { rowHref: (zoo: Establishment) => `/ZooDetails?id=${encodeURIComponent(zoo.zooId)}` } : {})}
            {...(mayAdminister
              ? {
                  actionsLabel: t('list.actions'),
                  rowActions: (zoo: Establishment) => (
                    <Button
                      size="sm"
                      variant="default"
                      leftSection={<IconSettings size={16} aria-hidden />}
                      aria-label={t('administer.openFor', { name: labelOf(zoo) })}
                      onClick={() => setAdministered(zoo)}
                    >
                      {t('administer.open')}
                    </Button>
                  ),
                }
              : {})}
          />
        ))}
      <Suspense fallback={null}>
        {isCreating && <CreateDialog onClose={() => setIsCreating(false)} />}
        {administered !== null && <AdministerDialog zoo={administered} onClose={() => setAdministered(null)} />}
      </Suspense>
    </>
  );
}
