import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { useActor } from '#state/session/use-session.ts';
import classes from './ConnectionBanner.module.css';

/** Says in the demonstration, on every page, that nothing is saved. */
export function DemoBanner() {
  const { t } = useTranslation('layout');
  if (!isBoundByDemo(useActor())) return null;
  return (
    <p role="note" className={classes['banner']} data-calm>
      <IconInfoCircle size={20} stroke={1.8} aria-hidden />
      <span>
        <strong>{t('demo.label')}</strong> {t('demo.text')}
      </span>
    </p>
  );
}
