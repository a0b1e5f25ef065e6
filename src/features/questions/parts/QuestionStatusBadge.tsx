import { IconArchive, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { QuestionStatus } from '#domain/questions/question.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const LOOK = {
  draft: { tone: 'neutral', icon: IconPencil },
  revised: { tone: 'warning', icon: IconPencil },
  published: { tone: 'success', icon: IconCircleCheck },
  archived: { tone: 'neutral', icon: IconArchive },
} as const;

/** The status of a question; a draft beside a published version says both. */
export function QuestionStatusBadge({
  status,
  version,
}: {
  readonly status: QuestionStatus;
  readonly version: number;
}) {
  const { t } = useTranslation('questions');
  const shown = status === 'draft' && version > 0 ? 'revised' : status;
  return <StateBadge {...LOOK[shown]} label={t(`values.status.${shown}`)} />;
}
