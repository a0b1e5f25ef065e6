import { Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '#domain/enclosures/enclosure.ts';

/**
 * Returns the chosen one of some plans, else the one with the largest size, with its area, and the choice where there are
 * several. Undefined without a plan.
 */
export function usePlanChoice<Plan extends { readonly planId: string }>(
  plans: readonly Plan[],
  areas: readonly Area[],
  sizeOf: (plan: Plan) => number,
): { readonly plan: Plan | undefined; readonly area: Area | undefined; readonly control: ReactNode } {
  const { t } = useTranslation('analyses');
  const [planId, setPlanId] = useState<string | null>(null);
  const areaOf = (id: string | undefined) => areas.find(({ areaId }) => areaId === id);
  const [fullest] = plans.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const plan = plans.find((one) => one.planId === planId) ?? fullest;
  return {
    plan,
    area: areaOf(plan?.planId),
    control: plan !== undefined && plans.length > 1 && (
      <Select
        aria-label={t('plan')}
        allowDeselect={false}
        data={plans.map((one) => ({ value: one.planId, label: areaOf(one.planId)?.areaName ?? '' }))}
        value={plan.planId}
        onChange={setPlanId}
      />
    ),
  };
}
