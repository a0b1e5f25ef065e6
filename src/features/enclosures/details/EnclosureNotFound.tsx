import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';

/** The address names an enclosure that is not there, or not for this person: both look alike. */
export function EnclosureNotFound() {
  const { t } = useTranslation('enclosures');
  return (
    <NotFoundState
      headingOrder={1}
      title={t('notFound.title')}
      message={t('notFound.message')}
      action={
        <Button component={Link} to="/EnclosureListView" variant="light">
          {t('notFound.list')}
        </Button>
      }
    />
  );
}
