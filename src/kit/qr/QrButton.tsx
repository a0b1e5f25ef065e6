import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrLabelText } from './QrDialog.tsx';

const QrDialog = lazy(async () => ({ default: (await import('./QrDialog.tsx')).QrDialog }));

/** Opens the QR code of a record's day, to show or to print. */
export function QrButton(label: QrLabelText) {
  const { t } = useTranslation('lists');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconQrcode size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('qr.open')}
      </Button>
      <Suspense fallback={null}>{isOpen && <QrDialog {...label} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
