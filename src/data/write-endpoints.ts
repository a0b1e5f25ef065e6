import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';
import { answerOf } from './answer.ts';
import { dependenciesOf, type Repositories } from './dependencies.ts';
import { writtenLocally } from './written.ts';

type Open<Repository> = (repositories: Repositories) => Promise<Repository>;
type Write<Repository, Arg> = (repository: Repository, arg: Arg) => Promise<Result<null>>;

/** The answer of a write without data. */
export type Nothing = Record<string, never>;

/** Returns the parts of an endpoint that writes at once on this device, and on the server when there is a network. */
export function localWrite<Repository, Arg>(open: Open<Repository>, write: Write<Repository, Arg>) {
  return {
    queryFn: async (arg: Arg, { extra, dispatch }: BaseQueryApi): Promise<{ data: Nothing } | { error: AppError }> =>
      writtenLocally(write(await open(dependenciesOf(extra).repositories), arg), dispatch),
  };
}

/** Returns the parts of an endpoint that waits for the server's answer. */
export function serverWrite<Repository, Arg>(open: Open<Repository>, write: Write<Repository, Arg>) {
  return {
    queryFn: async (arg: Arg, { extra }: BaseQueryApi): Promise<{ data: null } | { error: AppError }> =>
      answerOf(await write(await open(dependenciesOf(extra).repositories), arg)),
  };
}
