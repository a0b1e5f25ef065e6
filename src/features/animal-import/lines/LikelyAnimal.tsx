import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LikelyAnimal as Likely } from '#domain/animal-import/checked-row.ts';
import type { KnownAnimal } from '#domain/animal-import/import-ground.ts';
import type { Ground } from '../useImportGround.ts';
import type { LineEditing } from './line-editing.ts';
import { type ShownAnimal, useAnimalTexts } from './useRowCells.ts';

type Compared = ShownAnimal &
  Pick<KnownAnimal, 'registryId' | 'animalName' | 'animalChipId'> & {
    readonly otherIdentifiers?: readonly { readonly value: string }[] | undefined;
  };

/** A line beside the animal of the register that it resembles, and the decision whether both are one. */
export function LikelyAnimal({
  line,
  likely: { animal, row, isSame },
  ground,
  edit,
  onDone,
}: {
  readonly line: number;
  readonly likely: Likely;
  readonly ground: Ground;
  readonly edit: LineEditing;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation(['animal-import', 'words']);
  const textsOf = useAnimalTexts(ground);
  const valuesOf = (one: Compared) => {
    const { species, sex, birth, enclosure } = textsOf(one);
    const ids = [one.registryId ?? '', ...(one.otherIdentifiers ?? []).map(({ value }) => value)];
    return [one.animalName, species, sex, birth, one.animalChipId ?? '', ids.filter(Boolean).join(', '), enclosure];
  };
  const [inFile, inRegister] = [valuesOf(row), valuesOf(animal)];
  const headings = [
    t('words:name'),
    t('values.cell.species'),
    t('values.cell.sex'),
    t('values.cell.birth'),
    t('values.field.animalChipId'),
    t('line.id'),
    t('values.cell.enclosure'),
  ];
  const decide = async (same: boolean) => {
    await edit.decideSame(line, same);
    onDone();
  };
  return (
    <Stack gap="sm">
      <Table aria-label={t('likely.label')} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th scope="col">{t('match.inFile')}</Table.Th>
            <Table.Th scope="col">{t('likely.inRegister')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {headings.map((heading, at) => (
            <Table.Tr key={heading}>
              <Table.Th scope="row" fw={400} c="dimmed">
                {heading}
              </Table.Th>
              {[inFile, inRegister].map((values) => (
                <Table.Td key={values === inFile ? 'file' : 'register'} style={{ overflowWrap: 'anywhere' }}>
                  <Text span fz="sm" fw={inFile[at] === inRegister[at] ? 400 : 600}>
                    {values[at] || '–'}
                  </Text>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end">
        <Button
          variant={isSame === false ? 'filled' : 'default'}
          aria-pressed={isSame === false}
          disabled={edit.isBusy}
          onClick={() => void decide(false)}
        >
          {t('likely.apart')}
        </Button>
        <Button
          variant={isSame === false ? 'default' : 'filled'}
          aria-pressed={isSame === true}
          disabled={edit.isBusy}
          onClick={() => void decide(true)}
        >
          {t('likely.same')}
        </Button>
      </Group>
    </Stack>
  );
}
