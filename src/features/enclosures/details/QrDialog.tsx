import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { create } from 'qrcode';
import { useTranslation } from 'react-i18next';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { enclosureHref } from '../addresses.ts';
import classes from './QrDialog.module.css';

/** Cameras need this many empty squares around the code. */
const MARGIN = 4;

/** The address of an enclosure as a code, to be printed and put up at it. */
export function QrDialog({ enclosure, onClose }: { readonly enclosure: Enclosure; readonly onClose: () => void }) {
  const { t } = useTranslation(['enclosures', 'common', 'words']);
  const address = new URL(enclosureHref(enclosure.enclosureId), window.location.origin).href;
  const { size, path } = drawn(address);
  return (
    <Dialog title={t('qr.title')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack align="center" gap="sm" className={classes['sheet'] ?? ''}>
        <svg
          role="img"
          aria-label={t('qr.label', { name: enclosure.enclosureName })}
          className={classes['code']}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <Text fz="xl" fw={700} ta="center">
          {enclosure.enclosureName}
        </Text>
        <Text fz="sm" className={classes['address'] ?? ''}>
          {address}
        </Text>
      </Stack>
      <Text fz="sm" c="dimmed" my="md">
        {t('qr.hint')}
      </Text>
      <Group justify="flex-end">
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('words:print')}
        </Button>
      </Group>
    </Dialog>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index).filter((index) => modules.data[index]);
  const square = (index: number) =>
    `M${(index % modules.size) + MARGIN} ${Math.floor(index / modules.size) + MARGIN}h1v1h-1z`;
  return { size: modules.size + 2 * MARGIN, path: dark.map(square).join('') };
}
