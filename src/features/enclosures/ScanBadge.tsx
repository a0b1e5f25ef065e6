import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StateBadge } from '#ui/badge/StateBadge.tsx';

/** The scan readiness of an enclosure. */
export function ScanBadge({ isReady }: { readonly isReady: boolean }) {
  const { t } = useTranslation('enclosures');
  return isReady ? (
    <StateBadge tone="success" icon={IconCircleCheck} label={t('values.scan.ready')} />
  ) : (
    <StateBadge tone="neutral" icon={IconCircleDashed} label={t('values.scan.notReady')} />
  );
}
