import { IconCircleCheck, IconCircleMinus, IconCirclePlus, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GoalStatus } from '#domain/campaign-monitoring/goals.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const LOOKS = {
  not_achieved: { tone: 'danger', icon: IconCircleX },
  unexpected: { tone: 'info', icon: IconCirclePlus },
  achieved: { tone: 'success', icon: IconCircleCheck },
  none: { tone: 'neutral', icon: IconCircleMinus },
} as const satisfies Record<GoalStatus | 'none', object>;

/** The status of a goal: sign, colour and word; null for a goal that nothing was planned for yet. */
export function GoalBadge({ status }: { readonly status: GoalStatus | null }) {
  const { t } = useTranslation('monitoring');
  return <StateBadge {...LOOKS[status ?? 'none']} label={t(`values.goal.${status ?? 'none'}`)} />;
}
