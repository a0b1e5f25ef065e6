import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { anInformation } from '../../../tests/support/builders/information.ts';
import { confirmationFromDocument, informationFromDocument } from './information.converter.ts';

describe('a stored information', () => {
  it('is read without its timestamps, under the id of its document', () => {
    const { informationId, ...stored } = anInformation();
    expect(informationFromDocument(informationId, { ...stored, displayFrom: Timestamp.fromMillis(5) })).toEqual({
      ok: true,
      value: anInformation({ ...stored, informationId }),
    });
  });
  it('without an audience and recipients, from an older document, is for nobody', () => {
    const { informationId, audience: _audience, recipients: _recipients, ...stored } = anInformation();
    expect(informationFromDocument(informationId, stored)).toMatchObject({
      ok: true,
      value: { audience: [], recipients: { everyone: false, sectorIds: [], roles: [], userIds: [] } },
    });
  });
  it('of another type is a bad document, named with the field', () => {
    expect(informationFromDocument('i', { ...anInformation(), type: 'rumour' })).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { id: 'i', field: 'type' } },
    });
  });
});

it('a stored confirmation is that of the person whose id it has', () => {
  const confirmedAt = Timestamp.fromMillis(7);
  expect(confirmationFromDocument('ana', { informationId: 'i', zooId: 'z', confirmedAt })).toEqual({
    ok: true,
    value: { informationId: 'i', zooId: 'z', userId: 'ana', confirmedAtUnix: 7 },
  });
});
