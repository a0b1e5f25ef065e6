import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Backend } from '../../firestore/contract.ts';
import type { WireDocument } from '../../firestore/wire.ts';
import { SuiteProblem } from '../suite-problem.ts';

const BATCH_SIZE = 500;

/** Writes every document as one line of JSON, in its state when the export began; returns how many. */
export async function writeDocuments(
  path: string,
  backend: Pick<Backend, 'everyDocument' | 'toWire'>,
): Promise<number> {
  const documents = backend.everyDocument();
  function* lines(): Generator<string> {
    for (let start = 0; start < documents.length; start += BATCH_SIZE) {
      const batch = documents.slice(start, start + BATCH_SIZE);
      yield batch.map((document) => `${JSON.stringify(backend.toWire(document))}\n`).join('');
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
  return documents.length;
}

/** Reads the documents back in batches of some hundreds; throws a SuiteProblem that names the first invalid line. */
export async function* readDocuments(path: string): AsyncGenerator<WireDocument[]> {
  let batch: WireDocument[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    batch.push(readLine(line, `${path}, line ${number}`));
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const documentName = /^projects\/[^/]+\/databases\/[^/]+\/documents\/[^/]+\/[^/]+(\/[^/]+\/[^/]+)*$/;

function readLine(line: string, where: string): WireDocument {
  let document: Partial<WireDocument> | null;
  try {
    document = JSON.parse(line) as Partial<WireDocument> | null;
  } catch {
    throw new SuiteProblem(`${where}: this is no JSON.`);
  }
  const { name, createTime, updateTime } = document ?? {};
  if (typeof name !== 'string' || !documentName.test(name) || createTime === undefined || updateTime === undefined)
    throw new SuiteProblem(`${where}: this is no document.`);
  return document as WireDocument;
}
