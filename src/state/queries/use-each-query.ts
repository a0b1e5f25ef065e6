import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type AppDispatch, type RootState, useAppDispatch, useAppSelector } from '../store.ts';

/** A question that is asked once for each of some arguments. */
type EachQuery<Arg, Data, Failure> = {
  readonly begin: (dispatch: AppDispatch, arg: Arg) => { unsubscribe: () => void; refetch: () => unknown };
  readonly select: (state: RootState, arg: Arg) => { data?: Data | undefined; error?: Failure | undefined };
};

/** A query of the store, as far as asking it needs. */
type AskedEndpoint<Arg, Data, Failure> = {
  readonly initiate: (
    arg: Arg,
  ) => (
    ...store: Parameters<ThunkAction<unknown, RootState, unknown, UnknownAction>>
  ) => ReturnType<EachQuery<Arg, Data, Failure>['begin']>;
  readonly select: (arg: Arg) => (state: RootState) => ReturnType<EachQuery<Arg, Data, Failure>['select']>;
};

/** Returns the question of an endpoint for `useEachQuery`; made once, outside of a component. */
export function eachOf<Arg, Data, Failure>({
  initiate,
  select,
}: AskedEndpoint<Arg, Data, Failure>): EachQuery<Arg, Data, Failure> {
  return {
    begin: (dispatch, arg) => dispatch(initiate(arg)),
    select: (state, arg) => select(arg)(state),
  };
}

/** The answer to one of the questions. */
export type EachAnswer<Data, Failure> = {
  /** absent until it has come */
  readonly data: Data | undefined;
  readonly error: Failure | undefined;
};

/**
 * Asks one question for each argument, as the hook of an endpoint does for one, and returns the answers in the order of the
 * arguments: empty without arguments. Equal arguments share one listener. `refetch` asks anew what failed. `query` must stay the same.
 */
export function useEachQuery<Arg, Data, Failure>(query: EachQuery<Arg, Data, Failure>, args: readonly Arg[]) {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(args);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key tells which arguments they are
  const asked = useMemo(() => args, [key]);
  const subscriptions = useRef<readonly ReturnType<typeof query.begin>[]>([]);
  useEffect(() => {
    const begun = asked.map((arg) => query.begin(dispatch, arg));
    subscriptions.current = begun;
    return () => {
      for (const one of begun) one.unsubscribe();
    };
  }, [asked, dispatch, query]);
  // The same function while the arguments are the same: so are the answers, before they are drawn too.
  const select = useCallback(
    (state: RootState) =>
      asked.map((arg): EachAnswer<Data, Failure> => {
        const { data, error } = query.select(state, arg);
        return { data, error };
      }),
    [asked, query],
  );
  const answers = useAppSelector(select, areSame);
  const refetch = useCallback(() => {
    for (const [place, one] of subscriptions.current.entries()) if (answers[place]?.error !== undefined) one.refetch();
  }, [answers]);
  return { answers, refetch };
}

function areSame<Answer extends EachAnswer<unknown, unknown>>(ones: readonly Answer[], others: readonly Answer[]) {
  return (
    ones.length === others.length &&
    ones.every(({ data, error }, place) => data === others[place]?.data && error === others[place]?.error)
  );
}
