import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { personLeft } from '../session/session.slice.ts';

type Params = Readonly<Record<string, string | number>>;

/** A notice for the person: an error by its code, anything else by the key of its sentence. */
export type Notice =
  | { readonly id: string; readonly kind: 'error'; readonly code: ErrorCode; readonly params: Params }
  | { readonly id: string; readonly kind: 'success' | 'info'; readonly messageKey: string; readonly params: Params };

type Omitted<T> = T extends unknown ? Omit<T, 'id' | 'params'> & { readonly params?: Params } : never;
export type NewNotice = Omitted<Notice>;

/**
 * The most notices: nobody reads more, so the oldest ones disappear. Errors stay: each says that something was not
 * done, until it is read.
 */
const MAX_NOTICES = 5;

const initialState: readonly Notice[] = [];

/** The unread notices; the part that shows a notice dismisses it. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: initialState as Notice[],
  reducers: {
    noticeRaised: {
      prepare: (notice: NewNotice) => ({ payload: { params: {}, ...notice, id: nanoid() } as Notice }),
      reducer: (state, { payload }: PayloadAction<Notice>) =>
        state.some((shown) => isSameNotice(shown, payload)) ? state : withoutSurplus([...state, payload]),
    },
    noticeDismissed: (state, { payload: id }: PayloadAction<string>) => state.filter((notice) => notice.id !== id),
  },
  // The notices of one person are not for the next one.
  extraReducers: (builder) => builder.addCase(personLeft, () => []),
  selectors: { selectNotices: (state) => state },
});

export const { noticeRaised, noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

function withoutSurplus(notices: Notice[]): Notice[] {
  const surplus = notices.filter(({ kind }) => kind !== 'error').slice(0, -MAX_NOTICES);
  return notices.filter((notice) => !surplus.includes(notice));
}

function isSameNotice(a: Notice, b: Notice): boolean {
  const sentenceOf = (notice: Notice) => (notice.kind === 'error' ? notice.code : notice.messageKey);
  return a.kind === b.kind && sentenceOf(a) === sentenceOf(b) && JSON.stringify(a.params) === JSON.stringify(b.params);
}
