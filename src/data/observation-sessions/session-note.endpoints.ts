import { VISITS } from '#domain/collections/visits.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { api } from '../api.ts';
import { localWrite, type Nothing } from '../write-endpoints.ts';

type ChangedNote = Pick<ObservationSession, 'visitId' | 'note'> & { readonly userId: string };

const sessionNoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the note of one's own session, also after its end; without a network it is sent later. */
    changeSessionNote: build.mutation<Nothing, ChangedNote>(
      localWrite(
        (repositories) => repositories.documents(),
        (documents, { visitId, note, userId }) =>
          documents.change(VISITS, { id: visitId, userId, fields: { note }, otherwise: 'session/save-failed' }),
      ),
    ),
  }),
});

export const { useChangeSessionNoteMutation } = sessionNoteApi;
