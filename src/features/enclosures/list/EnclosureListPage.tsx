import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { enclosureHref, newEnclosureHref } from '../addresses.ts';
import { mayCreate } from '../rights.ts';
import { ENCLOSURE_FILTERS } from './enclosure-filters.ts';
import type { EnclosureRow } from './enclosure-row.ts';
import { taxonChoices } from './taxon-choices.ts';
import { useEnclosureColumns } from './useEnclosureColumns.tsx';
import { useEnclosureRows } from './useEnclosureRows.ts';

const EVERY_COLUMN: readonly never[] = [];
const NONE: readonly EnclosureRow[] = [];
const idOf = (row: EnclosureRow) => row.enclosureId;
const nameOf = (row: EnclosureRow) => row.name;
const hrefOf = (row: EnclosureRow) => enclosureHref(row.enclosureId);

/** /EnclosureListView: the enclosures of the establishment, searched and filtered. */
export function Component() {
  const { t } = useTranslation(['enclosures', 'words']);
  const { actor, sectors } = useReadySession();
  const ownFirst = useOwnSectorsFirst();
  const language = useLanguage();
  const { rows, error, refetch, isCut, unreadable, taxonomy } = useEnclosureRows();
  const columns = useEnclosureColumns(EVERY_COLUMN);
  const taxa = useMemo(() => taxonChoices(rows ?? NONE, taxonomy, language), [rows, taxonomy, language]);
  const filters = useRecordFilters(ENCLOSURE_FILTERS, {
    search: { label: t('filters.search') },
    sectorId: {
      label: t('words:sector'),
      all: t('words:allSectors'),
      choices: ownFirst(sectors),
      width: 190,
    },
    specieId: { label: t('filters.species'), all: t('words:allSpecies'), choices: taxa.species, width: 190 },
    scan: { label: t('filters.scan'), nameOf: (scan) => t(`values.scan.${scan}`), width: 210 },
    orderId: { label: t('words:order'), choices: taxa.orders, width: 190, isMore: true },
    familyId: { label: t('words:family'), choices: taxa.families, width: 190, isMore: true },
    isArchived: { label: t('filters.archived'), isMore: true },
  });
  const found = useFoundRows(ENCLOSURE_FILTERS, filters.filters, rows);
  const create = mayCreate(actor) && (
    <Button
      component={Link}
      to={newEnclosureHref(filters.filters.sectorId)}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('create.open')}
    </Button>
  );
  const isEmpty = rows?.length === 0 && !filters.isFiltered;
  return (
    <>
      <PageHeader title={t('words:enclosures')} subtitle={t('subtitle')} action={!isEmpty && create} />
      <RecordList
        source={{ rows, error, refetch, unreadable, cutAfter: isCut && rows !== undefined ? rows.length : null }}
        found={found}
        filters={filters}
        filtersLabel={t('filters.label')}
        summary={t('count', { count: found.length })}
        failed="enclosure/load-failed"
        empty={{
          title: t('empty.title'),
          message: t(mayCreate(actor) ? 'empty.create' : 'empty.ask'),
          action: create,
        }}
        hidden={{ title: t('empty.noneTitle'), message: t('empty.allArchived') }}
        label={t('words:enclosures')}
        listKey="enclosures"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
      />
    </>
  );
}
