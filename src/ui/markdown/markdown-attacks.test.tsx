import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { WideMarkdownText } from './WideMarkdownText.tsx';

const JAVASCRIPT = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java%0ascript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&Tab;javascript:alert(1)',
  'java&NewLine;script:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'file:///etc/passwd',
  'blob:https://x.example/1',
  'filesystem:https://x.example/1',
  'view-source:https://x.example',
  'ftp://x.example',
  'tel:+33123456789',
  '//x.example',
  '/Dashboard',
  '#top',
  '\\\\x.example\\share',
  'https:x.example',
];
const LINKS = JAVASCRIPT.flatMap((address) => [`[lire](${address})`, `[lire](<${address}>)`, `<${address}>`]);
const HTML = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://x.example/a.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://x.example/pixel.gif">',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://x.example/a.swf"></object>',
  '<embed src="https://x.example/a.swf">',
  '<a href="javascript:alert(1)">lire</a>',
  '<a href="https://x.example" onclick="alert(1)">lire</a>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video src=x onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<input autofocus onfocus=alert(1)>',
  '<form action="https://x.example"><input name=a></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<style>body{background:url(https://x.example/a)}</style>',
  '<link rel=stylesheet href=https://x.example/a.css>',
  '<meta http-equiv=refresh content="0;url=https://x.example">',
  '<base href="https://x.example/">',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p style="position:fixed;inset:0">x</p>',
  '<div id="root">x</div>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<x onpointerenter=alert(1) contenteditable>x</x>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=&#97;lert(1)>',
  '<table background="https://x.example/a"><tr><td>x</td></tr></table>',
  '<portal src="https://x.example"></portal>',
  '<portal src="https://x.example"/> **gras**',
];
const MARKDOWN = [
  '![pixel](https://x.example/pixel.gif)',
  '![pixel](javascript:alert(1))',
  '![x](x "onerror=alert(1)")',
  '[![pixel](https://x.example/a.gif)](javascript:alert(1))',
  '[lire]: javascript:alert(1)\n\n[lire]',
  '[lire]: https://x.example "a\\" onclick=\\"alert(1)"\n\n[lire]',
  '[lire](https://x.example "\\" onmouseover=\\"alert(1)")',
  '[lire](javascript:alert(1) "https://x.example")',
  '```html\n<script>alert(1)</script>\n```',
  '`<img src=x onerror=alert(1)>`',
  '    <script>alert(1)</script>',
  '- [ ] <input onfocus=alert(1)>\n- [x] fait',
  'note[^1]\n\n[^1]: <script>alert(1)</script>',
  '| a |\n| --- |\n| <img src=x onerror=alert(1)> |',
  '> <iframe src=https://x.example></iframe>',
  '# <style>*{display:none}</style>',
  '**<b onclick=alert(1)>x</b>**',
  '\\<script>alert(1)\\</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'www.x.example" onclick="alert(1)',
];
const ATTACKS = [...LINKS, ...HTML, ...MARKDOWN];

const TAGS =
  'script,style,iframe,img,svg,object,embed,video,audio,form,input,button,link,meta,base,math,template,portal';

function drawn(text: string): HTMLElement {
  const { container } = render(
    <ThemeProvider accent="a" colorScheme="light" env="test">
      <main>
        <WideMarkdownText text={text} />
      </main>
    </ThemeProvider>,
  );
  return container.querySelector('main') as HTMLElement;
}

describe('a text in markdown', () => {
  it.each(ATTACKS)('does nothing with %j', (attack) => {
    const main = drawn(attack);
    expect([...main.querySelectorAll(TAGS)].map(({ tagName }) => tagName)).toEqual([]);
    const attributes = [...main.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => /^on|^style$|^srcdoc$|^src$|^id$|^background$/i.test(name))).toEqual([]);
    for (const link of main.querySelectorAll('a')) {
      expect(link.protocol).toMatch(/^(?:https?|mailto):$/);
      expect(link.rel).toContain('noopener');
    }
  });

  it('is tried with more than sixty attacks, each once', () => {
    expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
    expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
  });

  it('has bold, lists, tables, headings of its own and links', () => {
    const main = drawn(
      '# Travaux\n\nLe pont est **fermé**.\n\n- un\n- deux\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n' +
        '[plan](https://x.example/plan), <mailto:a@x.example>, https://y.example',
    );
    expect(main.querySelector('strong')).toHaveTextContent('fermé');
    expect(main.querySelectorAll('li')).toHaveLength(2);
    expect(main.querySelectorAll('td')).toHaveLength(2);
    expect(main.querySelectorAll('h1,h2,h3')).toHaveLength(0);
    expect([...main.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'https://x.example/plan',
      'mailto:a@x.example',
      'https://y.example/',
    ]);
  });

  it('has numbered lists from their first number, lines of boxes, struck words, code and rulers', () => {
    const main = drawn('3. trois\n4. quatre\n\n- [x] fait\n- [ ] reste\n\n~~non~~ `a < b`\n\n---\n\nune  \nligne');
    expect(main.querySelector('ol')?.start).toBe(3);
    expect([...main.querySelectorAll('ul li')].map((item) => item.textContent)).toEqual(['☑ fait', '☐ reste']);
    expect(main.querySelector('del')).toHaveTextContent('non');
    expect(main.querySelector('code')).toHaveTextContent('a < b');
    expect(main.querySelectorAll('hr, br')).toHaveLength(2);
  });

  it('has paragraphs in a list with blank lines only', () => {
    expect(drawn('- un\n- deux').querySelectorAll('li p')).toHaveLength(0);
    expect(drawn('- un\n\n- deux').querySelectorAll('li p')).toHaveLength(2);
  });

  it('resolves addresses at its end, the first of a name, and leaves dangerous ones out', () => {
    const main = drawn(
      '[plan], [autre][b]\n\n> [plan]: https://x.example/1\n\n[plan]: https://x.example/2\n[b]: javascript:x',
    );
    expect([...main.querySelectorAll('a')].map(({ href, textContent }) => [href, textContent])).toEqual([
      ['https://x.example/1', 'plan'],
    ]);
    expect(main).toHaveTextContent('plan, autre');
  });

  it('aligns the columns of a table as it says, and has notes with their sign', () => {
    const main = drawn('| a | b |\n| --- | --: |\n| 1 | 2 |\n\nvu[^1]\n\n[^1]: par **Ana**');
    expect([...main.querySelectorAll('td')].map((cell) => cell.align)).toEqual(['', 'right']);
    expect([...main.querySelectorAll('sup')].map(({ textContent }) => textContent)).toEqual(['1', '1']);
    expect(main).toHaveTextContent('1 par Ana');
  });
});
