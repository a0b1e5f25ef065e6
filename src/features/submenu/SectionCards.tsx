import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isComing, type MenuEntry } from '#domain/access/menu.ts';
import { MenuIcon } from '#ui/menu-icon/MenuIcon.tsx';
import classes from './submenu.module.css';

/** One section: its heading, when it needs one, and a card for each of its screens. */
export function SectionCards({
  entries,
  label,
  heading = null,
}: {
  readonly entries: readonly MenuEntry[];
  readonly label: string;
  /** without an address it is no link */
  readonly heading?: { readonly text: string; readonly to?: string } | null;
}) {
  const { t } = useTranslation('menu');
  return (
    <section aria-label={label} className={classes['section']}>
      {heading !== null && (
        <Title order={2} size="h3">
          {heading.to === undefined ? (
            heading.text
          ) : (
            <Link to={heading.to} className={classes['heading']}>
              {heading.text}
            </Link>
          )}
        </Title>
      )}
      <ul className={classes['cards']}>
        {entries.map(({ key, path }) => (
          <li key={key}>
            <Link to={path} className={classes['card']}>
              <span className={classes['icon']}>
                <MenuIcon name={key} size={30} />
              </span>
              {t(`entries.${key}`)}
              {isComing(key) && <span className={classes['soon']}> {t('soon')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
