import { useTranslation } from 'react-i18next';
import classes from './cells.module.css';

/** The whole years of an animal. */
export function AnimalAge({ age }: { readonly age: number | null }) {
  const { t } = useTranslation('animals');
  if (age === null) return <span className={classes['none']}>{t('unknown.age')}</span>;
  return age === 0 ? t('age.underOne') : t('age.years', { count: age });
}
