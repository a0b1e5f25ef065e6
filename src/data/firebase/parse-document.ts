import type * as z from 'zod/mini';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';

/** Returns the entity, or 'generic/bad-document' with the document's id and its first wrong field. */
export function parseDocument<T>(schema: z.ZodMiniType<T>, id: string, data: unknown): Result<T> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return ok(parsed.data);
  return fail(appError('generic/bad-document', { id, field: parsed.error.issues[0]?.path.join('.') ?? '' }));
}
