import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IMPORT_REASON } from '#domain/animals/movement.ts';
import type { InventoryFigures } from '#domain/inventory/inventory.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import type { EventLine, PlaceLine, SpeciesLine } from './inventory-lines.ts';

const OF_PERIOD = ['beginning', 'births', 'arrivals', 'deaths', 'departures', 'corrections'] as const;
const OF_END = ['end', 'males', 'females', 'unknownSex'] as const;

/** Returns the columns of the three tables; the names of enclosures come from `nameOf`. */
export function useInventoryColumns(nameOf: (enclosureId: string | null) => string): {
  readonly species: readonly DataColumn<SpeciesLine>[];
  readonly places: readonly DataColumn<PlaceLine>[];
  readonly events: readonly DataColumn<EventLine>[];
} {
  const { t } = useTranslation(['animals', 'words']);
  const { number, dateTime } = useFormat();
  const speciesColumns = <Line extends Pick<SpeciesLine, 'species'>>(isTitle: boolean): DataColumn<Line>[] => [
    {
      id: 'species',
      header: t('columns.species'),
      isTitle,
      exportValue: ({ species }) => species.name || t('unknown.species'),
      cell: ({ species }) => (
        <>
          {species.name || t('unknown.species')}
          {species.latinName !== '' && species.latinName !== species.name && (
            <Text fz="xs" c="dimmed" fs="italic" fw={400} lang="la">
              {species.latinName}
            </Text>
          )}
        </>
      ),
    },
  ];
  const figures = (ids: readonly (keyof InventoryFigures)[]): DataColumn<SpeciesLine>[] =>
    ids.map((id) => ({
      id,
      header: t(`values.inventoryFigure.${id}`),
      align: 'end',
      exportValue: (line) => line.figures[id],
      // A column of zeros hides the figures that an inspector looks for.
      cell: (line) => (line.figures[id] === 0 && id !== 'end' ? '–' : number(line.figures[id])),
    }));
  return {
    species: [...speciesColumns<SpeciesLine>(true), ...figures([...OF_PERIOD, ...OF_END])],
    places: [
      {
        id: 'enclosure',
        header: t('words:enclosure'),
        isTitle: true,
        exportValue: ({ enclosureId }) => nameOf(enclosureId),
        cell: ({ enclosureId }) => nameOf(enclosureId),
      },
      ...speciesColumns<PlaceLine>(false),
      ...figures(OF_END),
    ],
    events: [
      {
        id: 'at',
        header: t('inventory.when'),
        cell: ({ movement }) => dateTime(movement.movedAtUnix),
        exportValue: ({ movement }) => ({ instant: movement.movedAtUnix }),
      },
      { id: 'kind', header: t('inventory.event'), cell: ({ kind }) => t(`values.inventoryEvent.${kind}`) },
      {
        id: 'animal',
        header: t('words:name'),
        isTitle: true,
        exportValue: ({ animal }) => animal.animalName,
        cell: ({ animal }) => (
          <Anchor component={Link} to={`/AnimalManagementView?id=${encodeURIComponent(animal.animalId)}`}>
            {animal.animalName}
          </Anchor>
        ),
      },
      ...speciesColumns<EventLine>(false),
      { id: 'registryId', header: t('columns.registryId'), cell: ({ animal }) => animal.registryId ?? '' },
      {
        id: 'place',
        header: t('inventory.place'),
        cell: ({ movement: { toEnclosureId, destination } }) =>
          toEnclosureId === null ? destination : nameOf(toEnclosureId),
      },
      {
        id: 'reason',
        header: t('words:reason'),
        cell: ({ movement }) => (movement.reason === IMPORT_REASON ? t('words:byImport') : movement.reason),
      },
    ],
  };
}
