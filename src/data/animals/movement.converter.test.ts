import { describe, expect, it } from 'vitest';
import { movementFromDocument } from './movement.converter.ts';

const arrival = { zooId: 'zoo-1', animalId: 'a', kind: 'arrival', movedAtUnix: 1, recordedAtUnix: 2 };

describe('the change of place of a document', () => {
  it('without reason, groups or destination has none', () => {
    expect(movementFromDocument('m', { ...arrival, toEnclosureId: 'e' })).toMatchObject({
      ok: true,
      value: { movementId: 'm', kind: 'arrival', toEnclosureId: 'e', toGroupId: null, reason: '', movedAtUnix: 1 },
    });
  });
  it('is an error without its moment', () => {
    expect(movementFromDocument('m', { ...arrival, movedAtUnix: undefined })).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { id: 'm', field: 'movedAtUnix' } },
    });
  });
});
