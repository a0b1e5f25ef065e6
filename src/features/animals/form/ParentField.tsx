import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { type Parent, PARENT_LENGTH, type ParentRole } from '#domain/animals/parents.ts';
import { folded } from '#domain/text/folded.ts';
import { useActor } from '#state/session/use-session.ts';

const MAX_OFFERED = 30;
const SEX_OF = { sire: 'Male', dam: 'Femelle' } as const;
/** The choice of the stored text that is no animal of the register; no document has this id. */
const TEXT = ' text';
/** The choice of the text that is typed now. */
const TYPED = ' typed';

/** A parent: an animal of the register, found by its name or a number, or the text by which it is known elsewhere. */
export function ParentField({
  role,
  animalId,
  value,
  error,
  onChange,
}: {
  readonly role: ParentRole;
  /** the animal itself, which is not offered */
  readonly animalId: string | null;
  readonly value: Parent | null;
  readonly error: string | null;
  readonly onChange: (parent: Parent | null) => void;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const { zooId } = useActor();
  const { data } = useAnimalRegisterQuery(zooId);
  const [search, setSearch] = useState('');
  const { offered, textOf } = useMemo(() => {
    const able = (data?.animals ?? []).filter(
      (one) =>
        one.animalId !== animalId &&
        one.mergedInto === undefined &&
        (one.animalSexe === null || one.animalSexe === SEX_OF[role]),
    );
    return {
      offered: able.map((one) => ({
        value: one.animalId,
        label: [one.animalName, one.registryId ?? one.animalChipId, one.specieLatinName].filter(Boolean).join(' · '),
      })),
      textOf: new Map(
        able.map((one) => [
          one.animalId,
          {
            name: one.animalName,
            searched: folded(
              [one.animalName, one.registryId, one.animalChipId, one.specieName, one.specieLatinName].join(' '),
            ),
          },
        ]),
      ),
    };
  }, [data, animalId, role]);
  const chosenId = value === null ? null : (value.animalId ?? TEXT);
  const stored =
    chosenId === null || textOf.has(chosenId) ? [] : [{ value: chosenId, label: value === null ? '' : value.text }];
  const chosen = [...stored, ...offered].find((one) => one.value === chosenId);
  // The select writes the label of the chosen one into its field: that text is not typed.
  const typed = search === chosen?.label ? '' : search.trim();
  return (
    <Select
      name={role}
      label={t(`values.parent.${role}`)}
      description={t('form.parentHint')}
      searchable
      clearable
      maxLength={PARENT_LENGTH}
      limit={MAX_OFFERED}
      nothingFoundMessage={t('words:noResult')}
      data={[...stored, ...offered, ...(typed === '' ? [] : [{ value: TYPED, label: typed }])]}
      filter={({ options, search: asked, limit }) => {
        const isFound = (id: string) => textOf.get(id)?.searched.includes(folded(asked)) ?? false;
        const found = options.filter((one) => 'value' in one && isFound(one.value)).slice(0, limit);
        return [...found, ...options.filter((one) => 'value' in one && !textOf.has(one.value))];
      }}
      renderOption={({ option }) =>
        option.value === TYPED || option.value === TEXT ? t('form.parentOutside', { text: option.label }) : option.label
      }
      value={chosenId}
      error={error}
      onSearchChange={setSearch}
      onChange={(id) => {
        if (id === null) onChange(null);
        else if (id === TYPED) onChange({ animalId: null, text: typed });
        else if (id !== chosenId) onChange({ animalId: id, text: textOf.get(id)?.name ?? '' });
      }}
    />
  );
}
