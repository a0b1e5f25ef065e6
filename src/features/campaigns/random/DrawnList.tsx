import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Drawn } from '#domain/campaigns/sampling-draw.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ListTable } from '#kit/list/ListTable.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { useCampaignNames } from '../parts/useCampaignNames.ts';
import type { DrawChoices } from './draw-address.ts';

const idOf = ({ number }: Drawn) => String(number);

/** The drawn animals, enclosures or slots in their order, with their observers; the file says the seed. */
export function DrawnList({
  choices: { kind, seed, observerIds },
  drawn,
  animals,
}: {
  readonly choices: DrawChoices;
  readonly drawn: readonly Drawn[];
  readonly animals: readonly Pick<RegisterAnimal, 'animalId' | 'enclosureId'>[];
}) {
  const { t } = useTranslation(['random', 'campaigns', 'words']);
  const { dateTime, number } = useFormat();
  const names = useCampaignNames();
  const hasObservers = observerIds.length > 0;
  const columns = useMemo<readonly DataColumn<Drawn>[]>(() => {
    const placeOf = new Map(animals.map(({ animalId, enclosureId }) => [animalId, enclosureId]));
    const nameOf = ({ id }: Drawn) =>
      kind === 'animals' ? names.animal(id) : kind === 'enclosures' ? names.enclosure(id) : dateTime(Number(id));
    const enclosureOf = ({ id }: Drawn) => {
      const place = placeOf.get(id) ?? null;
      return place === null ? '' : names.enclosure(place);
    };
    const observerOf = ({ observerId }: Drawn) => (observerId === null ? '' : names.person(observerId));
    const columnsOfAll: readonly DataColumn<Drawn>[] = [
      {
        id: 'number',
        header: t('number'),
        width: 90,
        align: 'end',
        cell: (row) => number(row.number),
        sortValue: (row) => row.number,
      },
      {
        id: 'drawn',
        header: t(`values.drawn.${kind}`),
        isTitle: true,
        cell: nameOf,
        sortValue: (row) => (kind === 'slots' ? Number(row.id) : nameOf(row)),
        exportValue: (row) => (kind === 'slots' ? { instant: Number(row.id) } : nameOf(row)),
      },
      { id: 'enclosure', header: t('words:enclosure'), cell: enclosureOf, sortValue: enclosureOf },
      { id: 'observer', header: t('words:observer'), cell: observerOf, sortValue: observerOf },
    ];
    return columnsOfAll.filter(
      ({ id }) => (id !== 'enclosure' || kind === 'animals') && (id !== 'observer' || hasObservers),
    );
  }, [kind, hasObservers, animals, names, t, dateTime, number]);
  if (drawn.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <ListTable
      label={t('title')}
      listKey={`random-${kind}`}
      columns={columns}
      rows={drawn}
      rowId={idOf}
      rowName={(row) => number(row.number)}
      exportAs={{ name: t('title'), facts: [{ label: t('seed'), value: seed }] }}
    />
  );
}
