import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Reducer,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { whenCacheArrives } from '#data/api-arrival.ts';
import type { api } from '#data/api.ts';
import { dataDependencies, type Repositories } from '#data/dependencies.ts';
import { connectionSlice } from './connection/connection.slice.ts';
import { noticesSlice } from './notices/notices.slice.ts';
import { failureNotices } from './notices/failure-notices.ts';
import { sessionSlice } from './session/session.slice.ts';
import { rememberSettings } from './settings/remember-settings.ts';
import { recallSettings } from './settings/stored-settings.ts';
import { settingsSlice } from './settings/settings.slice.ts';

/** Features add their slices when they are loaded: `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(connectionSlice, noticesSlice, sessionSlice, settingsSlice);

/** With the cache of server data: no code that reads it sees a store without it (api-arrival.ts). */
export type RootState = ReturnType<typeof rootReducer> & WithSlice<typeof api>;

type StoreOptions = {
  /** in place of Firestore, for tests */
  readonly repositories?: Repositories;
  readonly preloadedState?: Partial<RootState>;
};

/** Returns a new store: the application makes one, each test another. */
export function makeStore({ repositories, preloadedState }: StoreOptions = {}) {
  const lateMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>,
    preloadedState: { settings: recallSettings(null), ...preloadedState },
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: dataDependencies(repositories) },
        // Checks of development alone: to search a register of 10,000 animals at every action takes longer than the
        // action.
        serializableCheck: { ignoredPaths: ['api'], ignoreActions: true },
        immutableCheck: { ignoredPaths: ['api'] },
      })
        .prepend(failureNotices().middleware, rememberSettings().middleware)
        .concat(lateMiddleware.middleware),
  });
  whenCacheArrives((cache) => {
    rootReducer.inject(cache);
    lateMiddleware.addMiddleware(cache.middleware);
    // A reducer that has joined is called with the next action.
    store.dispatch({ type: 'data/cacheArrived' });
    cache.listen(store.dispatch);
  });
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
