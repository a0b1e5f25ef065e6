import * as z from 'zod/mini';
import { importMappingSchema } from '#domain/animal-import/import-mapping.ts';

/** What a page keeps of an import that is not confirmed: everything but the file, which a browser does not hand out twice. */
const importDraftSchema = z.object({ fileName: z.string(), mapping: importMappingSchema });
export type ImportDraft = z.infer<typeof importDraftSchema>;

/** Returns the draft that was kept in this tab, or null where none was, or one of another version. */
export function importDraftFrom(kept: unknown): ImportDraft | null {
  return importDraftSchema.safeParse(kept).data ?? null;
}
