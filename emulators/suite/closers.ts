/** What has been started, to be ended in reverse order. */
export type Closers = {
  add(what: string, close: () => Promise<unknown> | void): void;
  /** Ends everything once; a part that fails to end does not keep the others from ending. */
  closeAll(): Promise<void>;
};

/** @param onTrouble told when a part did not end properly */
export function createClosers(onTrouble: (line: string) => void): Closers {
  const open: { what: string; close: () => Promise<unknown> | void }[] = [];
  let closing: Promise<void> | null = null;

  async function closeInReverse(): Promise<void> {
    for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
      try {
        await entry.close();
      } catch (error) {
        onTrouble(`${entry.what} did not end properly: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  return {
    add: (what, close) => void open.push({ what, close }),
    closeAll: () => (closing ??= closeInReverse()),
  };
}
