import { Alert, Group, Loader, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WORD_KINDS } from '#domain/session-exchange/exchange-reading.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import type { SessionImportFile } from '../useSessionImport.ts';
import { NameTable } from './NameTable.tsx';

/** The names of the file with what they mean here: recognised by themselves, or chosen. */
export function NamesStep({ importing }: { readonly importing: SessionImportFile }) {
  const { t } = useTranslation('session-import');
  const messageOf = useErrorMessage();
  const { file, busy, failure, matched, choices } = importing;
  if (file === null) return null;
  const { words } = file.opened;
  const open = matched.unknown.length;
  return (
    <Stack gap="md">
      <Text>{t('names.intro')}</Text>
      <FormFailure message={failure === null ? null : messageOf(failure)} />
      {busy === null && (
        <Alert
          role="status"
          color={open === 0 ? 'green' : 'yellow'}
          {...(open === 0 ? { icon: <IconCircleCheck size={18} aria-hidden /> } : {})}
        >
          {open === 0 ? t('names.done') : t('names.open', { count: open })}
        </Alert>
      )}
      {WORD_KINDS.map((kind) => {
        const own = words.filter((word) => word.kind === kind);
        if (own.length === 0) return null;
        if (kind === 'behaviour' && busy === 'versions')
          return (
            <Group key={kind} gap="sm" role="status">
              <Loader size="sm" aria-hidden />
              <Text>{t('names.readingBehaviours')}</Text>
            </Group>
          );
        return (
          <NameTable
            key={kind}
            kind={kind}
            words={own}
            ids={matched.ids}
            choices={choices[kind]}
            isKept={(word) => importing.isKept(kind, word)}
            onMatch={(word, id) => void importing.match(kind, word, id)}
            onForget={(word) => void importing.forget(kind, word)}
          />
        );
      })}
      <Text fz="sm" c="dimmed">
        {t('names.kept')}
      </Text>
    </Stack>
  );
}
