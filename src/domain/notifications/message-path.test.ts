import { expect, it } from 'vitest';
import { pathOfMessage } from './message-path.ts';

it('a message leads to its task, or to its information', () => {
  expect(pathOfMessage({ kind: 'taskReminder1h', subjectId: 'a/b' })).toBe('/TaskManagementView?id=a%2Fb');
  expect(pathOfMessage({ kind: 'informationReminder', subjectId: 'i' })).toBe(
    '/TaskManagementView?tab=information&information=i',
  );
});
