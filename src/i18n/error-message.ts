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

/**
 * Returns a function that turns an error into its sentence; it follows a change of language. The sentences of the
 * sign-in pages are in `entry`, all others in `errors`, which comes with the layout: the sign-in page does not load
 * sentences it cannot need.
 */
export function useErrorMessage(): (error: AppError) => string {
  const { t } = useTranslation('entry');
  return useCallback(
    ({ code, params }) =>
      (t as Translate)(errorKey(code), {
        ...params,
        ns: ['entry', 'errors'],
        defaultValue: t('generic.somethingWentWrong'),
      }),
    [t],
  );
}

/** The keys are composed: a test proves that each code has its sentence in one of the two files. */
type Translate = (key: ErrorKey, options: Record<string, unknown>) => string;
