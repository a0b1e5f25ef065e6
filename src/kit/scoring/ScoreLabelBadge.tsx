import { IconAlertTriangle, IconCircleCheck, IconMinus, IconStar, IconTrendingDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ScoreLabel } from '#domain/scoring/scores.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const LOOKS = {
  excellent: { tone: 'success', icon: IconStar },
  good: { tone: 'success', icon: IconCircleCheck },
  average: { tone: 'neutral', icon: IconMinus },
  poor: { tone: 'warning', icon: IconTrendingDown },
  critical: { tone: 'danger', icon: IconAlertTriangle },
} as const;

/** The label of a score, from excellent to critical. */
export function ScoreLabelBadge({ label }: { readonly label: ScoreLabel }) {
  const { t } = useTranslation('scores');
  return <StateBadge {...LOOKS[label]} label={t(`values.label.${label}`)} />;
}
