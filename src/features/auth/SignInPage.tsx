import { useDocumentTitle } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { selectSession, selectUserId } from '#state/session/session.slice.ts';
import { useAppSelector } from '#state/store.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { DemonstrationEntry } from './DemonstrationEntry.tsx';
import { SignInForm } from './SignInForm.tsx';

// Few people see these steps, and they need the data layer; each is loaded with its words.
const ChoosePasswordForm = lazy(async () => {
  const [step] = await Promise.all([
    import('./ChoosePasswordForm.tsx'),
    loadNamespaces(['arrival', 'errors', 'password']),
  ]);
  return { default: step.ChoosePasswordForm };
});
const TermsForm = lazy(async () => {
  const [step] = await Promise.all([import('./TermsForm.tsx'), loadNamespaces(['errors', 'terms'])]);
  return { default: step.TermsForm };
});
const ResetForm = lazy(async () => ({ default: (await import('./ResetForm.tsx')).ResetForm }));
const RefusedStep = lazy(async () => {
  const [step] = await Promise.all([import('./RefusedStep.tsx'), loadNamespaces(['arrival', 'errors'])]);
  return { default: step.RefusedStep };
});

/** The sign-in page, with the steps of a new person before their workspace opens. */
export function SignInPage() {
  const { t } = useTranslation(['auth', 'common']);
  useDocumentTitle(`${t('auth:signIn.title')} · Enclos`);
  const session = useAppSelector(selectSession);
  const userId = useAppSelector(selectUserId);
  const [view, setView] = useState<'signIn' | 'reset'>('signIn');
  const [email, setEmail] = useState('');
  const [typedPassword, setTypedPassword] = useState<string | null>(null);

  const step = () => {
    if (session.status === 'mustChoosePassword')
      return <ChoosePasswordForm user={session.user} temporary={typedPassword} />;
    if (session.status === 'mustAcceptTerms') return <TermsForm user={session.user} />;
    if (session.status === 'refused') return <RefusedStep reason={session.reason} />;
    if (view === 'reset') return <ResetForm email={email} onEmailChange={setEmail} onBack={() => setView('signIn')} />;
    const notice: AppError | null =
      session.status === 'signedOut' && session.reason !== null ? { code: session.reason } : null;
    return (
      <>
        <SignInForm
          email={email}
          onEmailChange={setEmail}
          notice={notice}
          isOpening={userId !== null && session.status === 'loading'}
          onSignedIn={setTypedPassword}
          onForgotten={() => setView('reset')}
        />
        <DemonstrationEntry />
      </>
    );
  };

  return (
    <AuthFrame>
      <Suspense fallback={<p role="status">{t('common:opening')}</p>}>{step()}</Suspense>
    </AuthFrame>
  );
}
