import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { SpeciesFields } from './SpeciesFields.tsx';
import { SpeciesNameFields } from './SpeciesNameFields.tsx';
import { useSpeciesForm } from './useSpeciesForm.ts';

/** The form of a species' data, for the catalogue's editors. */
export function SpeciesForm({
  species,
  taxonomy,
  onCancel,
}: {
  /** null: a new one */
  readonly species: Species | null;
  readonly taxonomy: Taxonomy;
  /** leaves the form */
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation('taxonomy');
  const form = useSpeciesForm(species, taxonomy);
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
        <FormButtons
          form={form}
          showsUnsaved
          onCancel={onCancel}
          {...(species === null ? { saveLabel: t('list.create') } : {})}
        />
      </Stack>
    </RecordForm>
  );
}
