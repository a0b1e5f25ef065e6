import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { type Parent, PARENT_LENGTH, type ParentRole } from '#domain/animals/parents.ts';
import { folded } from '#domain/text/folded.ts';
import { useActor } from '#state/session/use-session.ts';

const MAX_OFFERED = 30;
const SEX_OF = { sire: 'Male', dam: 'Femelle' } as const;
/** The choice of a text that is no animal of the register; no document has this id. */
const TEXT = ' text';

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
  const [search, setSearch] = useState<string | null>(null);
  const shown = value === null ? '' : value.text;
  const asked = folded(search ?? '');
  const found = useMemo(() => {
    const offered = (data?.animals ?? []).filter(
      (one) =>
        one.animalId !== animalId &&
        one.mergedInto === undefined &&
        (one.animalSexe === null || one.animalSexe === SEX_OF[role]) &&
        folded([one.animalName, one.registryId, one.animalChipId].join(' ')).includes(asked),
    );
    return offered.slice(0, MAX_OFFERED);
  }, [data, animalId, role, asked]);
  const chosenId = value === null ? null : (value.animalId ?? TEXT);
  const options = [
    ...found.map((one) => ({
      value: one.animalId,
      label: [one.animalName, one.registryId ?? one.animalChipId, one.specieLatinName].filter(Boolean).join(' · '),
    })),
  ];
  const text = search?.trim() ?? '';
  const kept = text !== '' && text !== shown ? text : value?.animalId === null ? value.text : '';
  const all = [
    ...options,
    ...(kept === '' ? [] : [{ value: TEXT, label: t('form.parentOutside', { text: kept }) }]),
    ...(chosenId === null || chosenId === TEXT || found.some((one) => one.animalId === chosenId)
      ? []
      : [{ value: chosenId, label: shown }]),
  ];
  return (
    <Select
      name={role}
      label={t(`values.parent.${role}`)}
      description={t('form.parentHint')}
      searchable
      clearable
      maxLength={PARENT_LENGTH}
      nothingFoundMessage={t('words:noResult')}
      data={all}
      filter={({ options: offered }) => offered}
      value={chosenId}
      error={error}
      searchValue={search ?? (chosenId === TEXT ? shown : (all.find((one) => one.value === chosenId)?.label ?? ''))}
      onSearchChange={setSearch}
      onDropdownClose={() => setSearch(null)}
      onChange={(chosen) => {
        setSearch(null);
        if (chosen === null) onChange(null);
        else if (chosen === TEXT) onChange({ animalId: null, text: kept });
        else onChange({ animalId: chosen, text: found.find((one) => one.animalId === chosen)?.animalName ?? shown });
      }}
    />
  );
}
