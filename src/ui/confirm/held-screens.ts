import type { ConfirmTexts } from './confirm.ts';

/** What is asked before the screen is left, by each that holds something unsaved; the latest is asked first. */
const questions = new Map<symbol, () => ConfirmTexts>();

/** Keeps the screen from being left without `question`. Returns what lets it go. */
export function holdScreen(question: () => ConfirmTexts): () => void {
  const holder = Symbol('holder');
  questions.set(holder, question);
  return () => void questions.delete(holder);
}

/** Returns what to ask before the screen is left; null when nothing would be lost. */
export function questionBeforeLeaving(): ConfirmTexts | null {
  return [...questions.values()].at(-1)?.() ?? null;
}
