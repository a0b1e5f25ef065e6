import { IconAdjustments, IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { menuOf } from '#domain/access/menu.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import { useActor } from '#state/session/use-session.ts';
import { useFullscreen } from '#ui/fullscreen/useFullscreen.ts';
import { MenuIcon } from '#ui/menu-icon/MenuIcon.tsx';
import classes from './AccountMenu.module.css';

type Props = { readonly onLeave: () => void; readonly onSettings: () => void };

/** The links to the person's own pages, and, on a telephone, the ones for which the top bar has no room. */
export function AccountLinks({ onLeave, onSettings }: Props) {
  const { t } = useTranslation(['layout', 'menu']);
  const own = menuOf(useActor()).find(({ key }) => key === 'account')?.entries ?? [];
  const establishment = useEstablishmentName();
  const fullscreen = useFullscreen();
  return (
    <ul className={classes['links']}>
      {own.map(({ key, path }) => (
        <li key={key}>
          <Link to={path} onClick={onLeave} className={classes['link']}>
            <MenuIcon name={key} />
            <span>
              {t(`menu:entries.${key}`)}
              {key === 'establishment' && establishment !== null && (
                <small className={classes['where']}>{establishment}</small>
              )}
            </span>
          </Link>
        </li>
      ))}
      <li className={classes['narrow']}>
        <button type="button" onClick={onSettings} className={classes['link']}>
          <IconAdjustments size={20} stroke={1.6} aria-hidden />
          {t('layout:settings')}
        </button>
      </li>
      {fullscreen.isSupported && (
        <li className={classes['narrow']}>
          <button type="button" onClick={fullscreen.toggle} className={classes['link']}>
            {fullscreen.isOn ? (
              <IconMinimize size={20} stroke={1.6} aria-hidden />
            ) : (
              <IconMaximize size={20} stroke={1.6} aria-hidden />
            )}
            {fullscreen.isOn ? t('layout:fullscreen.leave') : t('layout:fullscreen.enter')}
          </button>
        </li>
      )}
    </ul>
  );
}
