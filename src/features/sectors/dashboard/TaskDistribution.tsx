import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useNow } from '#i18n/useNow.ts';
import { DistributionBar } from './DistributionBar.tsx';
import { DistributionContent } from './DistributionContent.tsx';
import { periodOfView, addressOfView, type DistributionView, viewFromAddress } from './distribution-view.ts';
import { useCountedAt } from './useCountedAt.ts';
import { useSpanNames } from './useSpanNames.ts';
import { useSearchParams } from 'react-router-dom';

/** How a sector's tasks are distributed over a day, a week or a month, by when they are due. */
export function TaskDistribution({
  sector,
  tasks,
}: {
  readonly sector: Sector;
  /** those to do; when they change, it is counted anew */
  readonly tasks: readonly Task[] | undefined;
}) {
  const { t } = useTranslation('sector-dashboard');
  const now = useNow();
  const { view, change } = useDistributionView();
  const period = periodOfView(view, now);
  return (
    <section aria-labelledby="sector-distribution">
      <Stack gap="sm">
        <Group justify="space-between" align="end">
          <div>
            <Title order={2} fz="lg" id="sector-distribution">
              {t('title')}
            </Title>
            <Text aria-live="polite">{useSpanNames(view.unit).period(period)}</Text>
          </div>
          <DistributionBar view={view} now={now} onChange={change} />
        </Group>
        <DistributionContent
          {...view}
          zooId={sector.zooId}
          sectorId={sector.sectorId}
          period={period}
          countedAt={useCountedAt(`${view.unit} ${period.fromMs}`, tasks)}
        />
      </Stack>
    </section>
  );
}

/** Returns the shown period and form, kept in the address; a step through periods adds nothing to the browser's history. */
function useDistributionView() {
  const [parameters, setParameters] = useSearchParams();
  const change = (difference: Partial<DistributionView>) =>
    setParameters((now) => addressOfView({ ...viewFromAddress(now), ...difference }, now), {
      replace: true,
      preventScrollReset: true,
    });
  return { view: viewFromAddress(parameters), change };
}
