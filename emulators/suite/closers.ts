/** Closes the started parts in reverse order. */
export type Closers = {
  add(what: string, close: () => Promise<unknown> | void): void;
  /** Closes everything once; a part that fails does not keep the others from closing. */
  closeAll(): Promise<void>;
};

/**
 * @param onTrouble called when a part did not close properly
 */
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
