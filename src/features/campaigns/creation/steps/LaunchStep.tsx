import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PLANNED_SESSIONS, type PlannedSession } from '#domain/campaigns/campaign.ts';
import { drawPlan, plannedCount } from '#domain/campaigns/plan.ts';
import { ObserverLoads } from '../../plan/ObserverLoads.tsx';
import { PlanCalendar } from '../../plan/PlanCalendar.tsx';
import { usePlannedEnclosures } from '../../plan/usePlannedEnclosures.ts';
import type { StepProps } from './step-props.ts';

const NONE: readonly PlannedSession[] = [];

/** The plan before the campaign is launched: the load of each observer, then the weeks. */
export function LaunchStep({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns']);
  const { content, names, planSeed, storedPlan } = form;
  const enclosureIds = usePlannedEnclosures(content);
  const count = plannedCount(content, enclosureIds.length);
  const isTooMany = count > MAX_PLANNED_SESSIONS;
  // A draft is drawn anew with each change; the plan of a running campaign is the server's.
  const key = JSON.stringify([content, enclosureIds]);
  const plan = useMemo(
    () => storedPlan ?? (isTooMany ? NONE : drawPlan(content, enclosureIds, planSeed)),
    // The key says all that the plan is drawn from.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [storedPlan, isTooMany, planSeed, key],
  );
  return (
    <Stack gap="lg">
      <Alert role="note" color="blue" variant="light" icon={<IconInfoCircle size={18} aria-hidden />}>
        {storedPlan !== null ? t('planRuns') : form.isNew ? t('planOfNew') : t('planOfDraft')}
      </Alert>
      {isTooMany && (
        <Alert role="alert" color="orange">
          {t('planTooLarge', { total: count, max: MAX_PLANNED_SESSIONS })}
        </Alert>
      )}
      {content.observation.methods.length === 0 ? (
        <Text c="dimmed">{t('planWithoutSessions')}</Text>
      ) : (
        !isTooMany && (
          <>
            {plan.length > 0 && <Text fw={600}>{t('campaigns:plan.total', { count: plan.length })}</Text>}
            {plan.length > 0 && <ObserverLoads plan={plan} source={content} names={names} />}
            <PlanCalendar plan={plan} names={names} />
          </>
        )
      )}
    </Stack>
  );
}
