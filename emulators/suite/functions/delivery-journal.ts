import fs from 'node:fs';
import { dirname } from 'node:path';
import type { EventForm } from './loaded-functions.ts';

/** An event for one function, in its form on the disk. */
export type KeptDelivery = {
  readonly functionId: string;
  readonly form: EventForm;
  readonly orderKey: string;
  readonly about: string;
  /** the event as it is posted */
  readonly body: string;
};

/** Keeps unfinished deliveries across the end of any process. */
export type DeliveryJournal = {
  /** Records a delivery; returns the function that records its end. */
  add(delivery: KeptDelivery): () => void;
  /** The unfinished deliveries when the file was opened, in order; each is ended like any other. */
  left(): readonly { readonly delivery: KeptDelivery; readonly over: () => void }[];
  close(): void;
};

const SHORTEN_ABOVE_BYTES = 1024 * 1024;

type Line = { readonly add: number; readonly delivery: KeptDelivery } | { readonly over: number };

/** Opens or creates the file. Lines are handed to the operating system at once: a killed process loses none. */
export function openDeliveryJournal(path: string): DeliveryJournal {
  fs.mkdirSync(dirname(path), { recursive: true });
  const pending = readPending(path);
  const foundAtOpening = [...pending];
  let lastNumber = Math.max(0, ...pending.keys());
  // Rewritten with the unfinished deliveries and moved in place as a whole, so that a crash leaves the former file.
  fs.writeFileSync(`${path}.new`, [...pending].map(([add, delivery]) => toText({ add, delivery })).join(''));
  fs.renameSync(`${path}.new`, path);
  const file = fs.openSync(path, 'a');
  let bytes = fs.fstatSync(file).size;
  let isOpen = true;

  function write(line: Line): void {
    bytes += fs.writeSync(file, toText(line));
  }

  const noteOver = (number: number) => () => {
    if (!isOpen || !pending.delete(number)) return;
    write({ over: number });
    if (pending.size > 0 || bytes < SHORTEN_ABOVE_BYTES) return;
    fs.ftruncateSync(file, 0);
    bytes = 0;
  };

  return {
    add(delivery) {
      lastNumber += 1;
      const number = lastNumber;
      pending.set(number, delivery);
      if (isOpen) write({ add: number, delivery });
      return noteOver(number);
    },
    left: () => foundAtOpening.map(([number, delivery]) => ({ delivery, over: noteOver(number) })),
    close() {
      if (!isOpen) return;
      isOpen = false;
      fs.closeSync(file);
    },
  };
}

function toText(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}

/** A truncated last line does not count. */
function readPending(path: string): Map<number, KeptDelivery> {
  const pending = new Map<number, KeptDelivery>();
  const text = fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : '';
  for (const raw of text.split('\n')) {
    const line = parse(raw);
    if (line === null) continue;
    if ('over' in line) pending.delete(line.over);
    else pending.set(line.add, line.delivery);
  }
  return pending;
}

function parse(raw: string): Line | null {
  try {
    return raw === '' ? null : (JSON.parse(raw) as Line);
  } catch {
    return null;
  }
}
