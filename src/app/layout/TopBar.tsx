import { ActionIcon } from '@mantine/core';
import {
  IconAdjustments,
  IconLayoutSidebarLeftCollapse,
  IconLogout,
  IconMaximize,
  IconMenu2,
  IconMinimize,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadNamespaces } from '#i18n/start.ts';
import { Logo } from '#ui/brand/Logo.tsx';
import { PRODUCT_NAME } from '#ui/brand/product-name.ts';
import { useFullscreen } from '#ui/fullscreen/useFullscreen.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BarButton } from './BarButton.tsx';
import { TaskBell } from './bell/TaskBell.tsx';
import { Place } from './Place.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import classes from './TopBar.module.css';
import { useDisconnect } from './useDisconnect.ts';
import { usePart } from './usePart.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

export type MenuButton = { readonly isExpanded: boolean; readonly label: string; readonly onToggle: () => void };

const loadSettings = async () => {
  const [{ SettingsPanel }] = await Promise.all([import('./settings/SettingsPanel.tsx'), loadNamespaces(['settings'])]);
  return SettingsPanel;
};

/**
 * The menu button, the establishment, the tools of every page, and the account. On a telephone some of them move into
 * the account panel.
 */
export function TopBar({ menu }: { readonly menu: MenuButton }) {
  const { t } = useTranslation('layout');
  const disconnect = useDisconnect();
  const fullscreen = useFullscreen();
  const settings = usePart(loadSettings);
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const openSettings = () => void settings.fetch().then(setIsSettingsOpen);
  const fullscreenLabel = fullscreen.isOn ? t('fullscreen.leave') : t('fullscreen.enter');
  return (
    <header className={classes['bar']}>
      <ActionIcon aria-label={menu.label} aria-expanded={menu.isExpanded} onClick={menu.onToggle}>
        {menu.isExpanded ? (
          <IconLayoutSidebarLeftCollapse size={22} stroke={1.6} />
        ) : (
          <IconMenu2 size={22} stroke={1.6} />
        )}
      </ActionIcon>
      <Link to="/" className={classes['brand']} aria-label={PRODUCT_NAME}>
        <Logo size={36} />
        <span className={classes['name']}>{PRODUCT_NAME}</span>
      </Link>
      <Place />
      <div className={classes['end']}>
        <WaitingBadge />
        <SearchButton />
        <TaskBell />
        {fullscreen.isSupported && (
          <BarButton label={fullscreenLabel} onClick={fullscreen.toggle} className={classes['wide'] ?? ''}>
            {fullscreen.isOn ? <IconMinimize size={22} stroke={1.6} /> : <IconMaximize size={22} stroke={1.6} />}
          </BarButton>
        )}
        <BarButton
          label={t('settings')}
          onClick={openSettings}
          aria-haspopup="dialog"
          aria-expanded={isSettingsOpen}
          className={classes['wide'] ?? ''}
        >
          <IconAdjustments size={22} stroke={1.6} />
        </BarButton>
        <AccountMenu onDisconnect={disconnect} onSettings={openSettings} />
        <BarButton label={t('account.disconnect')} onClick={disconnect} className={classes['wide'] ?? ''}>
          <IconLogout size={22} stroke={1.6} />
        </BarButton>
      </div>
      {settings.Part !== null && <settings.Part isOpen={isSettingsOpen} onClose={() => setIsSettingsOpen(false)} />}
    </header>
  );
}
