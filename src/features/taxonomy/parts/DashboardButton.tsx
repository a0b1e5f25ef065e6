import { Button } from '@mantine/core';
import { IconDashboard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { speciesDashboardHref } from './addresses.ts';

/** The way to the dashboard of a species; paper does not show it. */
export function DashboardButton({ specieId }: { readonly specieId: string }) {
  const { t } = useTranslation('taxonomy');
  return (
    <Button
      data-screen-only
      component={Link}
      to={speciesDashboardHref(specieId)}
      variant="default"
      leftSection={<IconDashboard size={18} aria-hidden />}
    >
      {t('dashboard')}
    </Button>
  );
}
