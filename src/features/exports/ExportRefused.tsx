import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { StateFrame } from '#ui/states/StateFrame.tsx';

/** The page of a link without a file: the reason, and the ways on. */
export function ExportRefused({ code }: { readonly code: ErrorCode }) {
  const { t } = useTranslation(['pages', 'common']);
  const errorMessage = useErrorMessage();
  return (
    <StateFrame
      icon={<IconFileOff size={32} stroke={1.5} />}
      color="orange"
      headingOrder={1}
      title={t('pages:export.refused')}
      message={errorMessage({ code })}
    >
      <Button component={Link} to="/" variant="light">
        {t('common:backHome')}
      </Button>
    </StateFrame>
  );
}
