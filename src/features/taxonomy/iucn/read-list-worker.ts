import { readSpreadsheet } from '#lib/spreadsheet/read-spreadsheet.ts';
import { listFileOf, LIST_LIMITS } from './list-file.ts';

// The module of the worker itself: a long list is read without holding the page up.
const port = globalThis as unknown as {
  addEventListener(type: 'message', listener: (event: MessageEvent<{ name: string; bytes: Uint8Array }>) => void): void;
  postMessage(answer: ReturnType<typeof listFileOf>): void;
};

port.addEventListener('message', ({ data: { name, bytes } }) => {
  void readSpreadsheet(bytes, LIST_LIMITS).then((reading) => port.postMessage(listFileOf(name, reading)));
});
