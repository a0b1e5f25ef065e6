import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import type { MenuSection } from './menu.ts';
import classes from './Sidebar.module.css';

/** The menu as the table gives it; collapsed, its words move into tooltips. */
export function Sidebar({
  sections,
  isCollapsed,
}: {
  readonly sections: readonly MenuSection[];
  readonly isCollapsed: boolean;
}) {
  const { t } = useTranslation(['layout', 'menu']);
  return (
    <nav className={classes['nav']} aria-label={t('layout:navigation.label')} data-collapsed={isCollapsed || undefined}>
      {sections.map((section) => (
        <div key={section.key ?? 'first'} className={classes['section']}>
          {section.key !== null && <h2 className={classes['heading']}>{t(`menu:sections.${section.key}`)}</h2>}
          <ul className={classes['list']}>
            {section.entries.map(({ key, path, icon: Icon }) => (
              <li key={key}>
                <Tooltip label={t(`menu:entries.${key}`)} position="right" disabled={!isCollapsed}>
                  <NavLink to={path} className={classes['link'] ?? ''} aria-label={t(`menu:entries.${key}`)}>
                    <Icon size={20} stroke={1.6} aria-hidden />
                    <span className={classes['label']}>{t(`menu:entries.${key}`)}</span>
                  </NavLink>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
