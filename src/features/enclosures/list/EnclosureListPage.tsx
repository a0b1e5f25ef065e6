import { Alert, Button } from '@mantine/core';
import { IconFileAlert, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useRowSearch } from '#ui/filters/useRowSearch.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { newEnclosureHref } from '../addresses.ts';
import { mayCreate } from '../rights.ts';
import { EnclosureFilterBar } from './EnclosureFilterBar.tsx';
import { matchesFilters } from './enclosure-filters.ts';
import type { EnclosureRow } from './enclosure-row.ts';
import { EnclosureTable } from './EnclosureTable.tsx';
import { taxonChoices } from './taxon-choices.ts';
import { useEnclosureFilters } from './useEnclosureFilters.ts';
import { useEnclosureRows } from './useEnclosureRows.ts';
import { useFilterFacts } from './useFilterFacts.ts';

const NONE: readonly EnclosureRow[] = [];
const textOf = (row: EnclosureRow) => row.name;

/** /EnclosureListView: the enclosures of the establishment, searched and filtered. */
export function Component() {
  const { t } = useTranslation('enclosures');
  const { actor, sectors } = useReadySession();
  const language = useLanguage();
  const state = useEnclosureFilters();
  const { rows, error, refetch, isCut, unreadable, taxonomy } = useEnclosureRows();
  const all = rows ?? NONE;
  const taxa = useMemo(() => taxonChoices(all, taxonomy, language), [all, taxonomy, language]);
  const found = useRowSearch(all, textOf, state.filters.search).rows;
  const shown = found.filter((row) => matchesFilters(row, state.filters));
  const facts = useFilterFacts(state.filters, sectors, taxa);
  const create = mayCreate(actor) && (
    <Button
      component={Link}
      to={newEnclosureHref(state.filters.sectorId)}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('create.open')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} action={create} />
      {rows === undefined && error === null && <LoadingState label={t('loading')} />}
      {rows === undefined && error !== null && (
        <LoadFailed error={error} what="enclosure/load-failed" onRetry={refetch} />
      )}
      {rows !== undefined && rows.length === 0 && (
        <EmptyState
          title={t('empty.title')}
          message={t(mayCreate(actor) ? 'empty.create' : 'empty.ask')}
          action={create}
        />
      )}
      {rows !== undefined && rows.length > 0 && (
        <>
          <EnclosureFilterBar
            state={state}
            sectors={sectors}
            taxa={taxa}
            summary={t('count', { count: shown.length })}
          />
          {(isCut || unreadable > 0) && (
            <Alert role="status" color="orange" mb="md" icon={<IconFileAlert size={18} aria-hidden />}>
              {isCut ? t('cut', { count: rows.length }) : t('unreadable', { count: unreadable })}
            </Alert>
          )}
          {shown.length === 0 ? (
            <EmptyState
              title={t('empty.noneTitle')}
              message={t(state.isFiltered ? 'empty.filtered' : 'empty.allArchived')}
              action={
                state.isFiltered && (
                  <Button variant="light" onClick={state.clear}>
                    {t('filters.reset')}
                  </Button>
                )
              }
            />
          ) : (
            <EnclosureTable
              label={t('title')}
              listKey="enclosures"
              rows={shown}
              exportAs={{ name: t('title'), facts }}
            />
          )}
        </>
      )}
    </>
  );
}
