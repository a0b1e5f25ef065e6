import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { OngoingTreatments } from '../dashboard/OngoingTreatments.tsx';
import { PeopleCards } from '../team/PeopleCards.tsx';
import { RoleTasks } from '../team/RoleTasks.tsx';

/** The veterinarians of a sector, their tasks, and the place of its treatments. */
export function VeterinariansTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  return (
    <Stack gap="lg">
      <section aria-labelledby="sector-vets">
        <Title order={2} fz="lg" mb="sm" id="sector-vets">
          {t('roles.veterinary')}
        </Title>
        <PeopleCards label={t('roles.veterinary')} userIds={sector.veterinaryUserIds} />
      </section>
      <RoleTasks sector={sector} by="veterinary" />
      <OngoingTreatments />
    </Stack>
  );
}
