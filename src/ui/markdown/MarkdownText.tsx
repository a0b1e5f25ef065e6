import type { ComponentProps, ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import classes from './MarkdownText.module.css';

/** The allowed addresses of links: an address on the web or a mailbox, written in full. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** The allowed elements. Everything else is left out: HTML, pictures from elsewhere, forms. */
const DRAWN: Options = {
  tagNames: [
    ...['p', 'br', 'hr', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
};

function Link({ href, children }: ComponentProps<'a'>) {
  if (href === undefined || !SAFE_ADDRESS.test(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

// A heading of a text is not a heading of the page.
function Heading({ children }: { readonly children?: ReactNode }) {
  return <p className={classes['heading']}>{children}</p>;
}

function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- hidden columns must be reachable by keyboard
    <div className={classes['scroll']} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

const COMPONENTS: Components = {
  a: Link,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  table: ScrollingTable,
};
const REHYPE: ComponentProps<typeof ReactMarkdown>['rehypePlugins'] = [[rehypeSanitize, DRAWN]];

/** A text in markdown that somebody typed, drawn without anything that could act: see markdown-attacks.test.tsx. */
export function MarkdownText({
  text,
  remarkPlugins,
}: {
  readonly text: string;
  /** syntax beyond plain markdown */
  readonly remarkPlugins?: ComponentProps<typeof ReactMarkdown>['remarkPlugins'];
}) {
  return (
    <div className={classes['text']}>
      <ReactMarkdown skipHtml remarkPlugins={remarkPlugins} rehypePlugins={REHYPE} components={COMPONENTS}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
