import { useTranslation } from 'react-i18next';
import { isCommonPassword } from '#domain/users/common-passwords.ts';
import { passwordStrength } from '#domain/users/password-strength.ts';
import classes from './PasswordHint.module.css';

/** The strength of the typed password, and a warning of common ones. A hint: nothing is refused. */
export function PasswordHint({ password }: { readonly password: string }) {
  const { t } = useTranslation('password');
  const strength = passwordStrength(password);
  return (
    <div className={classes['hint']} hidden={password === ''}>
      <div className={classes['bars']} data-level={strength} aria-hidden>
        <span />
        <span />
        <span />
      </div>
      <p role="status">
        {password !== '' && t('strength', { level: t(`values.strength.${strength}`) })}
        {isCommonPassword(password) && <strong>{t('common')}</strong>}
      </p>
    </div>
  );
}
