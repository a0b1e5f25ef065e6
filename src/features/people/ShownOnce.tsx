import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** A password that is shown once: with a button to copy it, and a warning that it will not come back. */
export function ShownOnce({ password, note }: { readonly password: string; readonly note?: string }) {
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Code fz="xl" px="md" py="xs" fw={600} style={{ letterSpacing: '0.08em', userSelect: 'all' }}>
          {password}
        </Code>
        <CopyPassword password={password} />
      </Group>
      <OnceWarning {...(note === undefined ? {} : { note })} />
    </Stack>
  );
}

/** The warning that a password will not be shown again. */
export function OnceWarning({ note }: { readonly note?: string }) {
  const { t } = useTranslation('people');
  return (
    <Alert color="orange" icon={<IconEyeOff size={18} aria-hidden />} title={t('once.title')}>
      <Text fz="sm">{t('once.text')}</Text>
      {note !== undefined && <Text fz="sm">{note}</Text>}
    </Alert>
  );
}

/** Puts a password on the clipboard and confirms it; `name` is its person among several. */
export function CopyPassword({ password, name }: { readonly password: string; readonly name?: string }) {
  const { t } = useTranslation('people');
  return (
    <CopyButton value={password} timeout={3_000}>
      {({ copied, copy }) => (
        <Button
          variant="light"
          color={copied ? 'green' : 'gray'}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={copy}
          {...(name === undefined ? {} : { 'aria-label': t('once.copyOf', { name }) })}
        >
          <span aria-live="polite">{copied ? t('once.copied') : t('once.copy')}</span>
        </Button>
      )}
    </CopyButton>
  );
}
