import { setupListeners } from '@reduxjs/toolkit/query';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { AppError } from '#domain/errors/app-error.ts';
import { cacheArrived } from './api-arrival.ts';

/** The one cache of server data; each collection adds its endpoints to it. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<AppError>(),
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

cacheArrived({ ...api, listen: setupListeners });
