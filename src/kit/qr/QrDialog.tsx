import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import classes from './QrDialog.module.css';
import { QrDrawing } from './QrDrawing.tsx';

/** The address of a record's day as a code, with its name and facts: a sheet to print and to put up at the place. */
export function QrDialog({
  name,
  facts,
  href,
  onClose,
}: {
  readonly name: string;
  /** what tells it from others of the same name, such as the chip or the place; a line each */
  readonly facts: readonly string[];
  /** within the app */
  readonly href: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['lists', 'common', 'words']);
  const address = new URL(href, window.location.origin).href;
  return (
    <Dialog title={t('lists:qr.title')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack align="center" gap="sm" className={classes['sheet'] ?? ''}>
        <QrDrawing
          address={address}
          label={t('lists:qr.label', { name })}
          side={240}
          failed={<Text role="alert">{t('lists:qr.failed')}</Text>}
        />
        <Text fw={700} ta="center" className={classes['name'] ?? ''}>
          {name}
        </Text>
        {facts.map((fact) => (
          <Text key={fact} ta="center" className={classes['fact'] ?? ''}>
            {fact}
          </Text>
        ))}
        <Text fz="sm" c="dimmed" className={classes['address'] ?? ''}>
          {address}
        </Text>
      </Stack>
      <Text fz="sm" c="dimmed" my="md">
        {t('lists:qr.hint')}
      </Text>
      <Group justify="flex-end" data-action-bar>
        <Button mih={44} leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('words:print')}
        </Button>
      </Group>
    </Dialog>
  );
}
