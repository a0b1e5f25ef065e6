import type { SerializedError } from '@reduxjs/toolkit';
import { type AppError, appError } from '#domain/errors/app-error.ts';

/** Returns the failure of a query as one a person can be told; an exception, which is a bug, is an unknown error. */
export function queryError(error: AppError | SerializedError): AppError {
  return isAppError(error) ? error : appError('generic/unknown');
}

function isAppError(error: AppError | SerializedError): error is AppError {
  // An exception carries its message, and its code, if any, names no area. The catalogue itself need not come with lists.
  return !('message' in error) && error.code?.includes('/') === true;
}
