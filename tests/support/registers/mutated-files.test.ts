import { NO_NOTE_TEXTS } from '../../../src/domain/animal-import/note-texts.ts';
import { expect, it } from 'vitest';
import { NEEDED_FIELDS } from '../../../src/domain/animal-import/import-field.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { importTasks } from '../../../src/features/animal-import/engine/import-tasks.ts';
import { isWritten } from '../../../src/features/animal-import/lines/import-line.ts';
import { sendRows } from '../../../src/features/animal-import/send/send-rows.ts';
import { aGround } from './ground.ts';
import { mutatedFile } from './mutated-files.ts';

const FILES = 2_000;
const MAX_MS_LENGTH = 5_000;
const MAX_BYTES = 300_000_000;

/** The animals that a file gives when its errors are skipped, as a server receives them; null when the file is refused by name. */
async function imported(bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[] | null> {
  const tasks = importTasks();
  const opened = await tasks.open({ bytes, kept: {}, knownIds: new Set<string>() });
  if (!opened.ok) return null;
  const { likeliest, sheets } = opened.value;
  const look = sheets[likeliest];
  if (look === undefined || !NEEDED_FIELDS.every((some) => some.some((field) => look.columns.includes(field))))
    return null;
  const { headingsAt, columns } = look;
  const plan = {
    sheet: likeliest,
    headingsAt,
    columns,
    values: {},
    noteTexts: NO_NOTE_TEXTS,
    answers: [],
    sameness: [],
    corrections: [],
  };
  const checked = tasks.check({ ...plan, ground: aGround() });
  if (!checked.ok) throw new Error(checked.error.code);
  const { rows } = checked.value;
  expect(rows.filter(({ kind, faults }) => kind === 'wrong' && faults.length === 0)).toEqual([]);
  const received: string[] = [];
  await sendRows({
    rows: rows.filter(isWritten),
    send(some) {
      received.push(...some.rows.map(({ registryId }) => registryId ?? ''));
      return Promise.resolve(ok({ results: [] }));
    },
    onOutcomes: () => undefined,
    isCancelled: () => false,
  });
  return received;
}

it('2,000 mutated files: none crashes or hangs, and skipping the errors imports exactly the good lines', async () => {
  const wrongCounts: string[] = [];
  const figures = { exact: 0, refused: 0, survived: 0, longestMs: 0, longest: '', mostBytes: 0 };
  for (let number = 1; number <= FILES; number += 1) {
    const { what, bytes, goodIds } = mutatedFile(number);
    const before = process.memoryUsage().rss;
    const start = performance.now();
    const received = await imported(bytes);
    const took = performance.now() - start;
    if (took > figures.longestMs) Object.assign(figures, { longestMs: took, longest: what });
    figures.mostBytes = Math.max(figures.mostBytes, process.memoryUsage().rss - before);
    if (goodIds === null) figures[received === null ? 'refused' : 'survived'] += 1;
    else if (JSON.stringify(received) === JSON.stringify(goodIds)) figures.exact += 1;
    else wrongCounts.push(`${number} (${what}): ${received?.length ?? 'refused'} instead of ${goodIds.length}`);
  }
  console.log(
    `R18: ${FILES} mutated files, 0 crashes; ${figures.exact} with exactly their good lines, ${figures.refused} refused by name, ` +
      `${figures.survived} read; longest ${Math.round(figures.longestMs)} ms (${figures.longest}), ` +
      `at most ${Math.round(figures.mostBytes / 1e6)} MB more memory for one`,
  );
  expect(wrongCounts).toEqual([]);
  expect(figures.longestMs).toBeLessThan(MAX_MS_LENGTH);
  expect(figures.mostBytes).toBeLessThan(MAX_BYTES);
}, 600_000);
