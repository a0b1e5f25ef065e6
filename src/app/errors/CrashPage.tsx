import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { reportError } from '#lib/log.ts';
import { isMissingPart } from '#lib/missing-part.ts';
import { reloadForPart } from '#lib/reload-for-part.ts';
import classes from './CrashPage.module.css';

/**
 * The page shown in place of one that has thrown: the problem and the ways on. It stands inside the layout when that
 * still works.
 */
export function CrashPage() {
  const error = useRouteError();
  const { t } = useTranslation(['layout', 'common']);
  const navigate = useNavigate();
  const address = useLocation();
  // Decided before anything is painted: a page that only needs a reload does not report a problem.
  const [isReloading] = useState(() => reloadForPart(error));
  useEffect(() => {
    if (!isReloading) reportError(error, { where: 'app/router' });
  }, [error, isReloading]);
  // A file that failed to load will only load with a new page: the browser remembers the failure.
  const isMissing = isMissingPart(error);
  // A navigation to the same address builds the page anew; the layout and all loaded data stay.
  const retry = () => void navigate(address, { replace: true, preventScrollReset: true, state: address.state });
  if (isReloading) return null;
  return (
    <div className={classes['page']} role="alert">
      <h1>{t('layout:crash.title')}</h1>
      <p>{isMissing ? t('layout:crash.missingPart') : t('layout:crash.text')}</p>
      <div className={classes['actions']}>
        {!isMissing && (
          <button type="button" onClick={retry}>
            {t('common:retry')}
          </button>
        )}
        <button type="button" onClick={() => window.location.reload()}>
          {t('layout:crash.reload')}
        </button>
        <Link to="/" reloadDocument>
          {t('common:backHome')}
        </Link>
      </div>
    </div>
  );
}
