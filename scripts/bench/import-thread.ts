/** The thread for the bench of imports, like the page's worker: reads a file, checks its rows, returns its time. */
import { NO_NOTE_TEXTS } from '../../src/domain/animal-import/note-texts.ts';
import { parentPort } from 'node:worker_threads';
import Papa from 'papaparse';
import { importTasks } from '../../src/features/animal-import/engine/import-tasks.ts';
import type { ImportGround } from '../../src/domain/animal-import/import-ground.ts';

export type ThreadQuestion = {
  readonly what: 'papaparse' | 'import';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ground: ImportGround;
};
export type ThreadAnswer = {
  readonly ms: number;
  readonly rows: number;
  readonly counts: Readonly<Record<string, number>>;
};

parentPort?.on('message', ({ what, bytes, ground }: ThreadQuestion) => {
  void (what === 'papaparse' ? papaparseAlone(bytes) : readAndCheck(bytes, ground)).then((answer) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
    parentPort?.postMessage(answer),
  );
});

function papaparseAlone(bytes: Uint8Array<ArrayBuffer>): Promise<ThreadAnswer> {
  const text = new TextDecoder().decode(bytes);
  const start = performance.now();
  const { data } = Papa.parse<string[]>(text);
  return Promise.resolve({ ms: performance.now() - start, rows: data.length, counts: {} });
}

async function readAndCheck(bytes: Uint8Array<ArrayBuffer>, ground: ImportGround): Promise<ThreadAnswer> {
  const tasks = importTasks();
  const start = performance.now();
  const opened = await tasks.open({ bytes, kept: {}, knownIds: new Set<string>() });
  if (!opened.ok) throw new Error(opened.error.code);
  const { likeliest, sheets } = opened.value;
  const { headingsAt = 0, columns = [] } = sheets[likeliest] ?? {};
  const checked = tasks.check({
    sheet: likeliest,
    headingsAt,
    columns,
    values: {},
    noteTexts: NO_NOTE_TEXTS,
    answers: [],
    sameness: [],
    corrections: [],
    ground,
  });
  if (!checked.ok) throw new Error(checked.error.code);
  return { ms: performance.now() - start, rows: checked.value.rows.length, counts: checked.value.counts };
}
