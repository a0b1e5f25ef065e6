import { reportError } from '#lib/log.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { renewSession } from '../auth/auth.repository.ts';

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A pending person chooses a password; the session goes on with it. */
    activateAccount: build.mutation<{ userId: string }, { newPassword: string }>({
      async queryFn(request) {
        const { activateAccount } = await import('./account-calls.ts');
        const activated = await activateAccount(request);
        if (activated.ok) {
          // The account is active either way: at worst the person is asked to sign in once more.
          const renewed = await renewSession(request.newPassword);
          if (!renewed.ok) reportError(new Error(renewed.error.code), { where: 'data/callables/activate' });
        }
        return answerOf(activated);
      },
    }),
  }),
});

export const { useActivateAccountMutation } = accountsApi;
