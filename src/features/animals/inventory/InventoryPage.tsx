import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ZONE } from '#domain/time/epoch.ts';
import { dayOf } from '#domain/time/typed-day.ts';
import { useNow } from '#i18n/useNow.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { PrintSheet } from '#kit/print/PrintSheet.tsx';
import { withParameters } from '#lib/address-parameters.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { defaultPeriod, readPeriod, type WrongDay } from './inventory-period.ts';
import { INVENTORY_VIEWS, InventorySheet } from './InventorySheet.tsx';
import { useParkHistory } from './useParkHistory.ts';

/** `?inventory=1` of the animals: who lived here on a day, and who came and went in a period. */
export function InventoryPage() {
  const { t } = useTranslation(['animals', 'words']);
  const [parameters, setParameters] = useSearchParams();
  const now = useNow();
  const history = useParkHistory();
  const [typed, setTyped] = useState(() => {
    const { from, to } = defaultPeriod(now);
    return { from: parameters.get('from') ?? from, to: parameters.get('to') ?? to };
  });
  const read = readPeriod(typed, now);
  const view = INVENTORY_VIEWS.find((one) => one === parameters.get('view')) ?? 'species';
  const put = (said: Readonly<Record<string, string>>) =>
    setParameters((before) => withParameters(before, said), { replace: true });
  const errorOf = (wrong: WrongDay | undefined) => {
    if (wrong === undefined) return null;
    if (wrong === 'order') return t('words:endBeforeBeginning');
    return t(wrong === 'missing' ? 'inventory.dayMissing' : 'inventory.dayAhead');
  };
  const dayField = (name: 'from' | 'to', label: string) => (
    <DateField
      name={name}
      label={label}
      value={typed[name]}
      max={dayOf(now, ZONE)}
      error={read.ok ? null : errorOf(read.wrong[name])}
      onChange={(value) => {
        setTyped((before) => ({ ...before, [name]: value }));
        put({ [name]: value });
      }}
    />
  );
  return (
    <PrintSheet isLandscape>
      <PageHeader
        title={t('inventory.title')}
        subtitle={t('inventory.subtitle')}
        action={
          <Button
            data-screen-only
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={history.found === undefined || !read.ok}
            onClick={() => window.print()}
          >
            {t('words:print')}
          </Button>
        }
      />
      <Group data-screen-only align="flex-start" gap="md" mb="lg">
        {dayField('from', t('words:from'))}
        {dayField('to', t('inventory.to'))}
        <SegmentedControl
          aria-label={t('words:layout')}
          size="md"
          mt={{ base: 0, xs: 25 }}
          data={INVENTORY_VIEWS.map((value) => ({ value, label: t(`values.inventoryView.${value}`) }))}
          value={view}
          onChange={(chosen) => put({ view: chosen })}
        />
      </Group>
      {history.error !== null && <LoadFailed error={history.error} onRetry={history.refetch} />}
      {history.error === null && history.found === undefined && <LoadingState label={t('inventory.loading')} />}
      {history.error === null && history.found !== undefined && read.ok && (
        <InventorySheet view={view} period={read.period} found={history.found} />
      )}
    </PrintSheet>
  );
}
