import { Button, Group, Portal, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import classes from './QrDialog.module.css';
import { QrDrawing } from './QrDrawing.tsx';

/** The text of a label: the name, what tells it from others of the same name (a line each), and its address within the app. */
export type QrLabelText = { readonly name: string; readonly facts: readonly string[]; readonly href: string };

/** The address of a record's day as a code, with its name and facts: to show, and to print on one sheet. */
export function QrDialog({ onClose, ...text }: QrLabelText & { readonly onClose: () => void }) {
  const { t } = useTranslation(['lists', 'common', 'words']);
  return (
    <>
      <Dialog title={t('lists:qr.title')} closeLabel={t('common:close')} onClose={onClose}>
        <Label {...text} />
        <Text fz="sm" c="dimmed" my="md">
          {t('lists:qr.hint')}
        </Text>
        <Group justify="flex-end" data-action-bar>
          <Button mih={44} leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {t('words:print')}
          </Button>
        </Group>
      </Dialog>
      {/* Outside of the dialog, whose frame would cut it on paper. */}
      <Portal reuseTargetNode={false}>
        <div className={classes['paper']} aria-hidden>
          <Label {...text} />
        </div>
      </Portal>
    </>
  );
}

function Label({ name, facts, href }: QrLabelText) {
  const { t } = useTranslation('lists');
  const address = new URL(href, window.location.origin).href;
  return (
    <Stack align="center" gap="sm">
      <QrDrawing
        address={address}
        label={t('qr.label', { name })}
        side={240}
        failed={<Text role="alert">{t('qr.failed')}</Text>}
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
  );
}
