import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_INFORMATION } from '#data/information/information-list.ts';
import { useInformationListQuery } from '#data/information/information.endpoints.ts';
import type { Information } from '#domain/information/information.ts';
import { mayAddressAll, mayManageInformation, mayPublish } from '#domain/information/information-rights.ts';
import { useNow } from '#i18n/useNow.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useActor } from '#state/session/use-session.ts';
import { InformationDrawer } from '../details/InformationDrawer.tsx';
import { NEW_INFORMATION } from '../information-address.ts';
import { INFORMATION_FILTERS } from './information-filters.ts';
import { listedInformation } from './listed-information.ts';
import { useInformationAddress } from './useInformationAddress.ts';
import { useInformationColumns } from './useInformationColumns.tsx';

const InformationForm = lazy(async () => ({
  default: (await import('../form/InformationForm.tsx')).InformationForm,
}));
const idOf = (one: Information) => one.informationId;
const idIs = (id: string | null) => (one: Information) => one.informationId === id;
const nameOf = (one: Information) => one.title;

/** The list of information, with the form of a new one and the details of one. */
export function Panel() {
  const { t } = useTranslation(['information', 'words']);
  const actor = useActor();
  const now = useNow();
  const columns = useInformationColumns();
  const { named, isEdited, hrefOf, open, close } = useInformationAddress();
  const { data, error, refetch } = useInformationListQuery({
    zooId: actor.zooId,
    userId: actor.userId,
    isAll: mayAddressAll(actor),
  });
  const rows = useMemo(() => data && listedInformation(data.information, actor, now), [data, actor, now]);
  const filters = useRecordFilters(INFORMATION_FILTERS, {
    state: {
      label: t('words:status'),
      all: t('filters.all'),
      nameOf: (state) => t(`values.state.${state}`),
      width: 210,
    },
  });
  const listed = useFoundRows(INFORMATION_FILTERS, filters.filters, rows);
  const rowHref = useCallback((one: Information) => hrefOf(one.informationId), [hrefOf]);
  const mayWrite = mayPublish(actor);
  const isListed = rows?.some(idIs(named)) === true;
  // Not the row: a form keeps the record as it was read, whatever the time.
  const found = isListed ? data?.information.find(idIs(named)) : undefined;
  const isWriting = rows !== undefined && named === NEW_INFORMATION && mayWrite;
  const isChanging = isEdited && found !== undefined && mayManageInformation(actor, found);
  const write = mayWrite && (
    <Button mih={44} leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(NEW_INFORMATION)}>
      {t('new')}
    </Button>
  );
  return (
    <>
      {write && (listed.length > 0 || filters.isFiltered) && (
        <Group justify="flex-end" mb="md">
          {write}
        </Group>
      )}
      <RecordList
        source={{
          rows,
          error,
          refetch,
          unreadable: data?.unreadable ?? 0,
          cutAfter: data?.isCut === true ? MAX_INFORMATION : null,
        }}
        found={listed}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('count', { count: listed.length })}
        failed="information/load-failed"
        empty={{ title: t('empty.title'), message: t(mayWrite ? 'empty.mayWrite' : 'empty.reader'), action: write }}
        exportAs={null}
        listKey="information"
        label={t('title')}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={rowHref}
      />
      <Suspense fallback={null}>
        {(isWriting || isChanging) && (
          <InformationForm key={named} information={isChanging ? found : null} onDone={close} />
        )}
      </Suspense>
      {rows !== undefined && named !== null && !isWriting && !isChanging && (
        <InformationDrawer information={found} onEdit={() => open(named, true)} onClose={close} />
      )}
    </>
  );
}
