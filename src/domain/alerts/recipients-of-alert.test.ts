import { expect, it } from 'vitest';
import { recipientsOfAlert } from './recipients-of-alert.ts';

const people = {
  correspondentIds: ['correspondent', 'author'],
  adminIds: ['admin', 'gone'],
  teams: new Map([
    ['sector-1', { managementUserIds: ['manager', 'gone'] }],
    ['sector-2', { managementUserIds: ['other-manager'] }],
  ]),
  reachedIds: new Set(['author', 'correspondent', 'manager', 'other-manager', 'admin']),
};

it('tells the author, the welfare correspondents and the management of the sector of an alert, each once', () => {
  expect(recipientsOfAlert({ authorId: 'author' }, { sectorIds: ['sector-1', 'unknown'] }, people)).toEqual([
    ...['author', 'correspondent', 'manager'],
  ]);
});

it('tells the admins of an alert where nobody else receives messages', () => {
  const nobody = { ...people, correspondentIds: ['gone'] };
  expect(recipientsOfAlert({ authorId: 'server' }, { sectorIds: [] }, nobody)).toEqual(['admin']);
  expect(recipientsOfAlert({ authorId: 'server' }, { sectorIds: ['sector-2'] }, nobody)).toEqual(['other-manager']);
});
