import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditableCell, LineEditing } from './line-editing.ts';

/** The wrong cells of a line, to be corrected in place; the file on the device stays as it is. */
export function LineCells({
  line,
  cells,
  edit,
  onDone,
}: {
  readonly line: number;
  readonly cells: readonly EditableCell[];
  readonly edit: LineEditing;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('animal-import');
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
  const changed = cells.filter(({ place, value }) => texts[place] !== undefined && texts[place] !== value);
  const save = async () => {
    await edit.correct(changed.map(({ place }) => ({ line, place, text: texts[place] ?? '' })));
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="sm">
        {cells.map(({ place, heading, value }) => (
          <TextInput
            key={place}
            label={heading === '' ? t('columns.nameless', { place: place + 1 }) : heading}
            value={texts[place] ?? value}
            onChange={(event) => setTexts({ ...texts, [place]: event.currentTarget.value })}
          />
        ))}
        <Group justify="flex-end">
          <Button type="submit" loading={edit.isBusy} disabled={changed.length === 0}>
            {t('line.correct')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
