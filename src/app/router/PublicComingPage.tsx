import { Button } from '@mantine/core';
import { IconSeedling } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateFrame } from '#ui/states/StateFrame.tsx';
import '@mantine/core/styles.layer.css';

/** The placeholder of a public page that is still being made. */
export function Component() {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <main>
      <StateFrame
        icon={<IconSeedling size={32} stroke={1.5} />}
        color="green"
        headingOrder={1}
        title={t('layout:coming.title')}
      >
        <Button component={Link} to="/" variant="light">
          {t('common:backHome')}
        </Button>
      </StateFrame>
    </main>
  );
}
