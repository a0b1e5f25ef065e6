import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SESSION_IMPORT_HREF } from '../addresses.ts';
import { useImportableCampaigns } from './useImportBase.ts';

/** The link to the import of sessions, for people who may import into a campaign that runs or ran. */
export function SessionImportLink() {
  const { t } = useTranslation('sessions');
  if (useImportableCampaigns().mayImport !== true) return null;
  return (
    <Button
      component={Link}
      to={SESSION_IMPORT_HREF}
      variant="default"
      mih={44}
      leftSection={<IconFileImport size={18} aria-hidden />}
    >
      {t('import')}
    </Button>
  );
}
