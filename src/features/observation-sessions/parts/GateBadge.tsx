import { IconCircleCheck, IconCircleX, IconHelpCircle, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GateState } from '#domain/observer-agreement/training-gate.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const LOOKS = {
  passed: { tone: 'success', icon: IconCircleCheck },
  below: { tone: 'warning', icon: IconCircleX },
  undefined: { tone: 'neutral', icon: IconHelpCircle },
  none: { tone: 'neutral', icon: IconHourglass },
} as const satisfies Record<GateState, object>;

/** How a person in training stands to the least agreement. */
export function GateBadge({ state }: { readonly state: GateState }) {
  const { t } = useTranslation('known-answers');
  return <StateBadge {...LOOKS[state]} label={t(`values.state.${state}`)} />;
}
