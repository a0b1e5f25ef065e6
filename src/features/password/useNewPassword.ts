import { useRef, useState, type RefObject } from 'react';
import { checkNewPassword, type PasswordFieldError } from '#domain/users/password.ts';

/** A new password, typed twice. Only its form keeps it, no store. */
export type NewPassword = {
  readonly password: string;
  readonly confirmation: string;
  readonly wrong: PasswordFieldError | null;
  readonly passwordField: RefObject<HTMLInputElement | null>;
  readonly confirmationField: RefObject<HTMLInputElement | null>;
  readonly setPassword: (password: string) => void;
  readonly setConfirmation: (confirmation: string) => void;
  /** Returns the password, or null after showing its fault at the field and moving the focus there. */
  check(): string | null;
  /** Shows an error of the server at its field and moves the focus there. */
  point(error: PasswordFieldError): void;
  clear(): void;
};

/** Returns the state of the two fields; `temporary` is the password that may not become the new one. */
export function useNewPassword(temporary: string | null = null): NewPassword {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [wrong, setWrong] = useState<PasswordFieldError | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);

  const point = (error: PasswordFieldError) => {
    setWrong(error);
    (error.field === 'password' ? passwordField : confirmationField).current?.focus();
  };
  const check = () => {
    setWrong(null);
    const checked = checkNewPassword({ password, confirmation, ...(temporary === null ? {} : { temporary }) });
    if (checked.ok) return checked.value;
    point(checked.error);
    return null;
  };
  const clear = () => {
    setPassword('');
    setConfirmation('');
    setWrong(null);
  };
  return {
    password,
    confirmation,
    wrong,
    passwordField,
    confirmationField,
    setPassword,
    setConfirmation,
    check,
    point,
    clear,
  };
}
