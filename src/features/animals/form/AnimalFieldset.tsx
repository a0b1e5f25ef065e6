import { Group, Radio, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ANIMAL_NAME_LENGTH, ANIMAL_NOTES_LENGTH, SEXES } from '#domain/animals/animal.ts';
import { REGISTRY_ID_LENGTH, SUBSPECIES_LENGTH } from '#domain/animals/check-animal.ts';
import { PARENT_ROLES } from '#domain/animals/parents.ts';
import { readChip } from '#domain/animals/read-chip.ts';
import { BirthField } from './BirthField.tsx';
import type { FormAnimal } from './form-animal.ts';
import classes from './form.module.css';
import { IdentifiersField } from './IdentifiersField.tsx';
import { ParentField } from './ParentField.tsx';
import { SpeciesField } from '../species/SpeciesField.tsx';

type Typed = Omit<FormAnimal, 'deathCause' | 'bodyFate'>;

/** The fields that the forms of a new and of a stored animal share. */
export function AnimalFieldset({
  animalId,
  typed,
  change,
  errorAt,
}: {
  /** null for a new animal */
  readonly animalId: string | null;
  readonly typed: Typed;
  readonly change: (difference: Partial<Typed>) => void;
  readonly errorAt: (field: keyof Typed) => string | null;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const isTransponder = 'transponder' in readChip(typed.animalChipId?.trim() ?? '');
  return (
    <Stack gap="md" className={classes['fields'] ?? ''}>
      <TextInput
        name="animalName"
        label={t('words:name')}
        required
        maxLength={ANIMAL_NAME_LENGTH}
        value={typed.animalName}
        error={errorAt('animalName')}
        onChange={(event) => change({ animalName: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SpeciesField
          value={typed.specieId}
          error={errorAt('specieId')}
          onChange={(specieId) => change({ specieId })}
        />
        <TextInput
          name="subspecies"
          label={t('form.subspecies')}
          maxLength={SUBSPECIES_LENGTH}
          value={typed.subspecies ?? ''}
          error={errorAt('subspecies')}
          onChange={(event) => change({ subspecies: event.currentTarget.value })}
        />
        <Radio.Group
          label={t('columns.sex')}
          required
          value={typed.animalSexe}
          error={errorAt('animalSexe')}
          onChange={(chosen) => change({ animalSexe: SEXES.find((sex) => sex === chosen) ?? null })}
        >
          <Group gap="lg" mih={44}>
            {SEXES.map((sex) => (
              <Radio key={sex} name="animalSexe" value={sex} label={t(`words:values.sex.${sex}`)} size="md" />
            ))}
          </Group>
        </Radio.Group>
        <BirthField
          value={typed.animalBirthdate}
          error={errorAt('animalBirthdate')}
          onChange={(animalBirthdate) => change({ animalBirthdate })}
        />
        <TextInput
          name="animalChipId"
          label={t('form.chip')}
          description={t(isTransponder ? 'form.chipFifteen' : 'form.chipHint')}
          inputMode="numeric"
          maxLength={64}
          value={typed.animalChipId ?? ''}
          error={errorAt('animalChipId')}
          onChange={(event) => change({ animalChipId: event.currentTarget.value })}
        />
        <TextInput
          name="registryId"
          label={t('form.registryId')}
          description={t('form.registryIdHint')}
          maxLength={REGISTRY_ID_LENGTH}
          value={typed.registryId ?? ''}
          error={errorAt('registryId')}
          onChange={(event) => change({ registryId: event.currentTarget.value })}
        />
        {PARENT_ROLES.map((role) => (
          <ParentField
            key={role}
            role={role}
            animalId={animalId}
            value={typed[role]}
            error={errorAt(role)}
            onChange={(parent) => change({ [role]: parent })}
          />
        ))}
      </SimpleGrid>
      <IdentifiersField
        value={typed.otherIdentifiers}
        error={errorAt('otherIdentifiers')}
        onChange={(otherIdentifiers) => change({ otherIdentifiers })}
      />
      <Textarea
        name="notes"
        label={t('form.notes')}
        rows={4}
        maxLength={ANIMAL_NOTES_LENGTH}
        value={typed.notes}
        error={errorAt('notes')}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
    </Stack>
  );
}
