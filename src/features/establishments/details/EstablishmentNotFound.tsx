import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';

/** The address names an establishment that is not there, or not for this person: both look alike. */
export function EstablishmentNotFound() {
  const { t } = useTranslation('establishment');
  return (
    <NotFoundState
      headingOrder={1}
      title={t('notFound.title')}
      message={t('notFound.message')}
      action={
        <Button component={Link} to="/ZooDetails" variant="light">
          {t('notFound.own')}
        </Button>
      }
    />
  );
}
