import type { ErrorForm } from '../http/answer.ts';

/** The error codes of the XML interface. */
const CODES: Readonly<Record<string, string>> = {
  notFound: 'NoSuchKey',
  forbidden: 'AccessDenied',
  invalid: 'InvalidArgument',
  conditionNotMet: 'PreconditionFailed',
  requestedRangeNotSatisfiable: 'InvalidRange',
  uploadTooLarge: 'EntityTooLarge',
  authError: 'AuthenticationRequired',
  backendError: 'InternalError',
  methodNotAllowed: 'MethodNotAllowed',
};

const MESSAGES: Readonly<Record<string, string>> = {
  notFound: 'The specified key does not exist.',
  forbidden: 'Access denied.',
};

/** Errors of the XML interface. */
export const xmlError: ErrorForm = ({ reason, message }) => ({
  type: 'application/xml; charset=UTF-8',
  text:
    "<?xml version='1.0' encoding='UTF-8'?>" +
    `<Error><Code>${CODES[reason] ?? reason}</Code><Message>${escaped(MESSAGES[reason] ?? message)}</Message></Error>`,
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
