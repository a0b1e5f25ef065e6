import { createListenerMiddleware } from '@reduxjs/toolkit';
import { personSignedIn, sessionSlice } from '../session/session.slice.ts';
import { selectSettings, settingsRecalled } from './settings.slice.ts';
import { keepSettings, recallSettings } from './stored-settings.ts';

type State = Parameters<typeof selectSettings>[0] & Parameters<typeof sessionSlice.selectors.selectUserId>[0];

/** Returns the middleware that recalls a person's settings when they sign in and keeps every change of them. */
export function rememberSettings() {
  const listener = createListenerMiddleware<State>();
  listener.startListening({
    actionCreator: personSignedIn,
    effect: ({ payload: userId }, { dispatch }) => void dispatch(settingsRecalled(recallSettings(userId))),
  });
  listener.startListening({
    predicate: (action, now, before) =>
      selectSettings(now) !== selectSettings(before) && !settingsRecalled.match(action),
    effect(_action, store) {
      const state = store.getState();
      keepSettings(sessionSlice.selectors.selectUserId(state), selectSettings(state));
    },
  });
  return listener;
}
