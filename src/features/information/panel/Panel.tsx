import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_INFORMATION } from '#data/information/information-list.ts';
import type { Information } from '#domain/information/information.ts';
import { INFORMATION_STATES } from '#domain/information/information-order.ts';
import { mayManageInformation, mayPublish } from '#domain/information/information-rights.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { OptionalValueFilter } from '#ui/filters/OptionalValueFilter.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { InformationDrawer } from '../details/InformationDrawer.tsx';
import { NEW_INFORMATION } from '../information-address.ts';
import { matchingInformation, useInformationFilters } from './information-filters.ts';
import { useInformationAddress } from './useInformationAddress.ts';
import { useInformationColumns } from './useInformationColumns.tsx';
import { useListedInformation } from './useListedInformation.ts';

const InformationForm = lazy(async () => ({
  default: (await import('../form/InformationForm.tsx')).InformationForm,
}));
const idOf = (one: Information) => one.informationId;
const nameOf = (one: Information) => one.title;

/** The list of information, with the form of a new one and the details of one. */
export function Panel() {
  const { t } = useTranslation(['information', 'words']);
  const { number } = useFormat();
  const actor = useActor();
  const now = useNow();
  const columns = useInformationColumns();
  const { named, isEdited, hrefOf, open, close } = useInformationAddress();
  const { listed, isCut, unreadable, error, refetch } = useListedInformation();
  const { filters, change, isFiltered, clear } = useInformationFilters();
  const rowHref = useCallback((one: Information) => hrefOf(one.informationId), [hrefOf]);
  if (listed === undefined)
    return error === undefined ? (
      <LoadingState label={t('loading')} />
    ) : (
      <LoadFailed error={error} what="information/load-failed" onRetry={() => void refetch()} />
    );
  const mayWrite = mayPublish(actor);
  const shown = matchingInformation(listed, filters, now);
  const found = listed.find(({ informationId }) => informationId === named);
  const isWriting = named === NEW_INFORMATION && mayWrite;
  const isChanging = isEdited && found !== undefined && mayManageInformation(actor, found);
  const write = mayWrite && (
    <Button mih={44} leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(NEW_INFORMATION)}>
      {t('new')}
    </Button>
  );
  return (
    <Stack gap="md">
      {listed.length > 0 && write && <Group justify="flex-end">{write}</Group>}
      <FilterBar
        label={t('filters.label')}
        summary={t('count', { count: shown.length })}
        clearLabel={t('words:clearFilters')}
        {...(isFiltered ? { onClear: clear } : {})}
      >
        <OptionalValueFilter
          label={t('words:status')}
          all={t('filters.all')}
          values={INFORMATION_STATES}
          nameOf={(state) => t(`values.state.${state}`)}
          value={filters.state}
          width={210}
          onChange={(state) => change({ state })}
        />
      </FilterBar>
      {unreadable > 0 && (
        <Text fz="sm" role="status">
          {t('unreadable', { count: unreadable })}
        </Text>
      )}
      {isCut && (
        <Text fz="sm" role="status">
          {t('cut', { most: number(MAX_INFORMATION) })}
        </Text>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          message={listed.length > 0 ? t('empty.filtered') : t(mayWrite ? 'empty.mayWrite' : 'empty.reader')}
          action={
            listed.length === 0 ? (
              write
            ) : (
              <Button variant="light" onClick={clear}>
                {t('words:clearFilters')}
              </Button>
            )
          }
        />
      ) : (
        <ListTable
          listKey="information"
          label={t('title')}
          columns={columns}
          rows={shown}
          rowId={idOf}
          rowName={nameOf}
          rowHref={rowHref}
        />
      )}
      <Suspense fallback={null}>
        {(isWriting || isChanging) && (
          <InformationForm key={named} information={isChanging ? found : null} onDone={close} />
        )}
      </Suspense>
      {named !== null && !isWriting && !isChanging && (
        <InformationDrawer information={found} onEdit={() => open(named, true)} onClose={close} />
      )}
    </Stack>
  );
}
