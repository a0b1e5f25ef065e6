import { ERROR_CODES, type ErrorCode } from './catalogue.ts';

/** Areas whose codes come with their screens, so that no other page fetches them. */
const LATE =
  /^(question|bibliography|content|ethogram|questionnaire|profile|context|answer|campaign|session|exchange|alert)\/[a-z]+(-[a-z]+)*$/;

/** Returns whether a string from outside (a callable's answer) is a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && ((ERROR_CODES as readonly string[]).includes(code) || LATE.test(code));
}
