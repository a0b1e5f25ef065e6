import { Button, Group as Row, MultiSelect, Stack } from '@mantine/core';
import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoveAnimalsMutation } from '#data/animals/animals.endpoints.ts';
import type { Group } from '#domain/groups/group.ts';
import { type AnimalRow, inParts, mayChangeAnimal, SpeciesWarning, useAnimalRows } from '#features/animals/index.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { nowMs } from '#lib/clock.ts';
import { foldText } from '#lib/search/fold-text.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';

const MAX_OFFERED = 50;
const NONE: readonly AnimalRow[] = [];

/** Puts animals into a group; one of another species gets a warning, one of another group leaves that one. */
export function AddAnimals({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const { t } = useTranslation(['groups', 'common', 'words']);
  const actor = useActor();
  const { rows = NONE } = useAnimalRows();
  const dispatch = useAppDispatch();
  const [move, { isLoading }] = useMoveAnimalsMutation();
  const demo = useDemoError('animal.edit');
  const errors = useFormErrors<'animalIds'>(['animalIds']);
  const [chosen, setChosen] = useState<string[]>([]);
  const offered = useMemo(
    () =>
      rows.filter(
        ({ state, animal, sector }) =>
          state === 'present' &&
          animal.groupId !== group.groupId &&
          mayChangeAnimal(actor, 'animal.edit', sector?.sectorId ?? null),
      ),
    [rows, group.groupId, actor],
  );
  const { data, searched } = useMemo(
    () => ({
      data: offered.map(({ animalId, name, species }) => ({ value: animalId, label: `${name} (${species.name})` })),
      searched: new Map(
        offered.map(({ animalId, name, species, animal }) => [
          animalId,
          foldText([name, species.foundNames, animal.animalChipId, animal.registryId].join(' \n')),
        ]),
      ),
    }),
    [offered],
  );
  const picked = offered.filter(({ animalId }) => chosen.includes(animalId));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading || chosen.length === 0) return;
    if (demo !== null) return errors.refuse(demo);
    const { done, error } = await inParts(
      chosen,
      async (animalIds): Promise<{ error?: unknown }> =>
        move({ zooId: actor.zooId, animalIds, groupId: group.groupId, movedAtUnix: nowMs(), reason: '' }),
      () => undefined,
    );
    if (error !== undefined) {
      setChosen(chosen.slice(done));
      return errors.refuse(error);
    }
    dispatch(
      noticeRaised({
        kind: 'success',
        messageKey: 'groups:values.done.added',
        params: { count: chosen.length, name: group.groupName },
      }),
    );
    return onClose();
  };
  return (
    <Dialog title={t('add.title', { name: group.groupName })} closeLabel={t('common:close')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure} />
          <MultiSelect
            name="animalIds"
            label={t('words:animals')}
            description={t('add.hint')}
            placeholder={chosen.length === 0 ? t('add.placeholder') : ''}
            data-autofocus
            searchable
            clearable
            limit={MAX_OFFERED}
            nothingFoundMessage={t('add.none')}
            data={data}
            value={chosen}
            error={errors.at('animalIds')}
            onChange={setChosen}
            filter={({ options, search, limit }) => {
              const words = foldText(search).split(/\s+/).filter(Boolean);
              const isFound = (id: string) => words.every((word) => searched.get(id)?.includes(word) === true);
              return options.filter((option) => 'value' in option && isFound(option.value)).slice(0, limit);
            }}
          />
          <SpeciesWarning
            group={group}
            animals={picked.map(({ name, animal }) => ({ name, specieId: animal.specieId }))}
          />
          <Row justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={isLoading} disabled={chosen.length === 0}>
              {t('add.submit', { count: chosen.length })}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
