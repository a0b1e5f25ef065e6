import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ConnectionState = {
  /** the browser's answer: whether there is a network at all */
  readonly hasNetwork: boolean;
  /** false once the server has not answered for a while; true as long as nobody has asked it */
  readonly isServerReached: boolean;
  /** writes of this device the server has not answered */
  readonly waitingWrites: number;
};

const initialState: ConnectionState = { hasNetwork: true, isServerReached: true, waitingWrites: 0 };

/** The state of the connection: whether the server can be reached, and the number of writes that wait for it. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    wentOnline: (state) => ({ ...state, hasNetwork: true }),
    wentOffline: (state) => ({ ...state, hasNetwork: false }),
    serverReached: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isServerReached: payload }),
    waitingWritesCounted: (state, { payload }: PayloadAction<number>) => ({ ...state, waitingWrites: payload }),
  },
  selectors: {
    selectIsOnline: (state) => state.hasNetwork && state.isServerReached,
    selectIsServerReached: (state) => state.isServerReached,
    selectWaitingWrites: (state) => state.waitingWrites,
  },
});

export const { wentOnline, wentOffline, serverReached, waitingWritesCounted } = connectionSlice.actions;
export const { selectIsOnline, selectIsServerReached, selectWaitingWrites } = connectionSlice.selectors;
