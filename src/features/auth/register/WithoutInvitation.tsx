import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from '../forms.module.css';
import { Message } from '../Message.tsx';

/** The page of an address without an invitation, or with half of one: how to get one, and the link to sign in. */
export function WithoutInvitation({ isIncomplete }: { readonly isIncomplete: boolean }) {
  const { t } = useTranslation('arrival');
  return (
    <div className={classes['form']}>
      <header>
        <h1>{t('register.without.title')}</h1>
        <p>{t('register.without.text')}</p>
      </header>
      {isIncomplete && <Message tone="info">{t('register.without.incomplete')}</Message>}
      <Button component={Link} to="/login" fullWidth>
        {t('register.toSignIn')}
      </Button>
    </div>
  );
}
