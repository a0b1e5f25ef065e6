import { expect, it } from 'vitest';
import { readExecCall } from './exec-call.ts';

it('everything after the two dashes belongs to the command', () => {
  expect(readExecCall(['--memory', '--', 'vitest', 'run', '--', '--only'])).toEqual({
    official: false,
    services: ['auth', 'firestore', 'functions'],
    indexes: null,
    command: 'vitest',
    parameters: ['run', '--', '--only'],
  });
});

it('the requested services are read', () => {
  expect(readExecCall(['--official', '--only', 'firestore, hosting', '--', 'x'])).toMatchObject({
    official: true,
    services: ['firestore', 'hosting'],
  });
});

it('the check of indexes is read', () => {
  expect(readExecCall(['--indexes=warn', '--', 'x']).indexes).toBe('warn');
  expect(() => readExecCall(['--indexes', 'maybe', '--', 'x'])).toThrow('"maybe" is none of them');
});

it('a mistake is reported in one line', () => {
  expect(() => readExecCall(['vitest'])).toThrow(/^Usage: /);
  expect(() => readExecCall(['--only', 'storage', '--', 'x'])).toThrow('"storage" is none of them');
  expect(() => readExecCall(['--fast', '--', 'x'])).toThrow(/--fast/);
});
