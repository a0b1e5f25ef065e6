import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { ERROR_NAMESPACES } from './error-namespaces.ts';

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

/** Whether the signed-in person is a manager: sentences that would send them to a manager have a form of their own. */
export const IsManagerContext = createContext(false);

/**
 * Returns a function that turns an error into its sentence; it follows a change of language. The sentences of the
 * sign-in pages are in `entry`; those of imported files, of questions and of published content are in files that come with
 * their screens, and all others in `errors`, which comes with the layout: no page loads sentences it cannot need. A manager is
 * told the form `…_manager` of a sentence that has one.
 */
export function useErrorMessage(): (error: AppError) => string {
  const { t } = useTranslation('entry');
  const isManager = useContext(IsManagerContext);
  return useCallback(
    ({ code, params }) =>
      (t as Translate)(errorKey(code), {
        ...params,
        ...(isManager ? { context: 'manager' } : {}),
        ns: ERROR_NAMESPACES,
        defaultValue: t('generic.somethingWentWrong'),
      }),
    [t, isManager],
  );
}

/** The keys are composed: a test proves that each code has its sentence in one of the files. */
type Translate = (key: ErrorKey, options: Record<string, unknown>) => string;
