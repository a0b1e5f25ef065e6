import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ConnectionState = {
  readonly isOnline: boolean;
  /** writes of this device the server has not answered */
  readonly waitingWrites: number;
};

const initialState: ConnectionState = { isOnline: true, waitingWrites: 0 };

/** Whether the server can be reached, and what waits to be sent to it. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    wentOnline: (state) => ({ ...state, isOnline: true }),
    wentOffline: (state) => ({ ...state, isOnline: false }),
    waitingWritesCounted: (state, { payload }: PayloadAction<number>) => ({ ...state, waitingWrites: payload }),
  },
  selectors: {
    selectIsOnline: (state) => state.isOnline,
    selectWaitingWrites: (state) => state.waitingWrites,
  },
});

export const { wentOnline, wentOffline, waitingWritesCounted } = connectionSlice.actions;
export const { selectIsOnline, selectWaitingWrites } = connectionSlice.selectors;
