import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/states/EmptyState.tsx';

/** The place of the treatments and prescriptions of a sector's animals. */
export function OngoingTreatments() {
  const { t } = useTranslation('sectors');
  return (
    <section aria-labelledby="sector-treatments">
      <Title order={2} fz="lg" mb="sm" id="sector-treatments">
        {t('treatments.title')}
      </Title>
      <EmptyState title={t('treatments.emptyTitle')} message={t('treatments.empty')} />
    </section>
  );
}
