import { ERROR_CODES, type ErrorCode } from '../../src/domain/errors/catalogue.ts';
import { ALERT_CODES } from '../../src/domain/errors/alert-codes.ts';
import { EXCHANGE_CODES } from '../../src/domain/errors/exchange-codes.ts';
import { SESSION_CODES } from '../../src/domain/errors/session-codes.ts';
import { CAMPAIGN_CODES } from '../../src/domain/errors/campaign-codes.ts';
import { CONTENT_CODES } from '../../src/domain/errors/content-codes.ts';
import { CONTEXT_CODES } from '../../src/domain/errors/context-codes.ts';
import { ETHOGRAM_CODES } from '../../src/domain/errors/ethogram-codes.ts';
import { ANSWER_CODES } from '../../src/domain/errors/answer-codes.ts';
import { PROFILE_CODES } from '../../src/domain/errors/profile-codes.ts';
import { QUESTION_CODES } from '../../src/domain/errors/question-codes.ts';
import { QUESTIONNAIRE_CODES } from '../../src/domain/errors/questionnaire-codes.ts';

/** The codes that come with their screens, so that no other page fetches them. */
export const LATE_CODES: readonly ErrorCode[] = [
  ...QUESTION_CODES,
  ...CONTENT_CODES,
  ...ETHOGRAM_CODES,
  ...QUESTIONNAIRE_CODES,
  ...PROFILE_CODES,
  ...ANSWER_CODES,
  ...CONTEXT_CODES,
  ...CAMPAIGN_CODES,
  ...SESSION_CODES,
  ...EXCHANGE_CODES,
  ...ALERT_CODES,
];

/** Every failure that the product can tell. */
export const EVERY_CODE: readonly ErrorCode[] = [...ERROR_CODES, ...LATE_CODES];
