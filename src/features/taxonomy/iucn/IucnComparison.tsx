import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { IucnSpecies, Species } from '#domain/taxonomy/taxonomy.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useEditor } from '../parts/useEditor.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { MissingFamily } from './MissingFamily.tsx';
import { useIucnTakeOver } from './useIucnTakeOver.ts';

/** The values of the catalogue beside those of the list, line by line; ticked lines will change. */
export function IucnComparison({
  iucn,
  species,
  taxonomy,
}: {
  readonly iucn: IucnSpecies;
  /** null: a new one */
  readonly species: Species | null;
  readonly taxonomy: Taxonomy;
}) {
  const { t } = useTranslation('iucn');
  const mayEdit = useEditor();
  const run = useIucnTakeOver(iucn, species, taxonomy);
  const nothing = species !== null && run.taken.size === 0 && !run.isLinkMissing;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!run.isSaving) void run.save(event.currentTarget);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ComparisonTable
          proposals={run.proposals}
          taken={run.taken}
          isNew={species === null}
          isReadOnly={!mayEdit}
          onTake={run.take}
        />
        {run.needsFamily && (
          <MissingFamily
            iucn={iucn}
            taxonomy={taxonomy}
            familyId={run.familyId}
            error={run.errors.at('familyId')}
            isCreating={run.isCreating}
            onChoose={run.chooseFamily}
            onCreate={() => void run.createFamily()}
          />
        )}
        <FormFailure message={run.errors.failure} />
        {mayEdit && (
          <Group justify="flex-end">
            <Text fz="sm" c="dimmed" role="status" me="auto">
              {nothing ? t('form.nothing') : t('form.changes', { count: run.taken.size })}
            </Text>
            <Button type="submit" loading={run.isSaving} disabled={nothing}>
              {species === null ? t('form.create') : t('form.complete')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
