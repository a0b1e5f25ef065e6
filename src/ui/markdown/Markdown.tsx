import { Text } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { isWide } from './is-wide.ts';

// The parser is loaded when a text is shown, and its rarely needed parts only with a text that needs them.
const plain = drawnLater(async () => (await import('./MarkdownText.tsx')).MarkdownText);
const wide = drawnLater(async () => (await import('./WideMarkdownText.tsx')).WideMarkdownText);

/**
 * Loads the code that draws these texts, so that they are drawn at once when they are shown; without it they are drawn
 * later.
 */
export async function prepareMarkdown(texts: readonly string[]): Promise<void> {
  await Promise.all(texts.map((text) => (isWide(text) ? wide : plain).fetch()));
}

/** A text in markdown; shown as it was typed until the code that draws it is loaded. */
export function Markdown({ text }: { readonly text: string }) {
  const needsMore = isWide(text);
  return <DrawnText key={String(needsMore)} drawing={needsMore ? wide : plain} text={text} />;
}

function DrawnText({ drawing, text }: { readonly drawing: ReturnType<typeof drawnLater>; readonly text: string }) {
  // Chosen once: a drawn text keeps its component when the same one arrives by another import.
  const [Drawn] = useState(() => drawing.ready() ?? drawing.Later);
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

type Drawing = ComponentType<{ readonly text: string }>;

/** Returns a component that is loaded when it is first drawn, or before. */
function drawnLater(load: () => Promise<Drawing>) {
  let fetched: Drawing | null = null;
  const fetch = async () => (fetched ??= await load());
  return { ready: () => fetched, fetch, Later: lazy(async () => ({ default: await fetch() })) };
}
