import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DISTRIBUTION_UNITS, periodBeside } from '#domain/tasks/distribution-period.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOfPeriod, type DistributionView, periodOfView } from './distribution-view.ts';

/** Chooses the period: its length, the one before, the present one, the one after. */
export function DistributionBar({
  view,
  now,
  onChange,
}: {
  readonly view: DistributionView;
  readonly now: EpochMs;
  readonly onChange: (difference: Partial<DistributionView>) => void;
}) {
  const { t } = useTranslation('sector-dashboard');
  const { unit } = view;
  const { fromMs } = periodOfView(view, now);
  const go = (side: -1 | 1) => onChange({ day: dayOfPeriod(periodBeside(unit, fromMs, side, ZONE), now) });
  return (
    <Group gap="sm">
      <SegmentedControl
        aria-label={t('unitLabel')}
        size="md"
        data={DISTRIBUTION_UNITS.map((value) => ({ value, label: t(`values.unit.${value}`) }))}
        value={unit}
        onChange={(value) => onChange({ unit: value })}
      />
      <Group gap={4} wrap="nowrap">
        <ActionIcon variant="default" aria-label={t(`values.previous.${unit}`)} onClick={() => go(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <Button variant="default" disabled={view.day === null} onClick={() => onChange({ day: null })}>
          {t('today')}
        </Button>
        <ActionIcon variant="default" aria-label={t(`values.next.${unit}`)} onClick={() => go(1)}>
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}
