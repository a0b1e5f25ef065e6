import { appError, type AppError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';

const REF = /^[A-Z0-9-]+$/;

type RefCodes = { readonly required: ErrorCode; readonly invalid: ErrorCode; readonly exists: ErrorCode };

/**
 * Returns the fault of a tidy reference, such as 'HOU-SPACE-01', against those that are taken; null for none.
 * @param length the least and the greatest number of characters
 * @param codes the failures of the area that the reference belongs to
 */
export function refError(
  ref: string,
  taken: ReadonlySet<string>,
  { min, max }: { readonly min: number; readonly max: number },
  codes: RefCodes,
): AppError | null {
  if (ref === '') return appError(codes.required);
  if (ref.length < min || ref.length > max || !REF.test(ref)) return appError(codes.invalid, { min, max });
  return taken.has(ref) ? appError(codes.exists) : null;
}
