import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#ui/brand/Logo.tsx';
import classes from './OpeningPage.module.css';

/** After this time something is wrong: the page says so, and offers to sign out. */
const PATIENCE_MS = 12_000;

/** The page between recognising the person and knowing their rights. */
export function OpeningPage() {
  const { t } = useTranslation(['common', 'entry']);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={classes['page']}>
      <h1 className={classes['name']}>
        <Logo size={56} label="Enclos" />
      </h1>
      <p role="status">{isSlow ? t('entry:generic.offline') : t('common:opening')}</p>
      {isSlow ? (
        <button type="button" className={classes['retry']} onClick={() => window.location.reload()}>
          {t('common:retry')}
        </button>
      ) : (
        <span className={classes['bar']} aria-hidden />
      )}
    </main>
  );
}
