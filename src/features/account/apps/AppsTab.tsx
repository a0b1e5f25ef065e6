import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '../Section.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { IdleSection } from './IdleSection.tsx';

/** The other forms of the product, and the devices on which the person is signed in. */
export function AppsTab() {
  const { t } = useTranslation('account');
  return (
    <>
      <Section title={t('apps.mobile')} text={t('apps.mobileText')}>
        <div>
          <Button
            component={Link}
            to="/app-store"
            variant="light"
            leftSection={<IconDeviceMobile size={18} aria-hidden />}
          >
            {t('apps.mobileLink')}
          </Button>
        </div>
      </Section>
      <Section title={t('apps.web')} text={t('apps.webText')} />
      <IdleSection />
      <DevicesSection />
    </>
  );
}
