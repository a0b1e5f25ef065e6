import { expect, it } from 'vitest';
import { readDraw, writeDraw } from './draw-address.ts';

const read = (address: string) => readDraw(new URLSearchParams(address));

it('a draw is the same after its address was written and read', () => {
  const slots = 'seed=otters&of=slots&count=12&observers=ada%2Cbo&from=2026-03-02&until=2026-03-08&minutes=60';
  expect(writeDraw(read(slots)).toString()).toBe(slots);
  const animals = 'seed=otters&of=animals&count=3&enclosure=plain';
  expect(writeDraw(read(animals)).toString()).toBe(animals);
});

it('wrong parameters count as not named', () =>
  expect(read('of=planets&count=-4&minutes=7')).toMatchObject({ kind: 'animals', count: 10, minutes: 30, seed: '' }));
