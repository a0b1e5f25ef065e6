import { IconArchive, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EthogramStatus } from '#domain/ethograms/ethogram.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const LOOKS = {
  draft: { tone: 'warning', icon: IconPencil },
  published: { tone: 'success', icon: IconCircleCheck },
  archived: { tone: 'neutral', icon: IconArchive },
} as const;

/** The state of an ethogram: draft, published or archived. */
export function EthogramStatusBadge({ status }: { readonly status: EthogramStatus }) {
  const { t } = useTranslation('ethograms');
  return <StateBadge {...LOOKS[status]} label={t(`values.status.${status}`)} />;
}
