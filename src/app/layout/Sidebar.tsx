import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isComing } from '#domain/access/menu.ts';
import { sectionFolded, selectSettings } from '#state/settings/settings.slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { activeEntry } from './active-entry.ts';
import type { MenuSection } from './menu.ts';
import classes from './Sidebar.module.css';
import type { AsideShape } from './useAside.ts';

/** The menu of the permission table. Collapsed to icons, its words move into tooltips or under them. */
export function Sidebar({
  sections,
  shape,
}: {
  readonly sections: readonly MenuSection[];
  readonly shape: AsideShape;
}) {
  const { t } = useTranslation(['layout', 'menu']);
  const { foldedSections } = useAppSelector(selectSettings);
  const dispatch = useAppDispatch();
  const id = useId();
  const address = useLocation();
  const active = activeEntry(
    sections.flatMap((section) => section.entries),
    address,
  );
  const nav = useRef<HTMLElement>(null);
  const activeKey = active?.key;
  useEffect(() => {
    // Not every environment can scroll.
    nav.current?.querySelector(`[data-entry="${activeKey}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeKey]);
  return (
    <nav ref={nav} className={classes['nav']} aria-label={t('layout:navigation.label')} data-shape={shape}>
      {sections.map(({ key: section, entries }) => {
        const isFolded = shape === 'whole' && section !== null && foldedSections.includes(section);
        const listId = `${id}-${section}`;
        return (
          <div key={section ?? 'first'} className={classes['section']}>
            {section !== null && shape === 'whole' && (
              <h2 className={classes['heading']}>
                <button
                  type="button"
                  aria-expanded={!isFolded}
                  aria-controls={listId}
                  onClick={() => dispatch(sectionFolded(section))}
                >
                  {t(`menu:sections.${section}`)}
                  <IconChevronDown size={16} aria-hidden />
                </button>
              </h2>
            )}
            <ul id={listId} className={classes['list']}>
              {entries
                // A folded section still shows the current entry.
                .filter(({ key }) => !isFolded || key === active?.key)
                .map(({ key, path, icon: Icon }) => {
                  const name = t(`menu:entries.${key}`);
                  const soon = isComing(key) ? t('menu:soon') : null;
                  const wholeName = soon === null ? name : `${name} (${soon})`;
                  const mark = active?.isItsScreen === true ? ('page' as const) : ('true' as const);
                  return (
                    <li key={key}>
                      <Tooltip label={wholeName} position="right" disabled={shape !== 'icons'}>
                        <Link
                          to={path}
                          data-entry={key}
                          className={classes['link'] ?? ''}
                          {...(shape === 'icons' ? { 'aria-label': wholeName } : {})}
                          {...(active?.key === key ? { 'aria-current': mark } : {})}
                        >
                          <Icon />
                          <span className={classes['label']}>{name}</span>
                          {soon !== null && shape !== 'icons' && <span className={classes['soon']}> {soon}</span>}
                        </Link>
                      </Tooltip>
                    </li>
                  );
                })}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
