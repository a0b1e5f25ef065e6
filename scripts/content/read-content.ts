import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type ReferenceContent, referenceContentSchema } from '../../src/domain/bibliography/reference.ts';
import type { QuestionContent } from '../../src/domain/questions/question.ts';
import { questionInputShape } from '../../src/domain/questions/question-input.ts';

/** A question of the files: its content under its id. */
export type WrittenQuestion = QuestionContent & { readonly questionId: string };
/** A source of the files. */
export type WrittenReference = ReferenceContent & { readonly referenceId: string };

const questionRow = z.strictObject({ questionId: z.string().check(z.minLength(1)), ...questionInputShape });
const referenceRow = z.strictObject({
  referenceId: z.string().check(z.minLength(1)),
  ...referenceContentSchema.shape,
});

/** Returns the questions that come with the product, from all their files. Throws for an invalid one, with its file. */
export function readQuestions(): WrittenQuestion[] {
  return questionFiles().flatMap(({ questions }) => questions);
}

/** Returns the questions by the name of their file. */
export function questionFiles(): { readonly file: string; readonly questions: WrittenQuestion[] }[] {
  const folder = join(import.meta.dirname, 'questions');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((file) => ({ file, questions: readRows(join('questions', file), questionRow) }));
}

/** Returns the sources that come with the product. Throws for an invalid one. */
export function readBibliography(): WrittenReference[] {
  return readRows('bibliography.json', referenceRow);
}

function readRows<Row extends z.ZodMiniType>(file: string, row: Row): z.infer<Row>[] {
  const rows = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as unknown[];
  return rows.map((one, number) => {
    const read = row.safeParse(one);
    if (!read.success) throw new Error(`${file}, entry ${number + 1}: ${read.error.issues[0]?.path.join('.')}`);
    return read.data;
  });
}
