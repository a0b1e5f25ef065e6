import { type Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { SlackTongue } from '../../../src/domain/slack/slack-text.ts';
import { DEFAULT_LANGUAGE } from '../../../src/domain/users/language.ts';
import { MAIL_TEXTS } from '../mail/mail-texts.ts';
import { appUrl } from '../mail/mail-settings.ts';

/**
 * Returns the language of an establishment's messages to Slack: the first of its authorised ones, French when it has
 * none; with the words, and the app's address when it is configured.
 */
export function slackTongueOf({ languages }: Pick<Establishment, 'languages'>): SlackTongue {
  const language = languages[0] ?? DEFAULT_LANGUAGE;
  return { language, words: MAIL_TEXTS[language].slack, appUrl: addressOfApp() };
}

function addressOfApp(): string | null {
  try {
    return appUrl();
  } catch {
    // A message without a link is still a message.
    return null;
  }
}
