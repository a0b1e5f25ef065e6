import * as z from 'zod/mini';
import { mailAddress } from '../shared/field-shapes.ts';
import type { Contract } from './contract.ts';

/** A random text that a browser keeps, by which the server recognises it. */
export const deviceKey = z.string().check(z.minLength(20), z.maxLength(100));

/**
 * A person signs in with address and password. The server counts failures (`users/sign-in-limits.ts`); a locked address
 * gets 'auth/locked', whether it has an account or not. The answer is a token for the sign-in service; null where the
 * server does not check passwords, and the browser asks the service itself.
 */
export const signInContract = {
  name: 'signIn',
  request: z.strictObject({
    userMail: mailAddress,
    password: z.string().check(z.minLength(1), z.maxLength(4_096)),
    /** a random text that the browser keeps: a device that signed in before is counted apart */
    device: deviceKey,
  }),
  data: z.object({
    token: z.nullable(z.string()),
    /** the service ended older sessions, and the rules do not know yet: the first callable of the new session tells them */
    endsOlder: z.boolean(),
  }),
} as const satisfies Contract;
