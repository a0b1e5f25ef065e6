import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import classes from './terms.module.css';
import { TermsText } from './TermsText.tsx';
import type { TermsAgreement } from './useTermsAgreement.ts';

/** The terms in a box that scrolls, to be read to their end, and the box to tick. */
export function TermsFields({ value }: { readonly value: TermsAgreement }) {
  const { t } = useTranslation('terms');
  const messageOf = useErrorMessage();
  const { isRead, agrees, missing, text, box, look, setAgrees } = value;
  return (
    <>
      <section
        ref={text}
        className={classes['box']}
        aria-label={t('title')}
        aria-describedby={missing === 'reading' ? 'terms-reading' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={look}
      >
        <TermsText />
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
    </>
  );
}
