import * as z from 'zod/mini';
import type { Contract } from './contract.ts';
import { deviceKey } from './sign-in.ts';

/** A person sees on which devices they are signed in. A device without a name gets ''. */
export const ownSessionsContract = {
  name: 'ownSessions',
  request: z.strictObject({ device: deviceKey }),
  data: z.object({
    /** the newest first */
    sessions: z.array(z.object({ name: z.string(), signedInAtUnix: z.number(), isThisDevice: z.boolean() })),
  }),
} as const satisfies Contract;
export type OwnSession = z.infer<typeof ownSessionsContract.data>['sessions'][number];

/**
 * A person ends all of their sessions, also the one that asks: the page signs in anew with the password just typed. The
 * list of devices keeps the one that asks.
 */
export const endOwnSessionsContract = {
  name: 'endOwnSessions',
  request: z.strictObject({ device: deviceKey }),
  data: z.object({}),
} as const satisfies Contract;
