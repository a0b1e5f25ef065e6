/** A list of documents, as screens get it. */
export type Listed<T> = {
  readonly items: readonly T[];
  /** whether there are more than were read */
  readonly isCut: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
  /** documents with a change that the server has not answered */
  readonly waitingIds: readonly string[];
};
