import { describe, expect, it } from 'vitest';
import { ANNOUNCEMENTS } from './announcements.ts';
import { closed, fieldsOf, instantsOf, isOpen, isWritable, operationsOf, privilegedFieldsOf } from './declaration.ts';
import { PHOTOS } from './photos.ts';
import { USERS } from './users.ts';

describe('the declaration of a collection', () => {
  it('that no rule opens has no access', () => {
    const one = closed('visits/{visitId}', 'server');
    expect([one.title, isOpen(one, 'get'), isOpen(one, 'list'), isWritable(one)]).toEqual([
      'visits',
      false,
      false,
      false,
    ]);
  });
  it('that the server keeps is read by an operation and written by no browser', () => {
    expect([operationsOf(PHOTOS.opens.get), operationsOf(PHOTOS.opens.list), isWritable(PHOTOS)]).toEqual([
      ['photo.read'],
      ['photo.read'],
      false,
    ]);
  });
  it('knows the timestamp beside each twin', () => {
    expect(instantsOf(ANNOUNCEMENTS.schema)).toEqual(['expiresAt', 'createdAt', 'updatedAt']);
    expect(fieldsOf(ANNOUNCEMENTS)).toEqual(expect.arrayContaining(['expiresAt', 'expiresAtUnix']));
  });
  it('without an entity has no fields', () => {
    expect([instantsOf(null), fieldsOf(closed('visits/{visitId}', 'server'))]).toEqual([[], []]);
  });
  it('keeps the operations that open an access apart from what opens it for the person alone', () => {
    const { get, update, create } = USERS.opens;
    expect([get, update, create].map(operationsOf)).toEqual([['user.read'], [], []]);
  });
  it('counts an instant as changeable with its twin', () => {
    expect(privilegedFieldsOf(ANNOUNCEMENTS)).toEqual([
      'announcementId',
      'zooId',
      'createdBy',
      'createdAtUnix',
      'createdAt',
    ]);
  });
});
