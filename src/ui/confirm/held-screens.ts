import type { ConfirmTexts } from './confirm.ts';

/** The questions before the screen is left, one for each part with unsaved content; the latest is asked first. */
const questions = new Map<symbol, () => ConfirmTexts>();

/** Keeps the screen from being left without `question`. Returns a function that releases it. */
export function holdScreen(question: () => ConfirmTexts): () => void {
  const holder = Symbol('holder');
  questions.set(holder, question);
  return () => void questions.delete(holder);
}

/** Returns the question to ask before the screen is left; null when nothing would be lost. */
export function questionBeforeLeaving(): ConfirmTexts | null {
  return [...questions.values()].at(-1)?.() ?? null;
}
