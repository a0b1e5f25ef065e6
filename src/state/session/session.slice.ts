import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { isAdminRole } from '#domain/access/roles.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import type { Language } from '#domain/users/language.ts';
import type { Session } from './session.ts';

export type SessionState = {
  readonly userId: string | null;
  /** the second, since 1970, in which the sign-in session began; null while unknown */
  readonly beganAt: number | null;
  /** the establishment chosen in place of the person's own */
  readonly chosenZooId: string | null;
  /** the former establishment is being left: nothing is read before all of its data are forgotten */
  readonly isSwitching: boolean;
  /** the language chosen before the sign-in; null once the account has it */
  readonly chosenLanguage: Language | null;
  readonly session: Session;
};

const initialState: SessionState = {
  userId: null,
  beganAt: null,
  chosenZooId: null,
  isSwitching: false,
  chosenLanguage: null,
  session: { status: 'loading' },
};

/** The signed-in person, and the session that `followSession` has found for them. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    personSignedIn: (state, { payload: userId }: PayloadAction<string>): SessionState => ({
      ...initialState,
      userId,
      beganAt: state.beganAt,
      chosenLanguage: state.chosenLanguage,
    }),
    /** The language of the page was chosen beside the sign-in. */
    languageChosen: (state, { payload: chosenLanguage }: PayloadAction<Language>): SessionState => ({
      ...asKept(state),
      chosenLanguage,
    }),
    /** A token arrived; it may be there before the person is known. */
    sessionBegan: (state, { payload: beganAt }: PayloadAction<number>): SessionState => ({ ...asKept(state), beganAt }),
    /**
     * Nobody is signed in. A language that somebody chose on the page before this was known is kept; one that a
     * signed-in person chose leaves with them.
     */
    personLeft: (state, { payload: reason }: PayloadAction<ErrorCode | null>): SessionState => ({
      ...initialState,
      chosenLanguage: state.userId === null ? state.chosenLanguage : null,
      session: { status: 'signedOut', reason },
    }),
    sessionFound: (state, { payload: session }: PayloadAction<Session>): SessionState =>
      state.userId === null ? asKept(state) : { ...asKept(state), session, ...settledLanguage(asKept(state), session) },
    /** The person goes to another establishment, or back to their own (null): the screens go at once. */
    establishmentChosen: (state, { payload: zooId }: PayloadAction<string | null>): SessionState =>
      state.userId === null
        ? asKept(state)
        : { ...asKept(state), chosenZooId: zooId, isSwitching: true, session: { status: 'loading' } },
    /** No data of the former establishment are left. */
    formerForgotten: (state): SessionState => ({ ...asKept(state), isSwitching: false }),
    /** The person's establishment at the last visit, before anything is read. */
    establishmentRecalled: (state, { payload: zooId }: PayloadAction<string>): SessionState => ({
      ...asKept(state),
      chosenZooId: zooId,
    }),
  },
  selectors: {
    selectSession: (state) => state.session,
    selectUserId: (state) => state.userId,
    selectBeganAt: (state) => state.beganAt,
    selectChosenZooId: (state) => state.chosenZooId,
    selectIsSwitching: (state) => state.isSwitching,
    selectChosenLanguage: (state) => state.chosenLanguage,
    /** the language chosen before the sign-in, else the account's; null before the person is known */
    selectSessionLanguage: ({ session, chosenLanguage }) =>
      'user' in session ? (chosenLanguage ?? session.user.language) : null,
    /** whether the signed-in person is a manager (admin or above) */
    selectIsManager: ({ session }) => session.status === 'ready' && isAdminRole(session.actor.role),
  },
});

export const {
  personSignedIn,
  languageChosen,
  sessionBegan,
  personLeft,
  sessionFound,
  establishmentChosen,
  formerForgotten,
  establishmentRecalled,
} = sessionSlice.actions;
export const {
  selectSession,
  selectUserId,
  selectBeganAt,
  selectChosenZooId,
  selectIsSwitching,
  selectChosenLanguage,
  selectSessionLanguage,
  selectIsManager,
} = sessionSlice.selectors;

/** Returns whether the establishment is the demonstration and the person is bound by it. */
export function isInDemonstration(state: unknown): boolean {
  const session = selectSession(state as Parameters<typeof selectSession>[0]);
  return session.status === 'ready' && isBoundByDemo(session.actor);
}

/** The account has the chosen language now: from here on its own one counts. */
function settledLanguage({ chosenLanguage }: SessionState, session: Session): Partial<SessionState> {
  return 'user' in session && session.user.language === chosenLanguage ? { chosenLanguage: null } : {};
}

// The session is readonly data that is replaced, never changed: its draft is the state itself.
function asKept(draft: unknown): SessionState {
  return draft as SessionState;
}
