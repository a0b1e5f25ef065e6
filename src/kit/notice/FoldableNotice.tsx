import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { FoldedNotice } from './FoldedNotice.tsx';

/** A notice as a card, or as one line once it is folded; the focus stays with it when it folds. */
export function FoldableNotice({
  title,
  note,
  isFolded,
  children,
}: {
  readonly title: string;
  /** that it was read, and when */
  readonly note: string;
  readonly isFolded: boolean;
  /** the card */
  readonly children: ReactNode;
}) {
  const place = useFocusKept<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {isFolded ? (
        <FoldedNotice title={title} note={note}>
          {children}
        </FoldedNotice>
      ) : (
        children
      )}
    </div>
  );
}

/** The button in a card that folds it. */
export function FoldButton({ onFold }: { readonly onFold: (() => void) | undefined }) {
  const { t } = useTranslation('words');
  return (
    <Button
      variant="subtle"
      size="sm"
      mih={44}
      px="xs"
      ms="calc(-1 * var(--mantine-spacing-xs))"
      style={{ placeSelf: 'start' }}
      onClick={onFold}
    >
      {t('foldAway')}
    </Button>
  );
}
