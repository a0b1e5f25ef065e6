import { Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { isWide } from './is-wide.ts';

// The parser is fetched where a text is shown, and no sooner; what few texts need, with those.
const MarkdownText = lazy(async () => ({ default: (await import('./MarkdownText.tsx')).MarkdownText }));
const WideMarkdownText = lazy(async () => ({ default: (await import('./WideMarkdownText.tsx')).WideMarkdownText }));

/** A text in markdown; as it was typed until what draws it has come. */
export function Markdown({ text }: { readonly text: string }) {
  const Drawn = isWide(text) ? WideMarkdownText : MarkdownText;
  return (
    <Suspense
      fallback={
        <Text fz="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      }
    >
      <Drawn text={text} />
    </Suspense>
  );
}
