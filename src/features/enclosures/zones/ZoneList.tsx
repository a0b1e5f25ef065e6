import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { ZoneItem } from './ZoneItem.tsx';
import classes from './ZoneList.module.css';

/** Every zone of an enclosure in its order, drawn or not. */
export function ZoneList({
  zones,
  areas,
  waitingIds,
  selectedId,
  isReadOnly,
  onSelect,
  onEdit,
  onDraw,
  onOrder,
  onRemove,
  action,
}: {
  readonly zones: readonly Zone[];
  readonly areas: readonly Area[];
  readonly waitingIds: readonly string[];
  readonly selectedId: string | null;
  readonly isReadOnly: boolean;
  readonly onSelect: (zone: Zone) => void;
  readonly onEdit: (zone: Zone) => void;
  /** absent: there is no plan to draw on */
  readonly onDraw: ((zone: Zone) => void) | undefined;
  readonly onOrder: (zones: readonly Zone[]) => void;
  readonly onRemove: (zone: Zone) => void;
  readonly action: ReactNode;
}) {
  const { t } = useTranslation('zones');
  const swapped = (index: number) => {
    const [a, b] = [zones[index], zones[index + 1]];
    return a === undefined || b === undefined ? zones : zones.with(index, b).with(index + 1, a);
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('list.title', { count: zones.length })}
        </Title>
        {action}
      </Group>
      {zones.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {t('list.empty')}
        </Text>
      ) : (
        <ol className={classes['list']}>
          {zones.map((zone, index) => (
            <ZoneItem
              key={zone.zoneId}
              zone={zone}
              isDrawn={zone.shape !== null && areas.some(({ areaId }) => areaId === zone.areaId)}
              isWaiting={waitingIds.includes(zone.zoneId)}
              isSelected={zone.zoneId === selectedId}
              isReadOnly={isReadOnly}
              onSelect={() => onSelect(zone)}
              onEdit={() => onEdit(zone)}
              onDraw={onDraw === undefined ? undefined : () => onDraw(zone)}
              onUp={index === 0 ? undefined : () => onOrder(swapped(index - 1))}
              onDown={index === zones.length - 1 ? undefined : () => onOrder(swapped(index))}
              onRemove={() => onRemove(zone)}
            />
          ))}
        </ol>
      )}
    </Stack>
  );
}
