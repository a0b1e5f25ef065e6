import { displayName, type User } from '../../../src/domain/users/user.ts';
import { oneLine } from '../../../src/domain/text/fill.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { composeMessage, type Message } from './message.ts';

/**
 * Returns the message by which an admin lets a person choose a new password, in the person's language.
 * @param link the link of the sign-in service; its page is shown in the same language
 */
export function passwordResetMessage(person: User, sender: User, link: string): Message {
  const { language, userMail } = person;
  const page = new URL(link);
  page.searchParams.set('lang', language);
  const name = oneLine(displayName(person));
  return composeMessage({
    language,
    to: { name, address: userMail },
    texts: MAIL_TEXTS[language].passwordReset,
    values: { name, zooName: person.userZoo.label, sender: displayName(sender) },
    link: page.href,
  });
}
