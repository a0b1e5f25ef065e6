import type { Excluding } from '#domain/observation-sessions/focal-recorder.ts';
import type { InvalidateSessionRequest } from '#domain/callables/observation-sessions.ts';
import type { ObservationSession, SessionRecord } from '#domain/observation-sessions/session.ts';
import type { Result } from '#domain/shared/result.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf, type Repositories } from '../dependencies.ts';
import type { Listed } from '../listed.ts';
import { liveQuery } from '../live/live-query.ts';
import type { RecordsQuestion, SessionsQuestion } from './observation-sessions.repository.ts';
import type { SessionOnDevice } from './session-on-device.ts';
import type { NewSession } from './sessions-of-device.ts';

const open = (repositories: Repositories) => repositories.observationSessions();

const observationSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sessions, live, the latest first: of an establishment, a campaign, an enclosure, an observer. */
    observationSessions: build.query<Listed<ObservationSession>, SessionsQuestion>(
      liveQuery<Listed<ObservationSession>, SessionsQuestion>(
        'observationSessions',
        async (repositories, question, watcher) => (await open(repositories)).watchList(question, watcher),
      ),
    ),
    /** The head of one session, live. */
    observationSession: build.query<ObservationSession, string>(
      liveQuery<ObservationSession, string>('observationSession', async (repositories, visitId, watcher) =>
        (await open(repositories)).watchOne(visitId, watcher),
      ),
    ),
    /** The records of a session's devices, live. */
    sessionRecords: build.query<readonly SessionRecord[], RecordsQuestion>(
      liveQuery<readonly SessionRecord[], RecordsQuestion>('sessionRecords', async (repositories, question, watcher) =>
        (await open(repositories)).watchRecords(question, watcher),
      ),
    ),
    /** Takes a session out of all results, with a reason; the live session shows it by itself. */
    invalidateSession: build.mutation<object, InvalidateSessionRequest>({
      queryFn: async (request, { extra }) =>
        answerOf(await (await open(dependenciesOf(extra).repositories)).invalidate(request)),
    }),
  }),
});

export const {
  useObservationSessionsQuery,
  useObservationSessionQuery,
  useSessionRecordsQuery,
  useInvalidateSessionMutation,
} = observationSessionsApi;

type Thunk<Value> = (dispatch: unknown, getState: unknown, extra: unknown) => Promise<Value>;

const onDevice = (extra: unknown) => dependenciesOf(extra).repositories.sessionsOfDevice();

/** Returns the records of a session's devices as the server has them now; several sessions may be read at once. */
export function recordsForFile(question: RecordsQuestion): Thunk<Result<readonly SessionRecord[]>> {
  return async (_dispatch, _getState, extra) => (await open(dependenciesOf(extra).repositories)).readRecords(question);
}

/** Begins a session on this device (`SessionsOfDevice.start`): dispatched, it answers with what the recorder works on. */
export function startSession(session: NewSession, behaviours: readonly Excluding[]): Thunk<SessionOnDevice> {
  return async (_dispatch, _getState, extra) => (await onDevice(extra)).start(session, behaviours);
}

/** Opens a session that this device records or joins (`SessionsOfDevice.open`). */
export function openSession(
  session: ObservationSession,
  userId: string,
  behaviours: readonly Excluding[],
): Thunk<Result<SessionOnDevice>> {
  return async (_dispatch, _getState, extra) => (await onDevice(extra)).open(session, userId, behaviours);
}

/** Returns the sessions of a person that this device holds, and sends on what waits of them. */
export function keptSessions(userId: string): Thunk<readonly SessionOnDevice[]> {
  return async (_dispatch, _getState, extra) => (await onDevice(extra)).kept(userId);
}
