import type { SerializedError } from '@reduxjs/toolkit';
import { type AppError, appError } from '#domain/errors/app-error.ts';

/** Returns the failure of a query as an error that can be shown; an exception, which is a bug, is an unknown error. */
export function queryError(error: AppError | SerializedError): AppError {
  return isAppError(error) ? error : appError('generic/unknown');
}

function isAppError(error: AppError | SerializedError): error is AppError {
  // An exception has a message, and its code, if any, names no area. The catalogue itself need not be loaded with
  // lists.
  return !('message' in error) && error.code?.includes('/') === true;
}
