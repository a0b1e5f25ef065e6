import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { fieldNamed } from '#ui/fields/field-named.ts';
import { isSameValue } from './record-draft.ts';
import type { FormConflict } from './useRecordDraft.ts';

/** The fields that somebody else has changed while they were being typed, with both versions side by side; nothing without any. */
export function ConflictNote({ form }: { readonly form: { readonly conflicts: readonly FormConflict[] } }) {
  const { t } = useTranslation(['form', 'words']);
  const { number } = useFormat();
  const note = useRef<HTMLDivElement>(null);
  if (form.conflicts.length === 0) return null;

  const say = ({ value, words }: FormConflict['mine']): string => {
    if (words !== undefined) return words === '' ? t('conflict.empty') : words;
    if (typeof value === 'boolean') return value ? t('words:yes') : t('words:no');
    if (typeof value === 'number') return number(value);
    return isSameValue(value, null) ? t('conflict.empty') : String(value);
  };
  const settle = ({ field, settle: choose }: FormConflict, choice: 'mine' | 'theirs') => {
    const next = note.current?.querySelectorAll<HTMLElement>('[data-conflict]') ?? [];
    const other = [...next].find((one) => one.dataset['conflict'] !== field)?.querySelector('button');
    const place = note.current?.closest('form');
    choose(choice);
    // The button that was pressed goes away: the next choice has the focus, or the field that was chosen for.
    (other ?? (place ? fieldNamed(place, field) : null))?.focus();
  };
  const version = (label: string, told: FormConflict['mine']) => (
    <div>
      <Text fz="xs">{label}</Text>
      <Text fz="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {say(told)}
      </Text>
    </div>
  );
  return (
    <Alert
      ref={note}
      role="alert"
      color="orange"
      icon={<IconRefreshAlert size={18} aria-hidden />}
      title={t('conflict.title')}
    >
      <Stack gap="md">
        <Text fz="sm">{t('conflict.text')}</Text>
        {form.conflicts.map((conflict) => (
          <Stack key={conflict.field} gap="xs" role="group" aria-label={conflict.label} data-conflict={conflict.field}>
            <Text fz="sm" fw={600}>
              {conflict.label}
            </Text>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              {version(t('conflict.theirs'), conflict.theirs)}
              {version(t('conflict.mine'), conflict.mine)}
            </SimpleGrid>
            <Group gap="xs">
              <Button
                variant="default"
                mih={44}
                aria-label={t('conflict.takeTheirsOf', { field: conflict.label })}
                onClick={() => settle(conflict, 'theirs')}
              >
                {t('conflict.takeTheirs')}
              </Button>
              <Button
                variant="default"
                mih={44}
                aria-label={t('conflict.keepMineOf', { field: conflict.label })}
                onClick={() => settle(conflict, 'mine')}
              >
                {t('conflict.keepMine')}
              </Button>
            </Group>
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}
