import { IconAlertTriangle, IconInfoCircle, IconUrgent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Information } from '#domain/information/information.ts';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';

const TONES: Record<Information['type'], StateTone> = { info: 'info', warning: 'warning', urgent: 'danger' };
const ICONS = { info: IconInfoCircle, warning: IconAlertTriangle, urgent: IconUrgent } as const;

/** The type of an information. */
export function TypeBadge({ type }: { readonly type: Information['type'] }) {
  const { t } = useTranslation('information');
  return <StateBadge tone={TONES[type]} icon={ICONS[type]} label={t(`values.type.${type}`)} />;
}
