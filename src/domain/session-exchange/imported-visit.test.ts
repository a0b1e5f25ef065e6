import { expect, it } from 'vitest';
import { anImportedSession } from '../../../tests/support/builders/imported-session.ts';
import { importedVisit } from './imported-visit.ts';

const versions = { ethogramId: 'ethogram-1', ethogramVersion: 2 };
const act = { zooId: 'zoo-1', by: 'ana', at: 99 };

it('an imported session is stored beside the plan, with what is done and the versions of its campaign', () => {
  const { session, record } = importedVisit(anImportedSession({ isDeferred: true }), versions, act);
  expect(session).toMatchObject({
    ...{ plannedId: null, secondOf: null, isDeferred: true, doneCount: 1, ...versions, invalidatedBy: null },
    ...{ updatedBy: 'ana', updatedAtUnix: 99, visitId: record.visitId, zooId: 'zoo-1' },
  });
  expect(session).not.toHaveProperty('scans');
  expect(record).toMatchObject({
    ...{ deviceId: 'file', observerId: session.observerId, startedAtUnix: session.startedAtUnix, updatedAtUnix: 99 },
    entries: [{ entryId: 'file-scan-1' }],
  });
});
it('a session that does not count stays so, and the person who imports answers for it', () => {
  const { session } = importedVisit(anImportedSession({ invalidReason: 'Rain' }), versions, act);
  expect(session).toMatchObject({ invalidReason: 'Rain', invalidatedBy: 'ana' });
});
