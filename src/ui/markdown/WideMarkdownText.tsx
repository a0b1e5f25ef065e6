import remarkGfm from 'remark-gfm';
import { MarkdownText } from './MarkdownText.tsx';

const REMARK = [remarkGfm];

/** A text in markdown with tables, struck words and bare addresses. */
export function WideMarkdownText({ text }: { readonly text: string }) {
  return <MarkdownText text={text} remarkPlugins={REMARK} />;
}
