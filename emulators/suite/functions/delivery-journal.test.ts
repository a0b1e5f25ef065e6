import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type KeptDelivery, openDeliveryJournal } from './delivery-journal.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deliveries-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'deliveries', 'journal.jsonl');
const event = (about: string): KeptDelivery => ({
  functionId: 'r-f',
  form: 'cloudevent',
  orderKey: about,
  about,
  body: `{"of":"${about}"}`,
});
const leftOf = (journal: ReturnType<typeof openDeliveryJournal>) => journal.left().map(({ delivery }) => delivery);

it('a reopened journal lists the unfinished deliveries in order', () => {
  const first = openDeliveryJournal(file());
  first.add(event('a'));
  const over = first.add(event('b'));
  first.add(event('c'));
  over();
  const second = openDeliveryJournal(file());
  expect(leftOf(second)).toEqual([event('a'), event('c')]);
  second.left()[0]?.over();
  second.add(event('d'));
  expect(leftOf(openDeliveryJournal(file()))).toEqual([event('c'), event('d')]);
});

it('a truncated line is ignored', () => {
  const first = openDeliveryJournal(file());
  first.add(event('a'));
  fs.appendFileSync(file(), '{"add":2,"deliv');
  expect(leftOf(openDeliveryJournal(file()))).toEqual([event('a')]);
});

it('the journal is emptied once it is large and nothing is unfinished', () => {
  const journal = openDeliveryJournal(file());
  const over = journal.add({ ...event('a'), body: 'x'.repeat(1024 * 1024) });
  expect(fs.statSync(file()).size).toBeGreaterThan(1024 * 1024);
  over();
  expect(fs.statSync(file()).size).toBe(0);
});

it('nothing is written after the journal is closed', () => {
  const journal = openDeliveryJournal(file());
  const over = journal.add(event('a'));
  journal.close();
  over();
  expect(leftOf(openDeliveryJournal(file()))).toEqual([event('a')]);
});
