import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayCreate } from '../actions/useMayCreate.ts';

/** The link to the form of a new animal, for people who may create one; `enclosureId` fills its enclosure in. */
export function CreateAnimalButton({ enclosureId }: { readonly enclosureId?: string }) {
  const { t } = useTranslation('animals');
  if (!useMayCreate()) return null;
  const to =
    enclosureId === undefined
      ? '/AnimalManagementView'
      : `/AnimalManagementView?${new URLSearchParams({ enclosureId }).toString()}`;
  return (
    <Button component={Link} to={to} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </Button>
  );
}
