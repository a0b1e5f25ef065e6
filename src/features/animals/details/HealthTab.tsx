import { useTranslation } from 'react-i18next';
import { ComingParts } from './ComingParts.tsx';

/** The healthcare book: its future content. */
export function HealthTab() {
  const { t } = useTranslation('animals');
  return (
    <ComingParts
      title={t('health.title')}
      message={t('health.message')}
      parts={[t('health.records'), t('health.prescriptions'), t('health.parameters'), t('health.limits')]}
    />
  );
}
