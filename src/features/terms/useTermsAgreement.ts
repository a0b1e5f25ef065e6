import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** The terms being read and accepted. */
export type TermsAgreement = {
  readonly isRead: boolean;
  readonly agrees: boolean;
  /** the reason why `check` failed */
  readonly missing: 'reading' | 'agreement' | null;
  readonly text: RefObject<HTMLElement | null>;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly look: () => void;
  readonly setAgrees: (agrees: boolean) => void;
  /**
   * Returns whether the text was read to its end and the box ticked. If not, it shows a message and moves the focus to
   * what is missing.
   */
  check(): boolean;
};

/** Distance to the end that still counts as read, in pixels: zoom makes it a fraction. */
const NEAR_END_PX = 8;

/**
 * Returns the state of reading and agreeing; `isShown` is false while a form shows another step than that of the terms.
 */
export function useTermsAgreement(isShown = true): TermsAgreement {
  const [isRead, setIsRead] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const [missing, setMissing] = useState<TermsAgreement['missing']>(null);
  const text = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);

  const look = useCallback(() => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = text.current ?? {};
    if (scrollHeight - scrollTop - clientHeight <= NEAR_END_PX) setIsRead(true);
  }, []);
  // On a tall screen the whole text is visible at once.
  useEffect(() => {
    if (isShown) look();
  }, [isShown, look]);

  const check = () => {
    const next = isRead ? (agrees ? null : 'agreement') : 'reading';
    setMissing(next);
    if (next === 'reading') text.current?.focus();
    if (next === 'agreement') box.current?.focus();
    return next === null;
  };
  return { isRead, agrees, missing, text, box, look, setAgrees, check };
}
