import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptTermsMutation } from '#data/users/users.endpoints.ts';
import { TERMS_VERSION } from '#domain/users/terms.ts';
import type { User } from '#domain/users/user.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useSignOut } from '#state/session/use-session.ts';
import classes from './forms.module.css';
import { Message } from './Message.tsx';
import { TERMS_SECTIONS } from './terms-sections.ts';

/** The terms in force, to be read to their end and accepted. */
export function TermsForm({ user }: { readonly user: User }) {
  const { t } = useTranslation('terms');
  const messageOf = useErrorMessage();
  const signOut = useSignOut();
  const [accept, { isLoading, error }] = useAcceptTermsMutation();
  const [isRead, setIsRead] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const [missing, setMissing] = useState<'reading' | 'agreement' | null>(null);
  const text = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);

  const look = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = text.current ?? {};
    if (scrollHeight - scrollTop - clientHeight <= 8) setIsRead(true);
  };
  // On a tall screen the whole text is in sight at once.
  useEffect(look, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRead) {
      setMissing('reading');
      text.current?.focus();
    } else if (!agrees) {
      setMissing('agreement');
      box.current?.focus();
    } else {
      setMissing(null);
      void accept({ userId: user.userId });
    }
  };

  return (
    <form className={classes['form']} onSubmit={submit} noValidate aria-labelledby="auth-title">
      <header>
        <h1 id="auth-title">{t('title')}</h1>
        <p>{t('version', { version: TERMS_VERSION })}</p>
        <p>{t('intro')}</p>
      </header>
      {error !== undefined && 'code' in error && (
        <Message tone="error">{messageOf({ code: 'generic/something-went-wrong' })}</Message>
      )}
      <section
        ref={text}
        className={classes['terms']}
        aria-label={t('title')}
        aria-describedby={missing === 'reading' ? 'terms-reading' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={look}
      >
        {TERMS_SECTIONS.map((section) => (
          <div key={section}>
            <h2>{t(`values.sections.${section}.title`)}</h2>
            <p>{t(`values.sections.${section}.text`)}</p>
          </div>
        ))}
      </section>
      {!isRead && (
        <p
          id="terms-reading"
          className={missing === 'reading' ? classes['wrong'] : classes['quiet']}
          role={missing === 'reading' ? 'alert' : undefined}
        >
          {t('scrollFirst')}
        </p>
      )}
      <Checkbox
        ref={box}
        label={t('agree')}
        checked={agrees}
        error={missing === 'agreement' && !agrees ? messageOf({ code: 'auth/terms-not-accepted' }) : null}
        onChange={(event) => setAgrees(event.currentTarget.checked)}
      />
      <Button type="submit" fullWidth loading={isLoading}>
        {t('submit')}
      </Button>
      <button type="button" className={classes['link']} onClick={() => void signOut()}>
        {t('refuse')}
      </button>
    </form>
  );
}
