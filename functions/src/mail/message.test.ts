import { describe, expect, it } from 'vitest';
import { MAIL_TEXTS } from './mail-texts.ts';
import { composeMessage } from './message.ts';

const message = composeMessage({
  language: 'en',
  to: { name: 'Ana', address: 'ana@parc.example' },
  texts: MAIL_TEXTS.en.passwordReset,
  values: { name: `<b>Ana</b> & "Co"`, sender: "Ben\nO'Hara", zooName: 'Parc' },
  link: 'https://enclos.example/a?b=1&c="2"#x',
});

describe('a message', () => {
  it('has the same words as text and as a page', () => {
    expect(message.subject).toBe('Choose a new password');
    expect(message.text).toContain(`Hello <b>Ana</b> & "Co",`);
    expect(message.text).toContain("Ben O'Hara, of Parc, sends you this link");
    expect(message.text).toContain('\nhttps://enclos.example/a?b=1&c="2"#x\n');
    expect(message.html).toContain('Ben O&#39;Hara, of Parc, sends you this link');
  });
  it('shows names and links as they are written, never as tags', () => {
    expect(message.html).toContain('Hello &lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Co&quot;,');
    expect(message.html).toContain('href="https://enclos.example/a?b=1&amp;c=&quot;2&quot;#x"');
  });
  it('loads nothing from elsewhere and declares its language', () => {
    expect(message.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
    expect(message.html).toContain('<html lang="en">');
  });
});
