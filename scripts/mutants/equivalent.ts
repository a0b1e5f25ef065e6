/** Faults that change nothing that a test could notice, each with the reason. */
export const EQUIVALENT: readonly {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}[] = [];
