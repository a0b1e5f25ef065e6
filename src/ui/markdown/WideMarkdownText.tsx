import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { MarkdownText } from './MarkdownText.tsx';

const SYNTAX = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** A text in markdown with tables, struck words, boxes to tick and bare addresses. */
export function WideMarkdownText({ text }: { readonly text: string }) {
  return <MarkdownText text={text} syntax={SYNTAX} />;
}
