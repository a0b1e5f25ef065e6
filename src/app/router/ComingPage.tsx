import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconSeedling } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { OpenScreens } from '#features/submenu/index.ts';
import { useSession } from '#state/session/use-session.ts';
import { StateFrame } from '#ui/states/StateFrame.tsx';
import type { EntryKey } from '#i18n/menu-keys.ts';
import { homeOf } from './home.ts';

/** The placeholder of a screen that is still being made. */
export function ComingPage({ screen }: { readonly screen: EntryKey }) {
  const { t } = useTranslation(['layout', 'menu', 'common']);
  const name = t(`menu:entries.${screen}`);
  const home = homeOf(useSession());
  const isHome = useLocation().pathname.toLowerCase() === home.toLowerCase();
  useDocumentTitle(`${name} · Enclos`);
  return (
    <>
      <StateFrame
        icon={<IconSeedling size={32} stroke={1.5} />}
        color="green"
        headingOrder={1}
        title={t('layout:coming.title')}
        message={t('layout:coming.text', { screen: name })}
      >
        {!isHome && (
          <Button component={Link} to={home} variant="light">
            {t('common:backHome')}
          </Button>
        )}
      </StateFrame>
      {isHome && (
        <Suspense>
          <OpenScreens />
        </Suspense>
      )}
    </>
  );
}
