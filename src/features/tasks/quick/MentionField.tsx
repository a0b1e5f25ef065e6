import { Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mentionBeingTyped } from '#domain/tasks/quick-line/read-line.ts';
import { hasEveryWord } from '#domain/text/folded.ts';
import { rowText } from '../target/target-rows.ts';
import type { KnownName } from './useKnownNames.ts';

const SHOWN = 8;

/** The line of a new task; after "@" it offers the names that hold every word typed, those that begin with it first. */
export function MentionField({
  value,
  names,
  error,
  onChange,
  onPick,
}: {
  readonly value: string;
  readonly names: readonly KnownName[];
  readonly error: string | null;
  readonly onChange: (line: string) => void;
  readonly onPick: (line: string, name: KnownName) => void;
}) {
  const { t } = useTranslation(['task-quick', 'tasks']);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [caret, setCaret] = useState(0);
  const listId = useId();
  const typed = mentionBeingTyped(value, caret);
  const offered = typed === null ? [] : offeredNames(names, typed.word);
  const pick = (key: string) => {
    const name = offered.find((one) => keyOf(one) === key);
    if (name === undefined || typed === null) return;
    const before = `${value.slice(0, typed.from)}@${name.name} `;
    onPick(before + value.slice(caret).trimStart(), name);
    setCaret(before.length);
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick} withinPortal>
      <Combobox.Target>
        <TextInput
          data-autofocus
          name="line"
          size="md"
          autoComplete="off"
          label={t('tasks:columns.task')}
          description={t('hint')}
          placeholder={t('placeholder')}
          value={value}
          error={error}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            const at = currentTarget.selectionStart ?? currentTarget.value.length;
            setCaret(at);
            if (mentionBeingTyped(currentTarget.value, at) === null) combobox.closeDropdown();
            else {
              combobox.openDropdown();
              combobox.selectFirstOption();
            }
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options id={listId} mah={320} style={{ overflowY: 'auto' }}>
          {offered.map((name) => (
            <Combobox.Option key={keyOf(name)} value={keyOf(name)} mih={44}>
              <Group justify="space-between" wrap="nowrap" gap="sm">
                <Text fz="sm" fw={600} truncate flex="none" maw="65%">
                  {name.name}
                </Text>
                <Text fz="xs" truncate>
                  {[t(`values.kind.${name.kind}`), name.detail].filter(Boolean).join(' · ')}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function keyOf({ kind, id }: Pick<KnownName, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function offeredNames(names: readonly KnownName[], word: string): readonly KnownName[] {
  const asked = word.trim();
  const found = names.filter((one) => hasEveryWord(rowText({ ...one, ...NO_PLACE }), asked));
  const begins = (one: KnownName) => hasEveryWord(one.name.slice(0, asked.length), asked);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, SHOWN);
}

const NO_PLACE = { sectorId: null, enclosureId: null, count: null };
