import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitationShown } from '#domain/callables/read-invitation.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { setLanguage } from '#i18n/start.ts';
import type { InvitationLink } from './invitation-link.ts';
import { InvitationProblem } from './InvitationProblem.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegisterServices } from './services.ts';
import { placeOf } from './where-it-belongs.ts';

/** Reads the invitation, then asks for the values that accepting it needs. */
export function Invitation({
  link,
  onRetry,
  onCreated,
}: {
  readonly link: InvitationLink;
  /** starts this part again */
  readonly onRetry: () => void;
  readonly onCreated: () => void;
}) {
  const { t } = useTranslation('arrival');
  const { readInvitation } = useRegisterServices();
  const [invitation, setInvitation] = useState<InvitationShown | null>(null);
  const [problem, setProblem] = useState<AppError | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const answer = await readInvitation(link).catch(() => ({ ok: false, error: NETWORK }) as const);
      if (!isCurrent) return;
      // The language of the invitation; the person may choose another at any time.
      if (answer.ok) await setLanguage(answer.value.language);
      if (answer.ok) setInvitation(answer.value);
      else setProblem(answer.error.code === 'generic/invalid-input' ? MALFORMED : answer.error);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [readInvitation, link]);

  if (problem !== null) {
    const isFinal = placeOf(problem).kind === 'page';
    return <InvitationProblem error={problem} onRetry={isFinal ? null : onRetry} />;
  }
  if (invitation === null) return <p role="status">{t('register.reading')}</p>;
  return <RegisterForm link={link} invitation={invitation} onProblem={setProblem} onCreated={onCreated} />;
}

/** The code of the call could not even be loaded. */
const NETWORK: AppError = appError('auth/network');
/** A link that was cut or mistyped is refused by its shape: to the person it is simply not valid. */
const MALFORMED: AppError = appError('auth/invitation-invalid');
