import { useTranslation } from 'react-i18next';
import classes from './terms.module.css';

/** The parts of the terms (version 4), in their order: keys of `terms:values.sections`. */
const TERMS_SECTIONS = ['purpose', 'account', 'records', 'confidence', 'personal', 'advice', 'availability'] as const;

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
