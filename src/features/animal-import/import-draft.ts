import * as z from 'zod/mini';
import { cellCorrections } from '#domain/animal-import/corrected-rows.ts';
import { IMPORT_ANSWERS } from '#domain/animal-import/import-answers.ts';
import { importMappingSchema } from '#domain/animal-import/import-mapping.ts';
import { rowSameness } from '#domain/animal-import/row-sameness.ts';

/** The decisions about the rows of one file: they apply to the same file alone. */
const rowChoices = z.object({
  answers: z.array(z.enum(IMPORT_ANSWERS)),
  corrections: cellCorrections,
  sameness: z.array(rowSameness),
  /** lines that people left out */
  leftOut: z.array(z.int()),
});
export type RowChoices = z.infer<typeof rowChoices>;

export const NO_CHOICES: RowChoices = { answers: [], corrections: [], sameness: [], leftOut: [] };

/** The kept state of an unconfirmed import: everything but the file, which a browser does not hand out twice. */
const importDraftSchema = z.object({
  fileName: z.string(),
  /** tells whether the same file was chosen again: its size in bytes */
  fileSize: z.int(),
  mapping: importMappingSchema,
  choices: rowChoices,
});
export type ImportDraft = z.infer<typeof importDraftSchema>;

/** Returns the draft kept in this tab; null when there is none, or one of another version. */
export function importDraftFrom(kept: unknown): ImportDraft | null {
  return importDraftSchema.safeParse(kept).data ?? null;
}

/** Returns the kept decisions about a file; none for another file. */
export function choicesFor(draft: ImportDraft | null, file: { readonly name: string; readonly size: number }) {
  return draft?.fileName === file.name && draft.fileSize === file.size ? draft.choices : NO_CHOICES;
}
