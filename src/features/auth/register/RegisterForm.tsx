import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InvitationShown } from '#domain/callables/read-invitation.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { checkNames, tidyNames } from '#domain/users/check-profile.ts';
import { TERMS_VERSION } from '#domain/users/terms.ts';
import { NewPasswordFields, useNewPassword } from '#features/password/index.ts';
import { TermsFields, useTermsAgreement } from '#features/terms/index.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { checkEmail } from '../check-credentials.ts';
import classes from '../forms.module.css';
import { Message } from '../Message.tsx';
import type { InvitationLink } from './invitation-link.ts';
import { useRegisterServices } from './services.ts';
import { placeOf, type Step, STEPS } from './where-it-belongs.ts';
import { type You, type YouErrors, YouFields } from './YouFields.tsx';

/** The three steps of making an account. Typed text stays through every step and every failure. */
export function RegisterForm({
  link,
  invitation,
  onProblem,
  onCreated,
}: {
  readonly link: InvitationLink;
  readonly invitation: InvitationShown;
  /** the invitation has become invalid meanwhile */
  readonly onProblem: (error: AppError) => void;
  /** the account exists; the page goes on as soon as its session does */
  readonly onCreated: () => void;
}) {
  const { t } = useTranslation(['arrival', 'common']);
  const messageOf = useErrorMessage();
  const format = useFormat();
  const language = useLanguage();
  const { acceptInvitation, proveInvitedAddress, signIn } = useRegisterServices();
  const { userFirstname, userLastname, maskedMail, languages, zooName, invitedBy, expiresAtUnix } = invitation;

  const [step, setStep] = useState<Step>('you');
  const [you, setYou] = useState<You>({ userMail: '', userFirstname, userLastname });
  const [errors, setErrors] = useState<YouErrors>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const [state, setState] = useState<'typing' | 'sending' | 'created'>('typing');
  /** the address that the server has found right */
  const [proven, setProven] = useState<string | null>(null);
  const chosen = useNewPassword();
  const agreement = useTermsAgreement(step === 'terms');
  const fields = {
    userMail: useRef<HTMLInputElement>(null),
    userFirstname: useRef<HTMLInputElement>(null),
    userLastname: useRef<HTMLInputElement>(null),
  };

  // Each step puts the focus on the first empty or wrong field.
  useEffect(() => {
    const wrong = (['userMail', 'userFirstname', 'userLastname'] as const).find((field) => errors[field] !== undefined);
    if (step === 'you') fields[wrong ?? 'userMail'].current?.focus();
    if (step === 'password') chosen.passwordField.current?.focus();
    if (step === 'terms') agreement.text.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at a new step or a new error, not at every key
  }, [step, errors]);

  const checkYou = () => {
    const mail = checkEmail(you.userMail);
    const found = { ...(mail === undefined ? {} : { userMail: mail }), ...checkNames(you) };
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  /** A wrong or used address is told here, not after a password and the terms. */
  const prove = async () => {
    if (!checkYou()) return undefined;
    const userMail = you.userMail.trim();
    if (userMail !== proven) {
      setState('sending');
      const answer = await proveInvitedAddress({ ...link, userMail }).catch(
        () => ({ ok: false, error: NETWORK }) as const,
      );
      setState('typing');
      if (!answer.ok) return refuse(answer.error);
      setProven(userMail);
    }
    return setStep('password');
  };
  const send = async () => {
    const password = chosen.password;
    setState('sending');
    const request = {
      ...link,
      ...tidyNames(you),
      userMail: you.userMail.trim(),
      newPassword: password,
      language,
      eula: TERMS_VERSION,
    } as const;
    const answer = await acceptInvitation(request).catch(() => ({ ok: false, error: NETWORK }) as const);
    if (!answer.ok) {
      setState('typing');
      return refuse(answer.error);
    }
    onCreated();
    const signedIn = await signIn(request.userMail, password).catch(() => ({ ok: false, error: NETWORK }) as const);
    if (!signedIn.ok) setState('created');
    return undefined;
  };
  const refuse = (error: AppError) => {
    const place = placeOf(error);
    if (place.kind === 'page') return onProblem(error);
    if (place.kind === 'above') return setFailure(error);
    setStep(place.step);
    if (place.step === 'password') chosen.point({ field: 'password', error });
    else setErrors({ [place.field]: error });
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'typing') return;
    setFailure(null);
    if (step === 'you') void prove();
    if (step === 'password' && chosen.check() !== null) setStep('terms');
    if (step === 'terms' && agreement.check()) void send();
  };

  if (state === 'created') {
    return (
      <div className={classes['form']}>
        <header>
          <h1>{t('arrival:register.created.title')}</h1>
          <p>{t('arrival:register.created.text')}</p>
        </header>
        <Button component={Link} to="/login" fullWidth>
          {t('arrival:register.toSignIn')}
        </Button>
      </div>
    );
  }
  const number = STEPS.indexOf(step) + 1;
  const titles = {
    you: t('arrival:register.you'),
    password: t('arrival:register.choosePassword'),
    terms: t('arrival:register.terms'),
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate aria-labelledby="auth-title">
      <header>
        <h1 id="auth-title">{t('arrival:register.title')}</h1>
        <p>{t('arrival:register.invited', { name: invitedBy, establishment: zooName })}</p>
        <p className={classes['quiet']}>{t('arrival:register.expires', { date: format.dateTime(expiresAtUnix) })}</p>
      </header>
      <h2 className={classes['step']}>
        <small>{t('arrival:register.step', { step: number, steps: STEPS.length })}</small>
        {titles[step]}
      </h2>
      {failure !== null && <Message tone="error">{messageOf(failure)}</Message>}
      {step === 'you' && (
        <YouFields
          value={you}
          errors={errors}
          maskedMail={maskedMail}
          languages={languages}
          fields={fields}
          onChange={(field, text) => setYou({ ...you, [field]: text })}
        />
      )}
      {/* For password managers: the account of this password. */}
      {step === 'password' && (
        <input type="text" name="username" autoComplete="username" value={you.userMail} readOnly hidden />
      )}
      {step === 'password' && <NewPasswordFields value={chosen} />}
      {step === 'terms' && <TermsFields value={agreement} />}
      <Button type="submit" fullWidth loading={state === 'sending'}>
        {step === 'terms' ? t('arrival:register.submit') : t('arrival:register.next')}
      </Button>
      {number > 1 && (
        <button
          type="button"
          className={classes['link']}
          disabled={state === 'sending'}
          onClick={() => setStep(STEPS[number - 2] ?? 'you')}
        >
          {t('arrival:register.back')}
        </button>
      )}
    </form>
  );
}

/** The code of the call could not even be loaded, or the server did not answer. */
const NETWORK: AppError = appError('auth/network');
