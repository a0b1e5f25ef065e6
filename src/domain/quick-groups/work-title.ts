import { type AppError, appError } from '../errors/app-error.ts';
import { nameFault } from '../text/plain-name.ts';

export const OBJECTIVE_TITLE_LENGTH = 100;
export const ACTION_TITLE_LENGTH = 200;

/** Returns what is wrong with a tidy title: 'evaluation/title-required', 'generic/invalid-input'; nothing when it is good. */
export function titleErrors(title: string, longest: number): { readonly title?: AppError } {
  const fault = nameFault(title, longest);
  if (fault === null) return {};
  return { title: appError(fault === 'missing' ? 'evaluation/title-required' : 'generic/invalid-input') };
}
