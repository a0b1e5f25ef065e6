import { useDocumentTitle } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { selectSession, selectUserId } from '#state/session/session.slice.ts';
import { useAppSelector } from '#state/store.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { Invitation } from './Invitation.tsx';
import { useInvitationLink } from './useInvitationLink.ts';
import { WithoutInvitation } from './WithoutInvitation.tsx';

// Needs the data layer, which a visitor who is not signed in need not load.
const SignedInAlready = lazy(async () => ({ default: (await import('./SignedInAlready.tsx')).SignedInAlready }));

/** Making one's account from an invitation. */
export function Component() {
  const { t } = useTranslation(['arrival', 'common']);
  useDocumentTitle(`${t('arrival:register.title')} · Enclos`);
  const link = useInvitationLink();
  const session = useAppSelector(selectSession);
  const userId = useAppSelector(selectUserId);
  /** the account was made here: the person signed in from now on is the invited one */
  const [isCreated, setIsCreated] = useState(false);
  const [attempt, setAttempt] = useState(1);

  const content = () => {
    if (link === 'none' || link === 'incomplete') return <WithoutInvitation isIncomplete={link === 'incomplete'} />;
    if (isCreated && userId !== null && session.status !== 'loading') return <Navigate to="/" replace />;
    if (!isCreated && userId !== null) return <SignedInAlready />;
    if (!isCreated && session.status === 'loading') return <p role="status">{t('common:opening')}</p>;
    return (
      <Invitation
        key={`${attempt} ${link.invitationId} ${link.secret}`}
        link={link}
        onRetry={() => setAttempt(attempt + 1)}
        onCreated={() => setIsCreated(true)}
      />
    );
  };
  return (
    <AuthFrame>
      <Suspense fallback={<p role="status">{t('common:opening')}</p>}>{content()}</Suspense>
    </AuthFrame>
  );
}
