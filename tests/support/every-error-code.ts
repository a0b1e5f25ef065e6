import { ERROR_CODES, type ErrorCode } from '../../src/domain/errors/catalogue.ts';
import { ETHOGRAM_CODES } from '../../src/domain/errors/ethogram-codes.ts';
import { QUESTION_CODES } from '../../src/domain/errors/question-codes.ts';

/** The codes that come with their screens, so that no other page fetches them. */
export const LATE_CODES: readonly ErrorCode[] = [...QUESTION_CODES, ...ETHOGRAM_CODES];

/** Every failure that the product can tell. */
export const EVERY_CODE: readonly ErrorCode[] = [...ERROR_CODES, ...LATE_CODES];
