import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router-dom';
import { reportError } from '#lib/log.ts';
import classes from './CrashPage.module.css';
import { isMissingPart } from './missing-part.ts';

/** In place of a page that has thrown: what happened and two ways on. Stands inside the layout when that still works. */
export function CrashPage() {
  const error = useRouteError();
  const { t } = useTranslation(['layout', 'common']);
  useEffect(() => reportError(error, { where: 'app/router' }), [error]);
  return (
    <div className={classes['page']} role="alert">
      <h1>{t('layout:crash.title')}</h1>
      <p>{isMissingPart(error) ? t('layout:crash.missingPart') : t('layout:crash.text')}</p>
      <div className={classes['actions']}>
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
