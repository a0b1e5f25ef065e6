import {
  IconAlertTriangle,
  IconBan,
  IconCalendarEvent,
  IconCalendarOff,
  IconCalendarX,
  IconCircleCheck,
  IconCirclePlus,
  IconPlayerPlay,
  IconPlayerStop,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlannedState } from '#domain/campaign-monitoring/planned-state.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

/** The state of a planned session, or that a session is beside the plan. */
export type ShownState = PlannedState | 'beside';

const LOOKS = {
  missed: { tone: 'danger', icon: IconCalendarX },
  invalid: { tone: 'danger', icon: IconBan },
  interrupted: { tone: 'warning', icon: IconPlayerStop },
  short: { tone: 'warning', icon: IconAlertTriangle },
  running: { tone: 'progress', icon: IconPlayerPlay },
  toCome: { tone: 'neutral', icon: IconCalendarEvent },
  done: { tone: 'success', icon: IconCircleCheck },
  cancelled: { tone: 'neutral', icon: IconCalendarOff },
  beside: { tone: 'info', icon: IconCirclePlus },
} as const satisfies Record<ShownState, object>;

/** The state of a planned session, as sign, colour and word. */
export function PlannedStateBadge({ state }: { readonly state: ShownState }) {
  const { t } = useTranslation('monitoring');
  return <StateBadge {...LOOKS[state]} label={t(`values.planned.${state}`)} />;
}
