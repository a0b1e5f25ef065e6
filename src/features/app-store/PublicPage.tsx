import { NativeSelect } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconLanguage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANGUAGES, type Language } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { setLanguage } from '#i18n/start.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Logo } from '#ui/brand/Logo.tsx';
import { PRODUCT_NAME } from '#ui/brand/product-name.ts';
// The whole style sheet of Mantine's layer: outside the layout nothing else has loaded it.
import '@mantine/core/styles.layer.css';
import classes from './PublicPage.module.css';

/** A page outside the layout, open to everyone: the sign of the product, the language, the content. */
export function PublicPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  useDocumentTitle(`${title} · ${PRODUCT_NAME}`);
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <Link to="/" className={classes['brand']}>
          <Logo size={40} />
          {PRODUCT_NAME}
        </Link>
        <NativeSelect
          aria-label={t('language')}
          leftSection={<IconLanguage size={18} aria-hidden />}
          value={language}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
        />
      </header>
      <main className={classes['main']}>{children}</main>
    </div>
  );
}
