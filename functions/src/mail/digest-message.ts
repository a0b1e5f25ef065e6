import { displayName, type User } from '../../../src/domain/users/user.ts';
import { type EpochMs, ZONE } from '../../../src/domain/time/epoch.ts';
import { fill, oneLine } from '../../../src/domain/text/fill.ts';
import { appUrl } from './mail-settings.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { composeMessage, type Message } from './message.ts';

/** The most tasks that a message names; it adds the number of the others. */
const MAX_NAMED = 20;

/** Returns the message with a person's tasks of the day in their language; overdue ones are marked. */
export function digestMessage(
  person: User,
  tasks: readonly { readonly title: string; readonly dueAtUnix: EpochMs }[],
  now: EpochMs,
): Message {
  const { language, userMail } = person;
  const texts = MAIL_TEXTS[language].digest;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: ZONE });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE });
  const count = (number: number) => new Intl.NumberFormat(language).format(number);
  const named = tasks
    .slice(0, MAX_NAMED)
    .map(({ title, dueAtUnix }) =>
      fill(dueAtUnix < now ? texts.overdue : texts.due, { title, time: moment.format(dueAtUnix) }),
    );
  const others = tasks.length - named.length;
  const name = oneLine(displayName(person));
  return composeMessage({
    language,
    to: { name, address: userMail },
    texts,
    values: { name, zooName: person.userZoo.label, date: day.format(now), count: count(tasks.length) },
    items: others > 0 ? [...named, fill(texts.more, { count: count(others) })] : named,
    link: `${appUrl()}/Dashboard`,
  });
}
