import * as z from 'zod/mini';
import type { OpenScan } from './scan-recorder.ts';
import { OLDER_SESSION, scanInteractionSchema, scanRecordSchema, SESSION_STATUSES, sessionSchema } from './session.ts';

/** How the observer ended a session; the server may not know it yet. */
export const sessionEndSchema = z.object({
  status: z.enum(SESSION_STATUSES),
  note: z.string(),
  endedAtUnix: z.int(),
});
export type SessionEnd = z.infer<typeof sessionEndSchema>;

/** A head that was kept before a field existed is read like an older document. */
const keptHeadSchema = z.pipe(
  z.transform((found: unknown) => ({ ...OLDER_SESSION, ...(found as object | null) })),
  sessionSchema,
);

/** An older version of the app kept no full records. */
const fullIdsSchema = z.pipe(
  z.transform((found: unknown) => found ?? []),
  z.array(z.string()),
);

/** A session as this device keeps it beside its journal, until the server has everything. */
export const keptSessionSchema = z.object({
  /** the head as it was at the start here, or as the server had it when this device joined */
  session: keptHeadSchema,
  /** the person who records */
  userId: z.string(),
  /** the record of this device to which entries are sent, and its records before that, which are full */
  deviceId: z.string(),
  fullIds: fullIdsSchema,
  /** the server has the head and the record of this device */
  isOpened: z.boolean(),
  /** the scan that is not closed yet */
  open: z.nullable(
    z.object({
      number: z.int(),
      atUnix: z.int(),
      isCorrection: z.boolean(),
      records: z.array(scanRecordSchema),
      interactions: z.array(scanInteractionSchema),
    }),
  ),
  end: z.nullable(sessionEndSchema),
  /** the server knows the end */
  isEndSafe: z.boolean(),
  /** why the server refused the session as a whole, or its end; null for no refusal */
  refusal: z.nullable(z.string()),
});
export type KeptSession = Omit<z.infer<typeof keptSessionSchema>, 'open'> & { readonly open: OpenScan | null };
