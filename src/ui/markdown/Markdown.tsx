import { Text } from '@mantine/core';
import { lazy, Suspense } from 'react';

// The parser is fetched where a text is shown, and no sooner.
const MarkdownText = lazy(async () => ({ default: (await import('./MarkdownText.tsx')).MarkdownText }));

/** A text in markdown; as it was typed until what draws it has come. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <Suspense
      fallback={
        <Text fz="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      }
    >
      <MarkdownText text={text} />
    </Suspense>
  );
}
