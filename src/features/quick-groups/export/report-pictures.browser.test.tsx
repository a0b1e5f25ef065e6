import { describe, expect, test } from 'vitest';
import { anEvaluationMedium, aQuickEvaluation } from '../../../../tests/support/builders/quick-evaluation.ts';
import { loadPhotos, MAX_REPORT_PICTURES, photosOf } from './report-pictures.ts';

/** The address of a photo of one colour. */
async function anAddress(width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg' }));
}
const photos = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ path: `photo-${place}`, questionId: 'space', at: place }));
const { signal } = new AbortController();

test('the photos of evaluations come without films and sounds, the earliest first', () => {
  const evaluation = aQuickEvaluation({
    media: [anEvaluationMedium({ path: 'photo', questionId: 'space' }), anEvaluationMedium({ kind: 'sound' })],
  });
  expect(photosOf([{ evaluation, at: 5 }])).toEqual([{ path: 'photo', questionId: 'space', at: 5 }]);
});

describe('the photos of a report', () => {
  test('are JPEG files with a longer side of 860 pixels', async () => {
    const address = await anAddress(2000, 1000);
    const { all, pictures } = await loadPhotos(photos(1), () => Promise.resolve(address), signal);
    const { width, height } = await createImageBitmap(new Blob([pictures[0]!.bytes.slice().buffer]));
    expect([all, width, height]).toEqual([1, 860, 430]);
  });
  test('are asked for from the latest ones of many', async () => {
    const asked: string[] = [];
    const unread = (path: string) => {
      asked.push(path);
      return Promise.reject(new Error('gone'));
    };
    const { all, pictures } = await loadPhotos(photos(MAX_REPORT_PICTURES + 1), unread, signal);
    expect([all, pictures, asked.length, asked[0]]).toEqual([
      MAX_REPORT_PICTURES + 1,
      [],
      MAX_REPORT_PICTURES,
      'photo-1',
    ]);
  });
  test('leave out one that cannot be read, and count it', async () => {
    const address = await anAddress(10, 10);
    const text = URL.createObjectURL(new Blob(['no picture']));
    const addresses: Record<string, string> = { 'photo-0': address, 'photo-1': text };
    const { all, pictures } = await loadPhotos(
      photos(3),
      (path) => (path in addresses ? Promise.resolve(addresses[path]!) : Promise.reject(new Error('gone'))),
      signal,
    );
    expect([all, pictures.map(({ at }) => at)]).toEqual([3, [0]]);
  });
  test('are not made once the person has stopped the report', async () => {
    const stopped = AbortSignal.abort();
    await expect(loadPhotos(photos(1), () => anAddress(10, 10), stopped)).rejects.toThrow();
  });
});
