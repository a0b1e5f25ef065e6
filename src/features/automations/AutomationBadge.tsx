import { IconArchive, IconPlayerPause, IconRepeat } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TemplateStatus } from '#domain/tasks/task-template.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const TONES = { active: 'success', suspended: 'warning', archived: 'neutral' } as const;
const ICONS = { active: IconRepeat, suspended: IconPlayerPause, archived: IconArchive };

/** The state of an automation. */
export function AutomationBadge({ status }: { readonly status: TemplateStatus }) {
  const { t } = useTranslation('automations');
  return <StateBadge tone={TONES[status]} label={t(`values.status.${status}`)} icon={ICONS[status]} />;
}
