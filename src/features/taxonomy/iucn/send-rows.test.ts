import { expect, it } from 'vitest';
import { fail, ok } from '#domain/shared/result.ts';
import type { IucnRow } from '#domain/taxonomy/iucn-row.ts';
import { sendRows, type SentRows } from './send-rows.ts';

const rows = Array.from({ length: 1_000 }, (_, number) => ({ iucnId: String(number) }) as IucnRow);
const running = () => new AbortController().signal;

it('a list is sent in parts, and each part is reported', async () => {
  const parts: number[] = [];
  const told: SentRows[] = [];
  const send = async (part: IucnRow[]) => (parts.push(part.length), ok({ written: 10 }));
  const end = await sendRows(rows, send, (one) => told.push(one), running());
  expect(parts).toEqual([400, 400, 200]);
  expect(told.map(({ sent }) => sent)).toEqual([400, 800, 1_000]);
  expect(end).toEqual({ sent: 1_000, written: 30, error: null });
});

it('stopped, it ends after the part that is on its way', async () => {
  const stop = new AbortController();
  const send = async () => (stop.abort(), ok({ written: 400 }));
  expect(await sendRows(rows, send, () => undefined, stop.signal)).toEqual({ sent: 400, written: 400, error: null });
});

it('refused, it ends with the reason and what was sent before', async () => {
  let calls = 0;
  const send = async () => (calls++ === 0 ? ok({ written: 400 }) : fail({ code: 'generic/offline' as const }));
  expect(await sendRows(rows, send, () => undefined, running())).toEqual({
    sent: 400,
    written: 400,
    error: { code: 'generic/offline' },
  });
});

it('an empty list sends nothing', async () => {
  const end = await sendRows(
    [],
    () => Promise.reject(new Error('asked')),
    () => undefined,
    running(),
  );
  expect(end).toEqual({ sent: 0, written: 0, error: null });
});
