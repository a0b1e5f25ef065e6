import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DISTRIBUTION_UNITS, periodBeside } from '#domain/tasks/distribution-period.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOfPeriod, DISTRIBUTION_FORMS, type DistributionView, periodOfView } from './distribution-view.ts';

/** Which period is shown and how: day, week or month, the one before, the present one, the one after; chart or table. */
export function DistributionBar({
  view,
  now,
  onChange,
}: {
  readonly view: DistributionView;
  readonly now: EpochMs;
  readonly onChange: (difference: Partial<DistributionView>) => void;
}) {
  const { t } = useTranslation(['sector-dashboard', 'words']);
  const { unit, form } = view;
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
      <SegmentedControl
        aria-label={t('words:layout')}
        size="md"
        data={DISTRIBUTION_FORMS.map((value) => ({ value, label: t(`values.form.${value}`) }))}
        value={form}
        onChange={(value) => onChange({ form: value })}
      />
    </Group>
  );
}
