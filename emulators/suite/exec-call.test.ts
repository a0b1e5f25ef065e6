import { expect, it } from 'vitest';
import { readExecCall } from './exec-call.ts';

it('leaves everything after the border to the command', () => {
  expect(readExecCall(['--memory', '--', 'vitest', 'run', '--', '--only'])).toEqual({
    official: false,
    services: ['auth', 'firestore', 'functions'],
    indexes: null,
    command: 'vitest',
    parameters: ['run', '--', '--only'],
  });
});

it('takes the services that are asked for', () => {
  expect(readExecCall(['--official', '--only', 'firestore, hosting', '--', 'x'])).toMatchObject({
    official: true,
    services: ['firestore', 'hosting'],
  });
});

it('takes what queries without an index shall meet', () => {
  expect(readExecCall(['--indexes=warn', '--', 'x']).indexes).toBe('warn');
  expect(() => readExecCall(['--indexes', 'maybe', '--', 'x'])).toThrow('"maybe" is none of them');
});

it('says what is wrong in one line', () => {
  expect(() => readExecCall(['vitest'])).toThrow(/^Usage: /);
  expect(() => readExecCall(['--only', 'storage', '--', 'x'])).toThrow('"storage" is none of them');
  expect(() => readExecCall(['--fast', '--', 'x'])).toThrow(/--fast/);
});
