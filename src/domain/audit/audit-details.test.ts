import { describe, expect, it } from 'vitest';
import { changesOf, peopleIn, SERVER_REASONS } from './audit-details.ts';
import type { AuditLogEntry } from './audit-log.ts';

const NONE = { sectorId: null, before: null, after: null, added: [], removed: [] };

describe('the details of an entry of the audit log', () => {
  it('tell of texts before and after, and of people who came and left', () => {
    const details = { zooName: { before: 'A', after: 'B' }, staffAccess: { added: ['x'], removed: ['y'] } };
    expect(changesOf({ details })).toEqual([
      { ...NONE, field: 'zooName', before: 'A', after: 'B' },
      { ...NONE, field: 'staffAccess', added: ['x'], removed: ['y'] },
    ]);
  });
  it('tell of facts that the action brought', () => {
    expect(changesOf({ details: { userRight: 'admin', failures: 3, sectors: ['savanna'] } })).toEqual([
      { ...NONE, field: 'userRight', after: 'admin' },
      { ...NONE, field: 'failures', after: '3' },
      { ...NONE, field: 'sectors', added: ['savanna'] },
    ]);
  });
  it('tell of a flag that the action brought', () => {
    expect(changesOf({ details: { sendNotification: false } })).toEqual([
      { ...NONE, field: 'sendNotification', after: 'false' },
    ]);
  });
  it('tell of failed attempts before a sign-in, and of the teams that an announcement is for', () => {
    expect(changesOf({ details: { failedBefore: 2, broadcastTeams: { added: ['keeper'], removed: [] } } })).toEqual([
      { ...NONE, field: 'failedBefore', after: '2' },
      { ...NONE, field: 'broadcastTeams', added: ['keeper'] },
    ]);
  });
  it('tell of the roles in each sector, none included, and not of the sectors beside them', () => {
    const details = {
      sectors: { added: ['savanna'], removed: [] },
      sectorRoles: { savanna: ['keeper', 'management'], forest: [] },
    };
    expect(changesOf({ details })).toEqual([
      { ...NONE, field: 'sectorRoles', sectorId: 'savanna', added: ['keeper', 'management'] },
      { ...NONE, field: 'sectorRoles', sectorId: 'forest', after: '' },
    ]);
  });
  it.each([
    ['ids of documents', { taskId: 't', enclosureId: 'e', replaced: ['i'] }],
    ['an empty text or list', { reason: '', sectors: [] }],
    ['what the schema of a detail does not know', { sectorRoles: 'all', userRight: { admin: true } }],
    ['a detail with the name of a prototype', { constructor: 'x' }],
  ])('leave out %s', (_what, details) => {
    expect(changesOf({ details })).toEqual([]);
  });
});

it('the people of entries are authors, accounts and those in details, each once', () => {
  const of = (differences: Partial<AuditLogEntry>): AuditLogEntry => ({
    ...{ entryId: 'e', action: 'zoo.renamed', by: 'ana', subjectId: 'zoo-1', atUnix: 1, details: {} },
    ...differences,
  });
  const entries = [
    of({}),
    of({ action: 'user.disabled', subjectId: 'ben', by: 'ana' }),
    of({ details: { staffAccess: { added: ['cleo'], removed: ['ben'] } } }),
    of({ details: { invitedBy: 'dan', userRight: 'admin' } }),
  ];
  expect(peopleIn(entries)).toEqual(['ana', 'ben', 'cleo', 'dan']);
});

it('the subject of an entry is a person where the action is about people, and nothing else is', () => {
  const entry = { by: 'ana', subjectId: 'ben', details: {} };
  const of = (action: string) => peopleIn([{ ...entry, action } as unknown as AuditLogEntry]);
  expect(of('user.created')).toEqual(['ana', 'ben']);
  expect(of('animal.created')).toEqual(['ana']);
});

it.each([
  'managementUserIds',
  'veterinaryUserIds',
  'nutritionUserIds',
  'sectorKeeper',
  'staffAccess',
  'invitedBy',
  'addedBy',
] as const)('the people of entries are also those in the detail %s', (field) => {
  const details = { [field]: { added: ['cleo'], removed: ['ben'] } };
  const entry = { entryId: 'e', action: 'zoo.renamed', by: 'ana', subjectId: 'zoo-1', atUnix: 1, details } as const;
  expect(peopleIn([entry])).toEqual(['ana', 'ben', 'cleo']);
});

it.each([
  ['targetGone', 'targetGone'],
  ['message not sent', 'messageNotSent'],
  ['wrong addresses', 'wrongAddresses'],
])('the stored reason %j of the server has the text %s', (stored, text) => {
  expect(SERVER_REASONS.get(stored)).toBe(text);
});
