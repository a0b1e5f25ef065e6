import { NativeSelect } from '@mantine/core';
import { IconLanguage, IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { setLanguage } from '#i18n/start.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { languageChosen } from '#state/session/session.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { Logo } from '#ui/brand/Logo.tsx';
import { PRODUCT_NAME } from '#ui/brand/product-name.ts';
import { Landscape } from './landscape/Landscape.tsx';
// Only the styles of this page: the full sheet comes with the layout.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import classes from './AuthFrame.module.css';

/** Two panes: the purpose of the product, and the present step. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common']);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  return (
    <div className={classes['frame']}>
      <aside className={classes['picture']}>
        <Landscape />
        <div className={classes['words']}>
          <p className={classes['motto']}>{t('auth:pane.title')}</p>
          <p>{t('auth:pane.text')}</p>
        </div>
      </aside>
      <div className={classes['side']}>
        <header className={classes['top']}>
          <span className={classes['brand']}>
            <Logo size={40} />
            {PRODUCT_NAME}
          </span>
          <NativeSelect
            size="sm"
            aria-label={t('common:language')}
            leftSection={<IconLanguage size={18} aria-hidden />}
            // Its own sign: the usual one is styled in a sheet this page does not load.
            rightSection={<IconSelector size={18} aria-hidden />}
            value={language}
            data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(event) => {
              const chosen = event.currentTarget.value as Language;
              void setLanguage(chosen);
              dispatch(languageChosen(chosen));
            }}
          />
        </header>
        <main className={classes['main']}>{children}</main>
      </div>
    </div>
  );
}
