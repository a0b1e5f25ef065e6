/** The latest entries of a log, the newest first. */
export type Latest<T> = {
  readonly items: readonly T[];
  /** whether there are older ones */
  readonly hasMore: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
  /** ids of entries that have not reached the server */
  readonly waitingIds: readonly string[];
};
