import { IconCircleCheck, IconCircleDashed, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SubjectState } from '#domain/campaign-evaluations/followed-subjects.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const LOOKS = {
  open: { tone: 'neutral', icon: IconCircleDashed },
  running: { tone: 'progress', icon: IconPlayerPlay },
  done: { tone: 'success', icon: IconCircleCheck },
} as const satisfies Record<SubjectState, object>;

/** The state of an animal or an enclosure in the present period: sign, colour and word. */
export function SubjectStateBadge({ state }: { readonly state: SubjectState }) {
  const { t } = useTranslation('monitoring');
  return <StateBadge {...LOOKS[state]} label={t(`values.subjectState.${state}`)} />;
}
