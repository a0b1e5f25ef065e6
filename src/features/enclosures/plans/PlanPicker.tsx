import { SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Area } from '#domain/enclosures/enclosure.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { usePlanName } from './usePlanName.ts';

/** The plans of an enclosure, from the lowest level up, and the measures of the shown one. */
export function PlanPicker({
  areas,
  area,
  onChoose,
}: {
  readonly areas: readonly Area[];
  readonly area: Area | null;
  readonly onChoose: (areaId: string) => void;
}) {
  const { t } = useTranslation('zones');
  const { number } = useFormat();
  const nameOf = usePlanName();
  if (area === null) return null;
  const facts = [
    ...(area.mapWidthM === null ? [] : [t('plans.width', { value: number(area.mapWidthM) })]),
    ...(area.squareAreaM2 === null ? [] : [t('plans.squares', { value: number(area.squareAreaM2) })]),
  ];
  return (
    <div>
      {areas.length > 1 && (
        <SegmentedControl
          aria-label={t('plans.label')}
          data={areas
            .toSorted((a, b) => a.elevation - b.elevation)
            .map((one) => ({ value: one.areaId, label: nameOf(one) }))}
          value={area.areaId}
          onChange={onChoose}
        />
      )}
      {areas.length === 1 && <Text fw={600}>{nameOf(area)}</Text>}
      <Text fz="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
    </div>
  );
}
