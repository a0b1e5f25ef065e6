import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { aNotification } from '../../../tests/support/builders/notification.ts';
import { notificationFromDocument } from './notification.converter.ts';

it('a stored message is read, its instants from their twins or, without them, from the timestamps', () => {
  const message = aNotification({ readAtUnix: 1_800_000_000_000 });
  const { readAtUnix: _read, ...older } = message;
  for (const stored of [message, { ...older, readAt: Timestamp.fromMillis(1_800_000_000_000) }])
    expect(notificationFromDocument(message.notificationId, stored)).toEqual({ ok: true, value: message });
});
it('a message of an unknown kind is a bad document', () => {
  expect(notificationFromDocument('a', { ...aNotification(), kind: 'gossip' })).toMatchObject({
    ok: false,
    error: { code: 'generic/bad-document', params: { field: 'kind' } },
  });
});
