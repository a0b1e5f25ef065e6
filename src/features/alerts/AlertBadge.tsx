import { IconAlertTriangle, IconCircleCheck, IconEyeCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AlertStatus } from '#domain/alerts/alert.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

const LOOKS = {
  active: { tone: 'danger', icon: IconAlertTriangle },
  acknowledged: { tone: 'warning', icon: IconEyeCheck },
  resolved: { tone: 'success', icon: IconCircleCheck },
} as const satisfies Record<AlertStatus, object>;

/** The status of an alert, as sign, colour and word. */
export function AlertBadge({ status }: { readonly status: AlertStatus }) {
  const { t } = useTranslation('alerts');
  return <StateBadge {...LOOKS[status]} label={t(`values.status.${status}`)} />;
}
