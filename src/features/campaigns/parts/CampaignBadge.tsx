import { IconArchive, IconCircleCheck, IconFlag, IconPencil, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import type { CampaignState } from './campaign-state.ts';

const LOOKS = {
  active: { tone: 'success', icon: IconCircleCheck },
  draft: { tone: 'info', icon: IconPencil },
  ended: { tone: 'neutral', icon: IconFlag },
  stopped: { tone: 'danger', icon: IconPlayerStop },
  archived: { tone: 'neutral', icon: IconArchive },
} as const;

/** The state of a campaign. */
export function CampaignBadge({ state }: { readonly state: CampaignState }) {
  const { t } = useTranslation('campaigns');
  return <StateBadge {...LOOKS[state]} label={t(`values.state.${state}`)} />;
}
