import { useTranslation } from 'react-i18next';
import { TERMS_SECTIONS } from './terms-sections.ts';
import classes from './terms.module.css';

/** The terms in force, section by section. */
export function TermsText() {
  const { t } = useTranslation('terms');
  return (
    <div className={classes['text']}>
      {TERMS_SECTIONS.map((section) => (
        <div key={section}>
          <h2>{t(`values.sections.${section}.title`)}</h2>
          <p>{t(`values.sections.${section}.text`)}</p>
        </div>
      ))}
    </div>
  );
}
