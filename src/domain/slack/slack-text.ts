import { pathOfMessage } from '../notifications/message-path.ts';
import { fill } from '../text/fill.ts';
import { ZONE } from '../time/epoch.ts';
import type { Language } from '../users/language.ts';
import type { SlackFacts, SlackKind } from './slack-message.ts';

/** The texts of messages to Slack in one language, with their placeholders. */
export type SlackWords = Readonly<
  Record<SlackKind | 'places' | 'animals' | 'people' | 'due' | 'more' | 'open' | 'test', string>
>;

/** The language of an establishment's messages, its words, and the app's address; null when it is not configured. */
export type SlackTongue = { readonly language: Language; readonly words: SlackWords; readonly appUrl: string | null };

/** The most messages that one text names; it adds the number of the others. */
export const MAX_SLACK_NAMED = 10;
/** The length at which no further message is named. Slack itself cuts a text at 40,000 characters. */
export const MAX_SLACK_TEXT = 4_500;
const LENGTHS = { title: 150, places: 80, animals: 120, people: 120, excerpt: 300, link: 300 } as const;

/**
 * Returns the text that tells a channel of one or several messages, the first ones with their title, places, animals,
 * people, due time (of Paris) and link, the others by their number. One message has a line for each of these, and its
 * excerpt. Nothing in the values can act as Slack's markup, mention people or begin a line.
 */
export function slackText(messages: readonly SlackFacts[], tongue: SlackTongue): string {
  const [first, ...rest] = messages;
  if (first === undefined) return '';
  if (rest.length === 0) return partsOf(first, tongue, LENGTHS.excerpt).join('\n');
  const lines: string[] = [];
  let length = 0;
  for (const message of messages.slice(0, MAX_SLACK_NAMED)) {
    const line = `• ${partsOf(message, tongue, 0).join(' · ')}`;
    length += line.length + 1;
    if (length > MAX_SLACK_TEXT) break;
    lines.push(line);
  }
  const others = messages.length - lines.length;
  const count = new Intl.NumberFormat(tongue.language).format(others);
  return (others > 0 ? [...lines, said(tongue.words.more, { count })] : lines).join('\n');
}

/** Returns the text of a test message for an establishment. */
export function slackTestText(zooName: string, { words }: SlackTongue): string {
  return said(words.test, { zooName: cut(zooName, LENGTHS.title) });
}

/**
 * Returns a text in which nothing acts as Slack's markup: neither links nor mentions such as `<!channel>`.
 * @source https://api.slack.com/reference/surfaces/formatting#escaping
 */
export function escapedForSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function partsOf(message: SlackFacts, { language, words, appUrl }: SlackTongue, excerptLength: number): string[] {
  const { kind, title, places, animals, people, dueAtUnix } = message;
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE });
  const link = appUrl === null ? '' : `<${appUrl}${pathOf(message)}|${escapedForSlack(words.open)}>`;
  return [
    said(words[kind], { title: cut(title, LENGTHS.title) }),
    places === '' ? '' : said(words.places, { names: cut(places, LENGTHS.places) }),
    animals === '' ? '' : said(words.animals, { names: cut(animals, LENGTHS.animals) }),
    people === '' ? '' : said(words.people, { names: cut(people, LENGTHS.people) }),
    dueAtUnix === null ? '' : said(words.due, { time: moment.format(dueAtUnix) }),
    excerptLength === 0 ? '' : said('{{text}}', { text: cut(message.excerpt ?? '', excerptLength) }),
    link.length > LENGTHS.link ? '' : link,
  ].filter((part) => part !== '');
}

function pathOf({ kind, subjectId }: SlackFacts): string {
  return pathOfMessage({ kind: kind === 'task' ? 'taskNew' : kind, subjectId });
}

function said(text: string, values: Readonly<Record<string, string>>): string {
  return escapedForSlack(fill(text, values));
}

/** Counts whole characters, so that no emoji is cut in two. */
function cut(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
