import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryPeriod } from '#domain/inventory/history.ts';
import { figuresOf, inventoryOf } from '#domain/inventory/inventory.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { ListNotes } from '#kit/list/ListNotes.tsx';
import { nowMs } from '#lib/clock.ts';
import { eventLines, placeLines, speciesLines, type SpeciesOf } from './inventory-lines.ts';
import { InventoryTable } from './InventoryTable.tsx';
import { useInventoryColumns } from './useInventoryColumns.tsx';
import type { ParkHistory } from './useParkHistory.ts';

export const INVENTORY_VIEWS = ['species', 'places', 'events'] as const;
export type InventoryView = (typeof INVENTORY_VIEWS)[number];

/** The table of a view, what it leaves out, and the day on which it was made. */
export function InventorySheet({
  view,
  period,
  found: { animals, moves, unreadable, surroundings },
}: {
  readonly view: InventoryView;
  readonly period: InventoryPeriod;
  readonly found: ParkHistory;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const language = useLanguage();
  const { shortDay, dateTime, number } = useFormat();
  const { from, until } = period;
  const { records, unrecorded } = useMemo(
    () => inventoryOf(animals, moves, { from, until }),
    [animals, moves, from, until],
  );
  const speciesOf: SpeciesOf = (animal) => surroundings.speciesOf(animal);
  const nameOf = (enclosureId: string | null) => {
    if (enclosureId === null) return t('inventory.nowhere');
    return surroundings.enclosureOf(enclosureId)?.enclosureName ?? t('history.enclosureGone');
  };
  const columns = useInventoryColumns(nameOf);
  const said = { from: shortDay(from), to: shortDay(until - 1) };
  const facts = [{ label: t('inventory.periodLabel'), value: t('inventory.period', said) }];
  const empty = t(view === 'events' ? 'inventory.noEvent' : 'inventory.nobody');
  const totals = { ...figuresOf(records), species: t('words:total') };
  const { end, males, females, unknownSex } = totals;
  return (
    <Stack gap="md">
      <ListNotes unreadable={unreadable} />
      {unrecorded.length > 0 && (
        <Alert role="status" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t('inventory.unrecorded', { count: unrecorded.length, number: number(unrecorded.length) })}
        </Alert>
      )}
      {view === 'species' && (
        <InventoryTable
          title={t('inventory.period', said)}
          lines={speciesLines(records, speciesOf, language)}
          columns={columns.species}
          facts={facts}
          empty={empty}
          totals={totals}
        />
      )}
      {view === 'places' && (
        <InventoryTable
          title={t('inventory.livedHere', { day: said.to })}
          lines={placeLines(records, speciesOf, nameOf, language)}
          columns={columns.places}
          facts={facts}
          empty={empty}
          totals={{ enclosure: totals.species, end, males, females, unknownSex }}
        />
      )}
      {view === 'events' && (
        <InventoryTable
          title={t('inventory.period', said)}
          lines={eventLines(records, speciesOf)}
          columns={columns.events}
          facts={facts}
          empty={empty}
        />
      )}
      <Text fz="sm" c="dimmed">
        {view === 'species' && <>{t('inventory.correctionsMeaning')} </>}
        {t('inventory.madeAt', { time: dateTime(nowMs()) })}
      </Text>
    </Stack>
  );
}
