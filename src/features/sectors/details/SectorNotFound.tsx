import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';

/** A sector that is not there, was deleted, or is another establishment's: which of them is not told. */
export function SectorNotFound() {
  const { t } = useTranslation('sectors');
  const messageOf = useErrorMessage();
  return (
    <NotFoundState
      headingOrder={1}
      title={t('notFound')}
      message={messageOf(appError('sector/not-found'))}
      action={
        <Button component={Link} to="/SectorListView" variant="default" mih={44}>
          {t('backToList')}
        </Button>
      }
    />
  );
}
