/** The number of tasks written at the same time. */
const AT_A_TIME = 10;

/** Returns the answers for as many items as were begun before the person stopped it. */
export async function someAtATime<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  report?: (done: number) => void,
  signal?: AbortSignal,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length && signal?.aborted !== true; start += AT_A_TIME) {
    // oxlint-disable-next-line no-await-in-loop -- some at a time, so that it can be stopped
    answers.push(...(await Promise.all(items.slice(start, start + AT_A_TIME).map(work))));
    report?.(answers.length);
  }
  return answers;
}
