import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconEqual,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';
import type { LineState } from './import-line.ts';

const LOOK: Record<LineState, { tone: StateTone; icon: typeof IconClock }> = {
  new: { tone: 'info', icon: IconPlus },
  changed: { tone: 'info', icon: IconPencil },
  unchanged: { tone: 'neutral', icon: IconEqual },
  wrong: { tone: 'danger', icon: IconCircleX },
  ignored: { tone: 'neutral', icon: IconCircleDashed },
  leftOut: { tone: 'neutral', icon: IconCircleDashed },
  created: { tone: 'success', icon: IconCircleCheck },
  updated: { tone: 'success', icon: IconCircleCheck },
  refused: { tone: 'danger', icon: IconCircleX },
  waiting: { tone: 'warning', icon: IconClock },
};

/** The state of a line, by colour, sign and word. */
export function LineBadge({ state }: { readonly state: LineState }) {
  const { t } = useTranslation('animal-import');
  return <StateBadge {...LOOK[state]} label={t(`values.state.${state}`)} />;
}
