import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { displayName } from '#domain/users/user.ts';
import { selectWaitingWrites } from '#state/connection/connection.slice.ts';
import { useSession, useSignOut } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import classes from '../forms.module.css';
import { Message } from '../Message.tsx';

/** The page of an invitation opened while somebody is signed in: they leave first, or keep their account. */
export function SignedInAlready() {
  const { t } = useTranslation(['arrival', 'layout', 'common']);
  const session = useSession();
  const signOut = useSignOut();
  const waiting = useAppSelector(selectWaitingWrites);
  const [isLeaving, setIsLeaving] = useState(false);
  if (session.status === 'loading') return <p role="status">{t('common:opening')}</p>;
  const name = 'user' in session ? displayName(session.user) : '…';
  return (
    <div className={classes['form']}>
      <header>
        <h1>{t('arrival:register.signedIn.title')}</h1>
        <p>{t('arrival:register.signedIn.text', { name })}</p>
      </header>
      {waiting > 0 && <Message tone="error">{t('layout:disconnect.waiting', { count: waiting })}</Message>}
      <Button
        fullWidth
        loading={isLeaving}
        onClick={() => {
          setIsLeaving(true);
          void signOut();
        }}
      >
        {t('arrival:register.signedIn.leave')}
      </Button>
      <Button component={Link} to="/" variant="default" fullWidth>
        {t('arrival:register.signedIn.stay')}
      </Button>
    </div>
  );
}
