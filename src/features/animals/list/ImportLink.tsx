import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayCreate } from '../actions/useMayCreate.ts';

/** The link to the import of a register file, for people who may create animals. */
export function ImportLink() {
  const { t } = useTranslation('animals');
  if (!useMayCreate()) return null;
  return (
    <Button
      component={Link}
      to="/specieAnimalsListView?import=1"
      variant="default"
      leftSection={<IconFileImport size={18} aria-hidden />}
    >
      {t('import')}
    </Button>
  );
}
