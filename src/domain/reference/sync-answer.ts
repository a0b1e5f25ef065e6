import * as z from 'zod/mini';
import { questionInputShape } from '../questions/question-input.ts';

/** The most rows of each kind in one answer: they are written in one commit, which holds 10 MiB. */
export const SYNC_MAX_ROWS = { species: 5_000, families: 1_000, orders: 300, questions: 3_000 } as const;

/** Bytes of a whole answer; written as documents it takes at most twice as many. */
export const SYNC_MAX_BYTES = 5_000_000;

/** The id of a document: these become paths. */
const id = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}]+$/u));
const name = z.string().check(z.maxLength(300));

/**
 * A species as one environment sends it to another. Each environment decides for itself whether it is under review, and
 * why.
 * @source specification, point 3 "Species"
 */
export const syncedSpecies = z.strictObject({
  specieId: id,
  specieName: name,
  specieLatinName: name,
  familyId: z.nullable(id),
  orderId: z.nullable(id),
  specieFamily: z.nullable(
    z.strictObject({ familyId: z.nullable(id), familyOrder: z.nullable(z.strictObject({ orderId: z.nullable(id) })) }),
  ),
});
/** @source specification, point 3 "Family" */
export const syncedFamily = z.strictObject({
  familyId: id,
  familyName: name,
  familyLatinName: name,
  familyOrder: z.nullable(z.strictObject({ orderId: z.nullable(id) })),
});
/** @source specification, point 3 "Order" */
export const syncedOrder = z.strictObject({ orderId: id, orderName: name, orderLatinName: name });
/**
 * A question as it was published last, or archived; drafts stay where they are written.
 * @source specification, point 3 "Questions"
 */
export const syncedQuestion = z.strictObject({
  questionId: id,
  status: z.enum(['published', 'archived']),
  version: z.int().check(z.minimum(1)),
  ...questionInputShape,
});
export type SyncedQuestion = z.infer<typeof syncedQuestion>;

/**
 * Reference data of one environment, as `syncBack` answers them and another environment takes them: wholly or not at
 * all.
 */
export const syncData = z.strictObject({
  species: listOf(syncedSpecies, 'specieId', SYNC_MAX_ROWS.species),
  families: listOf(syncedFamily, 'familyId', SYNC_MAX_ROWS.families),
  orders: listOf(syncedOrder, 'orderId', SYNC_MAX_ROWS.orders),
  questions: listOf(syncedQuestion, 'questionId', SYNC_MAX_ROWS.questions),
});
export type SyncData = z.infer<typeof syncData>;

/** The whole answer of another environment that succeeded. @source specification, point 7 */
export const syncAnswer = z.strictObject({ success: z.literal(true), data: syncData });

/**
 * Returns the data of an answer, or the path of its first fault ('data.species.12.specieName'); '' means the answer as
 * a whole.
 */
export function readSyncAnswer(answer: unknown): { readonly data: SyncData } | { readonly wrongAt: string } {
  const parsed = syncAnswer.safeParse(answer);
  if (parsed.success) return { data: parsed.data.data };
  return { wrongAt: (parsed.error.issues[0]?.path ?? []).join('.') };
}

/** A list that refuses two rows of one id, since chance would decide which of them is written. */
function listOf<Row extends z.ZodMiniType>(row: Row, key: string, longest: number) {
  return z.array(row).check(
    z.maxLength(longest),
    z.refine((rows) => new Set(rows.map((one) => (one as Record<string, unknown>)[key])).size === rows.length),
  );
}
