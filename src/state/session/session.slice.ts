import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import type { Session } from './session.ts';

export type SessionState = {
  readonly userId: string | null;
  /** the establishment chosen in place of the person's own */
  readonly chosenZooId: string | null;
  readonly session: Session;
};

const initialState: SessionState = { userId: null, chosenZooId: null, session: { status: 'loading' } };

/** Who is signed in, and what `followSession` has found out about them. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    personSignedIn: (_state, { payload: userId }: PayloadAction<string>): SessionState => ({
      userId,
      chosenZooId: null,
      session: { status: 'loading' },
    }),
    personLeft: (_state, { payload: reason }: PayloadAction<ErrorCode | null>): SessionState => ({
      userId: null,
      chosenZooId: null,
      session: { status: 'signedOut', reason },
    }),
    sessionFound: (state, { payload: session }: PayloadAction<Session>): SessionState =>
      state.userId === null ? asKept(state) : { ...asKept(state), session },
    establishmentChosen: (state, { payload: zooId }: PayloadAction<string>): SessionState => ({
      ...asKept(state),
      chosenZooId: zooId,
    }),
  },
  selectors: {
    selectSession: (state) => state.session,
    selectUserId: (state) => state.userId,
    selectChosenZooId: (state) => state.chosenZooId,
  },
});

export const { personSignedIn, personLeft, sessionFound, establishmentChosen } = sessionSlice.actions;
export const { selectSession, selectUserId, selectChosenZooId } = sessionSlice.selectors;

/** Whether the establishment is the demonstration and the person is bound by it. */
export function isInDemonstration(state: unknown): boolean {
  const session = selectSession(state as Parameters<typeof selectSession>[0]);
  return session.status === 'ready' && session.actor.isDemo && !session.actor.isStaff;
}

// The session is readonly data that is replaced, never changed: its draft is the state itself.
function asKept(draft: unknown): SessionState {
  return draft as SessionState;
}
