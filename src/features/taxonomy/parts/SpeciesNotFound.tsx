import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { SPECIES_LIST_HREF } from './addresses.ts';

/** The address names a species that is not in the catalogue. */
export function SpeciesNotFound() {
  const { t } = useTranslation('taxonomy');
  return (
    <NotFoundState
      headingOrder={1}
      title={t('notFound.title')}
      message={t('notFound.message')}
      action={
        <Button component={Link} to={SPECIES_LIST_HREF} variant="light">
          {t('notFound.list')}
        </Button>
      }
    />
  );
}
