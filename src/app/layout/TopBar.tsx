import { ActionIcon, Badge } from '@mantine/core';
import { IconCloudUp, IconLayoutSidebarLeftCollapse, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { selectWaitingWrites } from '#state/connection/connection.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { selectSettings } from '#state/settings/settings.slice.ts';
import { useAppSelector } from '#state/store.ts';
import { Logo } from '#ui/brand/Logo.tsx';
import { PRODUCT_NAME } from '#ui/brand/product-name.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import classes from './TopBar.module.css';
import { useDisconnect } from './useDisconnect.ts';

export type MenuButton = { readonly isExpanded: boolean; readonly label: string; readonly onToggle: () => void };

/** Menu button, where one is, who one is. */
export function TopBar({ menu }: { readonly menu: MenuButton | null }) {
  const { t } = useTranslation('layout');
  const { establishment, actor } = useReadySession();
  const { anonymousMode } = useAppSelector(selectSettings);
  const waiting = useAppSelector(selectWaitingWrites);
  const disconnect = useDisconnect();
  return (
    <header className={classes['bar']}>
      {menu !== null && (
        <ActionIcon aria-label={menu.label} aria-expanded={menu.isExpanded} onClick={menu.onToggle}>
          {menu.isExpanded ? (
            <IconLayoutSidebarLeftCollapse size={22} stroke={1.6} />
          ) : (
            <IconMenu2 size={22} stroke={1.6} />
          )}
        </ActionIcon>
      )}
      <Link to="/" className={classes['brand']} aria-label={PRODUCT_NAME}>
        <Logo size={36} />
        <span className={classes['name']}>{PRODUCT_NAME}</span>
      </Link>
      <div className={classes['place']}>
        <span className={classes['establishment']}>{anonymousMode ? t('demo.label') : establishment.zooName}</span>
        {actor.isDemo && (
          <Tooltip label={t('demo.text')}>
            <Badge variant="light" color="orange" size="lg" tt="none" tabIndex={0} className={classes['demo'] ?? ''}>
              {t('demo.label')}
            </Badge>
          </Tooltip>
        )}
      </div>
      <div className={classes['end']}>
        <span role="status">
          {waiting > 0 && (
            <Tooltip label={t('waiting', { count: waiting })}>
              <Badge
                variant="light"
                color="orange"
                size="xl"
                radius="sm"
                tabIndex={0}
                leftSection={<IconCloudUp size={18} aria-hidden />}
                aria-label={t('waiting', { count: waiting })}
              >
                {waiting}
              </Badge>
            </Tooltip>
          )}
        </span>
        <AccountMenu onDisconnect={disconnect} />
        <Tooltip label={t('account.disconnect')}>
          <ActionIcon aria-label={t('account.disconnect')} onClick={disconnect} visibleFrom="sm">
            <IconLogout size={22} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
    </header>
  );
}
