import * as z from 'zod/mini';

/** The choices of an import that was not confirmed: the ids that names of files mean, by `wordKey`. */
const importDraftSchema = z.object({ matches: z.record(z.string(), z.string()) });
export type ImportDraft = z.infer<typeof importDraftSchema>;

/** Returns the choices kept in this tab; none where there are none, or those of another version. */
export function importDraftFrom(kept: unknown): ImportDraft {
  return importDraftSchema.safeParse(kept).data ?? { matches: {} };
}

/** Returns the choices after a name was given a meaning; null takes it back. */
export function withMatch({ matches }: ImportDraft, key: string, id: string | null): ImportDraft {
  const others = Object.entries(matches).filter(([known]) => known !== key);
  return { matches: Object.fromEntries(id === null ? others : [...others, [key, id]]) };
}
