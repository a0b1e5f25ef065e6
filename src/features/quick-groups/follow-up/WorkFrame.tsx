import { Button, Group, Select, Stack, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listed } from '#data/listed.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { ListNotes } from '#kit/list/ListNotes.tsx';
import type { AskedRecord } from '#kit/page/RecordState.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

/** The orders of a list of work, in `quick-work:values.order`. */
export type WorkOrder<Work> = {
  readonly name: 'due' | 'urgency' | 'latest' | 'oldest' | 'title';
  readonly compare: (one: Work, other: Work) => number;
};

/**
 * The list of the notes, objectives or actions of a group: the button of a new one, its states, the choice of its order,
 * and archived ones on demand.
 */
export function WorkFrame<Work extends { readonly isArchived: boolean }>({
  asked: { data, error, refetch },
  orders,
  idOf,
  failed,
  label,
  addLabel,
  empty,
  onAdd,
  above,
  children,
}: {
  readonly asked: {
    readonly data?: Listed<Work> | undefined;
    readonly error?: AskedRecord<unknown>['error'];
    readonly refetch: () => unknown;
  };
  /** the first is that of the list */
  readonly orders: readonly [WorkOrder<Work>, ...WorkOrder<Work>[]];
  readonly idOf: (work: Work) => string;
  readonly failed: ErrorCode;
  readonly label: string;
  readonly addLabel: string;
  readonly empty: { readonly title: string; readonly message: string };
  /** null for a person who only reads */
  readonly onAdd: (() => void) | null;
  readonly above?: ReactNode;
  /** draws one; `isWaiting` while its change has not reached the server */
  readonly children: (work: Work, isWaiting: boolean) => ReactNode;
}) {
  const { t } = useTranslation(['quick-work', 'lists']);
  const [isArchivedShown, setIsArchivedShown] = useState(false);
  const [order, setOrder] = useState(orders[0].name);
  const { compare } = orders.find(({ name }) => name === order) ?? orders[0];
  const sorted = useMemo(() => data?.items.toSorted(compare), [data, compare]);
  const waiting = useMemo(() => new Set(data?.waitingIds), [data]);
  const asked = { record: sorted, error: data === undefined ? error : undefined, refetch };
  const add = onAdd !== null && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
      {addLabel}
    </Button>
  );
  return (
    <RecordState asked={asked} failed={failed} notFound={<EmptyState title={empty.title} />}>
      {(items) => {
        const shown = items.filter(({ isArchived }) => isArchived === isArchivedShown);
        const hasArchived = items.some(({ isArchived }) => isArchived);
        return (
          <Stack gap="md" mt="md" maw={900}>
            <ListNotes unreadable={data?.unreadable} cutAfter={data?.isCut === true ? items.length : null} />
            {above}
            {(shown.length > 0 || hasArchived) && (
              <Group justify="space-between" gap="sm">
                {add}
                <Group gap="md">
                  {shown.length > 1 && (
                    <Select
                      aria-label={t('lists:sort.label')}
                      w={210}
                      allowDeselect={false}
                      data={orders.map(({ name }) => ({ value: name, label: t(`values.order.${name}`) }))}
                      value={order}
                      onChange={(next) => setOrder(orders.find(({ name }) => name === next)?.name ?? order)}
                    />
                  )}
                  {hasArchived && (
                    <Switch
                      label={t('archivedOnes')}
                      checked={isArchivedShown}
                      onChange={(event) => setIsArchivedShown(event.currentTarget.checked)}
                    />
                  )}
                </Group>
              </Group>
            )}
            {shown.length === 0 ? (
              <EmptyState {...empty} action={!isArchivedShown && !hasArchived && add} />
            ) : (
              <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={label}>
                {shown.map((work) => children(work, waiting.has(idOf(work))))}
              </Stack>
            )}
          </Stack>
        );
      }}
    </RecordState>
  );
}
