import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { SpeciesFields } from './SpeciesFields.tsx';
import { SpeciesNameFields } from './SpeciesNameFields.tsx';
import { useSpeciesForm } from './useSpeciesForm.ts';

/** The data of a species: the catalogue's editors may change it, everybody else may read it. */
export function SpeciesForm({
  species,
  taxonomy,
  isReadOnly,
}: {
  /** null: a new one */
  readonly species: Species | null;
  readonly taxonomy: Taxonomy;
  readonly isReadOnly: boolean;
}) {
  const { t } = useTranslation('taxonomy');
  const form = useSpeciesForm(species, taxonomy, isReadOnly);
  return (
    <RecordForm form={form} isWide>
      <Stack gap="lg">
        <Paper component="section" withBorder p="lg">
          <Title order={2} size="h3" mb="md">
            {t('details.taxonomy')}
          </Title>
          <SpeciesFields form={form} taxonomy={taxonomy} />
        </Paper>
        <Paper component="section" withBorder p="lg">
          <Title order={2} size="h3" mb={4}>
            {t('details.names')}
          </Title>
          <Text fz="sm" c="dimmed" mb="md">
            {t('details.namesText')}
          </Text>
          <SpeciesNameFields form={form} />
        </Paper>
        {!isReadOnly && (
          <FormButtons form={form} showsUnsaved {...(species === null ? { saveLabel: t('list.create') } : {})} />
        )}
      </Stack>
    </RecordForm>
  );
}
