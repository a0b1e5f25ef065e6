import { IconCircleCheck, IconCircleOff, IconHourglass, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import type { ShareState } from '#domain/animal-shares/animal-share.ts';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';

const LOOK: Record<ShareState, { readonly tone: StateTone; readonly icon: typeof IconX }> = {
  proposed: { tone: 'warning', icon: IconHourglass },
  accepted: { tone: 'success', icon: IconCircleCheck },
  declined: { tone: 'neutral', icon: IconX },
  ended: { tone: 'neutral', icon: IconCircleOff },
};

/** The state of a share, with its word. */
export const ShareStateCell = memo(function ShareStateCell({
  state,
  label,
}: {
  readonly state: ShareState;
  readonly label: string;
}) {
  return <StateBadge {...LOOK[state]} label={label} />;
});
