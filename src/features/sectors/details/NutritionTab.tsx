import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { NutritionNotes } from '../nutrition/NutritionNotes.tsx';
import { PeopleCards } from '../team/PeopleCards.tsx';
import { RoleTasks } from '../team/RoleTasks.tsx';

/** The people responsible for the feeding of a sector, their tasks and their notes. */
export function NutritionTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  return (
    <Stack gap="lg">
      <section aria-labelledby="sector-nutrition-people">
        <Title order={2} fz="lg" mb="sm" id="sector-nutrition-people">
          {t('roles.nutrition')}
        </Title>
        <PeopleCards label={t('roles.nutrition')} userIds={sector.nutritionUserIds} />
      </section>
      <RoleTasks sector={sector} by="nutrition" />
      <section aria-labelledby="sector-nutrition-notes">
        <Title order={2} fz="lg" mb="sm" id="sector-nutrition-notes">
          {t('notes.title')}
        </Title>
        <NutritionNotes sector={sector} />
      </section>
    </Stack>
  );
}
