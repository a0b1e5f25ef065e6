import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { SpeciesFields } from './SpeciesFields.tsx';
import { SpeciesNameFields } from './SpeciesNameFields.tsx';
import { useSpeciesForm } from './useSpeciesForm.ts';

/** What is known of a species: to be changed by who edits the catalogue, to be read by everybody else. */
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
  const { t } = useTranslation(['taxonomy', 'words']);
  const form = useSpeciesForm(species, taxonomy);
  const wasOvertaken = form.errors.error?.code === 'taxon/changed-meanwhile';
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Stack gap="lg">
        <Paper component="section" withBorder p="lg">
          <Title order={2} size="h3" mb="md">
            {t('details.taxonomy')}
          </Title>
          <SpeciesFields form={form} taxonomy={taxonomy} isReadOnly={isReadOnly} />
        </Paper>
        <Paper component="section" withBorder p="lg">
          <Title order={2} size="h3" mb={4}>
            {t('details.names')}
          </Title>
          <Text fz="sm" c="dimmed" mb="md">
            {t('details.namesText')}
          </Text>
          <SpeciesNameFields form={form} isReadOnly={isReadOnly} />
        </Paper>
        <FormFailure message={form.errors.failure}>
          {wasOvertaken && (
            <Group mt="sm">
              <Button variant="default" onClick={form.insist}>
                {t('details.insist')}
              </Button>
              <Anchor component="button" type="button" fz="sm" mih={44} onClick={form.giveUp}>
                {t('details.takeTheirs')}
              </Anchor>
            </Group>
          )}
        </FormFailure>
        {!isReadOnly && (
          <Group justify="flex-end">
            <Text fz="sm" c="dimmed" me="auto" role="status">
              {form.isChanged ? t('words:unsavedChanges') : ''}
            </Text>
            <Button variant="default" disabled={!form.isChanged || form.isSaving} onClick={form.giveUp}>
              {t('words:discardChanges')}
            </Button>
            <Button type="submit" loading={form.isSaving} disabled={!form.isChanged && species !== null}>
              {species === null ? t('list.create') : t('words:save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
