import { Button } from '@mantine/core';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The link to the inventory of a day and a period. */
export function InventoryLink() {
  const { t } = useTranslation('animals');
  return (
    <Button
      component={Link}
      to="/specieAnimalsListView?inventory=1"
      variant="default"
      leftSection={<IconReportAnalytics size={18} aria-hidden />}
    >
      {t('inventory.title')}
    </Button>
  );
}
