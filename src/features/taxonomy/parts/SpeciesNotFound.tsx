import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maySee } from '#domain/access/may-see.ts';
import { useActor } from '#state/session/use-session.ts';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';

/** The address names a species that is not in the catalogue. */
export function SpeciesNotFound() {
  const { t } = useTranslation(['taxonomy', 'words']);
  const hasList = maySee(useActor(), 'taxonAdministration');
  return (
    <NotFoundState
      headingOrder={1}
      title={t('notFound.title')}
      message={t('notFound.message')}
      action={
        <Button component={Link} to={hasList ? '/SpecieListManagement' : '/specieAnimalsListView'} variant="light">
          {hasList ? t('notFound.list') : t('words:seeAnimals')}
        </Button>
      }
    />
  );
}
