import { Button } from '@mantine/core';
import { IconMapPinQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '#ui/states/EmptyState.tsx';

/** The reason why a person without a sector sees little work, and the next step. */
export function NoSector() {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      icon={<IconMapPinQuestion size={32} stroke={1.5} />}
      title={t('sectors.none')}
      message={t('sectors.noneText')}
      action={
        <Button component={Link} to="/SectorListView" variant="light">
          {t('sectors.see')}
        </Button>
      }
    />
  );
}
