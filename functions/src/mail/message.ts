import type { Language } from '../../../src/domain/users/language.ts';
import { fill } from '../../../src/domain/text/fill.ts';
import { MAIL_TEXTS, type MessageTexts } from './mail-texts.ts';

/** A message before it is sent: head lines, and the same words as plain text and as a page. */
export type Message = {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** The parts of a message. */
type Parts = {
  readonly language: Language;
  readonly to: Message['to'];
  readonly texts: MessageTexts;
  readonly values: Readonly<Record<string, string>>;
  /** lines of a list below the text */
  readonly items?: readonly string[];
  /** address of its one button */
  readonly link: string;
};

/**
 * Returns the message of these texts in the person's language: greeting, text, list, one button, expiry, and a note for
 * people who did not ask for it.
 */
export function composeMessage({ language, to, texts, values, items = [], link }: Parts): Message {
  const { linkHint, signature } = MAIL_TEXTS[language];
  const said = (text: string) => fill(text, values);
  const subject = said(texts.subject);
  const [greeting, text, action, until, ignore] = [
    said(texts.greeting),
    said(texts.text),
    said(texts.action),
    said(texts.until),
    said(texts.ignore),
  ] as const;
  return {
    to,
    subject,
    text: [greeting, text, ...listed(items), `${action}\n${link}`, until, ignore, signature].join('\n\n').concat('\n'),
    html: page(language, subject, [
      paragraph(greeting),
      paragraph(text),
      ...(items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`]),
      `<p style="margin:24px 0"><a href="${escaped(link)}" style="${BUTTON}">${escaped(action)}</a></p>`,
      paragraph(until),
      paragraph(ignore),
      `<p style="color:#555;font-size:14px">${escaped(linkHint)}<br>${escaped(link)}</p>`,
      `<p style="color:#555;font-size:14px">${escaped(signature)}</p>`,
    ]),
  };
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1c5d3a;color:#fff;text-decoration:none;font-weight:600';

function listed(items: readonly string[]): string[] {
  return items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')];
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

/** The page loads nothing from elsewhere, so that nobody learns when it is opened. */
function page(language: Language, title: string, body: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#222">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
${body.join('\n')}
</div>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
