import { IconArchive, IconCircleCheck, IconCross, IconPlaneDeparture } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';
import type { AnimalState } from './animal-row.ts';

const LOOK: Record<AnimalState, { tone: StateTone; icon: typeof IconArchive }> = {
  present: { tone: 'success', icon: IconCircleCheck },
  departed: { tone: 'info', icon: IconPlaneDeparture },
  dead: { tone: 'neutral', icon: IconCross },
  archived: { tone: 'neutral', icon: IconArchive },
};

/** Where an animal is in its life here. */
export function AnimalStateBadge({ state }: { readonly state: AnimalState }) {
  const { t } = useTranslation('animals');
  return <StateBadge {...LOOK[state]} label={t(`values.state.${state}`)} />;
}
