import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallCard } from './InstallCard.tsx';
import { platformOf, platformsFrom } from './platform.ts';
import { PublicPage } from './PublicPage.tsx';
import { StoreCard } from './StoreCard.tsx';
import { storeAddresses } from './store-addresses.ts';

/**
 * /app-store: the stores of the mobile app, and the way to install this web app. The visitor's own platform comes
 * first.
 */
export function Component() {
  const { t } = useTranslation('pages');
  const [platform] = useState(() => platformOf(navigator.userAgent, navigator.maxTouchPoints));
  const addresses = storeAddresses(import.meta.env);
  return (
    <PublicPage title={t('appStore.title')}>
      <Stack gap={6} mb="xl">
        <Title order={1}>{t('appStore.title')}</Title>
        <Text c="dimmed" maw="60ch">
          {t('appStore.subtitle')}
        </Text>
      </Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {platformsFrom(platform).map((one) =>
          one === 'desktop' ? (
            <InstallCard key={one} platform={platform} />
          ) : (
            <StoreCard key={one} platform={one} address={addresses[one]} isHere={one === platform} />
          ),
        )}
      </SimpleGrid>
    </PublicPage>
  );
}
