import * as z from 'zod/mini';
import { importMappingSchema } from '#domain/animal-import/import-mapping.ts';

/** The kept state of an unconfirmed import: everything but the file, which a browser does not hand out twice. */
const importDraftSchema = z.object({ fileName: z.string(), mapping: importMappingSchema });
export type ImportDraft = z.infer<typeof importDraftSchema>;

/** Returns the draft kept in this tab; null when there is none, or one of another version. */
export function importDraftFrom(kept: unknown): ImportDraft | null {
  return importDraftSchema.safeParse(kept).data ?? null;
}
