import { answerOf } from '../answer.ts';
import { api } from '../api.ts';

export const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for an address of an exported file that opens for one hour; nobody but its owner and admins gets one. */
    exportAddress: build.mutation<{ url: string; expiresAtUnix: number }, { storageRef: string }>({
      queryFn: async (request) => answerOf(await (await import('./export-call.ts')).signedAddress(request)),
    }),
  }),
});

export const { useExportAddressMutation } = exportsApi;
