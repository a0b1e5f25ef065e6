import { describe, expect, it } from 'vitest';
import {
  closed,
  type Collection,
  fieldsOf,
  isOpen,
  isWritable,
  keptByServer,
  operationsOf,
  privilegedFieldsOf,
} from './collection.ts';
import { COLLECTIONS } from './collections.ts';

const at = (path: string) => COLLECTIONS[path] as Collection;

describe('a collection', () => {
  it('that is closed is open in no way', () => {
    const one = closed('server');
    expect([isOpen(one, 'get'), isOpen(one, 'list'), isWritable(one)]).toEqual([false, false, false]);
  });
  it('that the server keeps is read by an operation and written by no browser', () => {
    const one = keptByServer('establishment, by zooId', 'photo.read', null, ['takenAt']);
    expect([operationsOf(one.opens.get), operationsOf(one.opens.list), isWritable(one)]).toEqual([
      ['photo.read'],
      ['photo.read'],
      false,
    ]);
    expect(fieldsOf(one)).toEqual(['takenAt']);
  });
  it('knows the timestamp beside each twin', () => {
    expect(fieldsOf(at('zoo/{zooId}/announcements/{announcementId}'))).toEqual(
      expect.arrayContaining(['expiresAt', 'expiresAtUnix', 'createdAt', 'createdAtUnix']),
    );
  });
  it('tells the operations that open an access from what opens it for the person alone', () => {
    const { get, update, create } = at('users/{userId}').opens;
    expect([get, update, create].map(operationsOf)).toEqual([['user.read'], [], []]);
  });
  it('counts an instant as changeable with its twin', () => {
    expect(privilegedFieldsOf(at('zoo/{zooId}/announcements/{announcementId}'))).toEqual([
      'announcementId',
      'zooId',
      'createdBy',
      'createdAtUnix',
      'createdAt',
    ]);
  });
});
