import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import classes from './MarkdownText.module.css';

type Root = ReturnType<typeof fromMarkdown>;
type MarkdownNode = Root['children'][number];
type Kind = MarkdownNode['type'];
type NodeOf<Of extends Kind> = Extract<MarkdownNode, { readonly type: Of }>;
/** The addresses of links that stand at the end of the text, by their identifiers. */
type Addresses = ReadonlyMap<string, string>;

/** The allowed addresses of links: an address on the web or a mailbox, written in full. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** How each kind of node is drawn. Kinds that are missing here are left out: HTML, pictures from elsewhere. */
const DRAWN: { readonly [Of in Kind]?: (node: NodeOf<Of>, addresses: Addresses) => ReactNode } = {
  text: ({ value }) => value,
  break: () => <br />,
  thematicBreak: () => <hr />,
  paragraph: ({ children }, addresses) => <p>{drawAll(children, addresses)}</p>,
  // A heading of a text is not a heading of the page.
  heading: ({ children }, addresses) => <p className={classes['heading']}>{drawAll(children, addresses)}</p>,
  strong: ({ children }, addresses) => <strong>{drawAll(children, addresses)}</strong>,
  emphasis: ({ children }, addresses) => <em>{drawAll(children, addresses)}</em>,
  delete: ({ children }, addresses) => <del>{drawAll(children, addresses)}</del>,
  blockquote: ({ children }, addresses) => <blockquote>{drawAll(children, addresses)}</blockquote>,
  inlineCode: ({ value }) => <code>{value}</code>,
  code: ({ value }) => (
    <pre>
      <code>{value}</code>
    </pre>
  ),
  link: ({ url, children }, addresses) => <Link url={url}>{drawAll(children, addresses)}</Link>,
  linkReference: ({ identifier, children }, addresses) => (
    <Link url={addresses.get(identifier)}>{drawAll(children, addresses)}</Link>
  ),
  list: drawList,
  table: drawTable,
  footnoteReference: ({ identifier }) => <sup>{identifier}</sup>,
  footnoteDefinition: ({ identifier, children }, addresses) => (
    <div>
      <sup>{identifier}</sup> {withoutParagraphs(children, addresses)}
    </div>
  ),
};

/** A text in markdown that somebody typed, drawn without anything that could act: see markdown-attacks.test.tsx. */
export function MarkdownText({
  text,
  syntax,
}: {
  readonly text: string;
  /** syntax beyond plain markdown */
  readonly syntax?: Options;
}) {
  const { children } = fromMarkdown(text, syntax);
  return <div className={classes['text']}>{drawAll(children, addressesIn(children))}</div>;
}

function drawAll(nodes: readonly MarkdownNode[], addresses: Addresses): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={node.position?.start.offset ?? index}>{draw(node, addresses)}</Fragment>
  ));
}

function draw<Of extends Kind>(node: NodeOf<Of>, addresses: Addresses): ReactNode {
  return DRAWN[node.type]?.(node, addresses);
}

/** Returns what the nodes say on one line after another: the texts of a list without blank lines are no paragraphs. */
function withoutParagraphs(nodes: readonly MarkdownNode[], addresses: Addresses): ReactNode {
  return drawAll(
    nodes.flatMap((node): readonly MarkdownNode[] => (node.type === 'paragraph' ? node.children : [node])),
    addresses,
  );
}

function drawList({ ordered, start, spread, children }: NodeOf<'list'>, addresses: Addresses): ReactNode {
  const isLoose = spread === true || children.some((item) => item.spread === true);
  const items = children.map((item, index) => (
    <li key={item.position?.start.offset ?? index}>
      {typeof item.checked === 'boolean' && (item.checked ? '☑ ' : '☐ ')}
      {isLoose ? drawAll(item.children, addresses) : withoutParagraphs(item.children, addresses)}
    </li>
  ));
  return ordered === true ? <ol start={start ?? 1}>{items}</ol> : <ul>{items}</ul>;
}

function drawTable({ align, children: [head, ...rows] }: NodeOf<'table'>, addresses: Addresses): ReactNode {
  const cells = (row: NodeOf<'tableRow'> | undefined, Cell: 'th' | 'td') =>
    row?.children.map((cell, column) => (
      <Cell key={cell.position?.start.offset ?? column} align={align?.[column] ?? undefined}>
        {drawAll(cell.children, addresses)}
      </Cell>
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- hidden columns must be reachable by keyboard
    <div className={classes['scroll']} tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.position?.start.offset ?? index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Link({ url, children }: { readonly url: string | undefined; readonly children: ReactNode }) {
  if (url === undefined || !SAFE_ADDRESS.test(url)) return <span>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** Returns the addresses that the text defines, the first one of each identifier, also inside of quotes and lists. */
function addressesIn(nodes: readonly MarkdownNode[], found = new Map<string, string>()): Addresses {
  for (const node of nodes) {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node.url);
    if ('children' in node) addressesIn(node.children, found);
  }
  return found;
}
