import { expect, test } from 'vitest';
import { parseForwardBody } from './form.ts';
import { frame } from './framing.ts';
import { Outbox } from './outbox.ts';

test('the length of a frame counts the UTF-16 units of a JavaScript string', () => {
  expect(frame(['é🦊'])).toBe('7\n["é🦊"]');
});

test('payloads are numbered, resent until acknowledged, and then dropped', () => {
  const outbox = new Outbox();
  outbox.push('["a"]');
  outbox.push('["b"]');
  expect(outbox.takeAfter(0)).toEqual({ json: '[[1,["a"]],[2,["b"]]]', lastId: 2 });
  expect(outbox.takeAfter(1)).toEqual({ json: '[[2,["b"]]]', lastId: 2 });
  outbox.acknowledge(2);
  expect(outbox.takeAfter(0)).toBeNull();
  expect(outbox.lastId).toBe(2);
});

test('a keep-alive takes a number but is sent only once', () => {
  const outbox = new Outbox();
  outbox.pushTransient('["noop"]');
  outbox.push('["a"]');
  expect(outbox.takeAfter(0)?.json).toBe('[[1,["noop"]],[2,["a"]]]');
  expect(outbox.takeAfter(0)?.json).toBe('[[2,["a"]]]');
  expect(outbox.waitingAfter(0)).toBe(5);
});

test('a form has its headers, its position and its messages', () => {
  const body =
    'headers=A:1%0D%0AAuthorization:Bearer%20x%0D%0A&count=2&ofs=3&req0___data__=%7B%7D&req1___data__=%22b%22';
  const { headers, offset, messages } = parseForwardBody(body);
  expect([headers.get('authorization'), offset, messages]).toEqual(['Bearer x', 3, ['{}', '"b"']]);
  expect(() => parseForwardBody('count=2&req0___data__=x')).toThrow(/lacks message 1/);
});
