import { IconArchive, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const LOOKS = {
  draft: { tone: 'warning', icon: IconPencil },
  published: { tone: 'success', icon: IconCircleCheck },
  archived: { tone: 'neutral', icon: IconArchive },
} as const;

/** The state of content that is published in versions: draft, published or archived. */
export function ContentStatusBadge({ status }: { readonly status: keyof typeof LOOKS }) {
  const { t } = useTranslation('content');
  return <StateBadge {...LOOKS[status]} label={t(`values.status.${status}`)} />;
}
