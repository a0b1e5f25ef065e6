import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** The key of a code: `task/already-taken` is `task.alreadyTaken`. */
export type ErrorKey<Code extends ErrorCode = ErrorCode> = Code extends `${infer Area}/${infer Name}`
  ? `${Area}.${CamelCase<Name>}`
  : never;

/** Returns the key of a code inside the `errors` namespace. */
export function errorKey(code: ErrorCode): ErrorKey {
  const [area = '', name = ''] = code.split('/');
  const camel = name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return `${area}.${camel}` as ErrorKey;
}

/** Returns the sentence of an error in the language of `t`, or in the present one. */
export function errorMessage(t: ErrorTranslate, error: AppError): string {
  return t(errorKey(error.code), { ...error.params });
}

type ErrorTranslate = (key: ErrorKey, params: Record<string, string | number>) => string;

/** Returns what turns an error into its sentence; it follows a change of language. */
export function useErrorMessage(): (error: AppError) => string {
  const { t } = useTranslation('errors');
  return useCallback((error) => errorMessage(t, error), [t]);
}
