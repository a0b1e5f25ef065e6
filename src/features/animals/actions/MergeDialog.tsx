import { Button, Group, Radio, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMergeAnimalsMutation, useSomeAnimalsQuery } from '#data/animals/animals.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { MERGED_FIELDS, type MergedField } from '#domain/animals/merge-animals.ts';
import { asAppError } from '#domain/errors/as-app-error.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';

/** Two records of one animal side by side: people choose the record that stays, and the value of each field. */
export function MergeDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly AnimalRow[];
  readonly onClose: (isDone: boolean) => void;
}) {
  const { t } = useTranslation(['animals', 'common', 'words']);
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const demo = useDemoError('animal.edit');
  const { data, error } = useSomeAnimalsQuery({ zooId, animalIds: rows.map(({ animalId }) => animalId) });
  const [merge, sending] = useMergeAnimalsMutation();
  const identified = rows.find(({ animal }) => animal.registryId !== null) ?? rows[0];
  const [keptId, setKeptId] = useState(identified?.animalId ?? '');
  /** the record from which people chose the value of a field */
  const [chosen, setChosen] = useState<{ readonly [Field in MergedField]?: string }>({});

  const recordOf = (id: string) => data?.find(({ animalId }) => animalId === id);
  const kept = recordOf(keptId);
  const merged = data?.find(({ animalId }) => animalId !== keptId);
  const valueFrom = (field: MergedField, one: Animal, other: Animal) => chosen[field] ?? usualSource(field, one, other);
  const takes =
    kept === undefined || merged === undefined
      ? []
      : MERGED_FIELDS.filter(
          (field) => kept[field] !== merged[field] && valueFrom(field, kept, merged) === merged.animalId,
        );
  const send = async () => {
    if (kept === undefined || merged === undefined) return;
    const answer = await merge({
      zooId,
      keptId,
      mergedId: merged.animalId,
      takes,
      expectedUpdatedAtUnix: { kept: kept.updatedAtUnix, merged: merged.updatedAtUnix },
    });
    if (answer.error !== undefined) return;
    const { animalName: name } = takes.includes('animalName') ? merged : kept;
    dispatch(noticeRaised({ kind: 'success', messageKey: 'animals:values.done.merged', params: { name } }));
    onClose(true);
  };
  const shown = (row: AnimalRow, field: MergedField | 'registryId') => {
    if (field === 'specieId') return row.species.name;
    if (field === 'animalSexe') return row.sex === null ? '' : t(`words:values.sex.${row.sex}`);
    return row.animal[field] ?? '';
  };
  const failure = demo ?? (sending.error === undefined ? null : asAppError(sending.error));
  return (
    <Dialog title={t('merge.title')} closeLabel={t('common:close')} onClose={() => onClose(false)}>
      <Stack gap="md">
        <Text fz="sm">{t('merge.meaning')}</Text>
        {error !== undefined && <FormFailure message={asAppError(error)} />}
        {kept === undefined || merged === undefined ? (
          error === undefined && <LoadingState label={t('loading')} />
        ) : (
          <Table layout="fixed" aria-label={t('merge.label')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Td />
                {rows.map(({ animalId, name, enclosureName }) => (
                  <Table.Th scope="col" key={animalId}>
                    <Radio
                      name="kept"
                      checked={animalId === keptId}
                      onChange={() => setKeptId(animalId)}
                      label={t('merge.keep')}
                      aria-label={t('merge.keepOne', { name, place: enclosureName ?? '–' })}
                    />
                    <Text fz="sm" c="dimmed" fw={400} mt={4}>
                      {enclosureName ?? '–'}
                    </Text>
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {MERGED_FIELDS.map((field) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row" fw={400} c="dimmed">
                    {t(`values.mergedField.${field}`)}
                  </Table.Th>
                  {rows.map((row) => {
                    const value = shown(row, field);
                    return (
                      <Table.Td key={row.animalId} style={{ overflowWrap: 'anywhere' }}>
                        {value === '' || rows.every((other) => shown(other, field) === value) ? (
                          <Text fz="sm">{value === '' ? '–' : value}</Text>
                        ) : (
                          <Radio
                            name={field}
                            label={value}
                            checked={valueFrom(field, kept, merged) === row.animalId}
                            onChange={() => setChosen({ ...chosen, [field]: row.animalId })}
                          />
                        )}
                      </Table.Td>
                    );
                  })}
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Th scope="row" fw={400} c="dimmed">
                  {t('columns.registryId')}
                </Table.Th>
                {rows.map((row) => (
                  <Table.Td key={row.animalId}>
                    <Text fz="sm">{shown(row, 'registryId') || '–'}</Text>
                  </Table.Td>
                ))}
              </Table.Tr>
            </Table.Tbody>
          </Table>
        )}
        <FormFailure message={failure} />
        <Group justify="flex-end" data-action-bar>
          <Button variant="default" onClick={() => onClose(false)}>
            {t('words:cancel')}
          </Button>
          <Button
            loading={sending.isLoading}
            disabled={kept === undefined || merged === undefined || demo !== null}
            onClick={() => void send()}
          >
            {t('merge.submit')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Returns the record whose value a field has unless people choose: the kept one, where that has a value. */
function usualSource(field: MergedField, kept: Animal, merged: Animal): string {
  const isEmpty = kept[field] === null || kept[field] === '';
  return isEmpty ? merged.animalId : kept.animalId;
}
