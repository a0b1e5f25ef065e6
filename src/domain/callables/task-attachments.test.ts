import { expect, it } from 'vitest';
import { addAttachmentContract, removeAttachmentContract } from './task-attachments.ts';

const one = { zooId: 'zoo-1', taskId: 't', attachmentId: 'a' };

it('a file is named by its place in Storage, never by an address that the browser chooses', () => {
  expect(addAttachmentContract.request.safeParse({ ...one, name: 'porte.jpg' }).success).toBe(true);
  expect(addAttachmentContract.request.safeParse({ ...one, name: 'porte.jpg', path: 'zoo-2/x' }).success).toBe(false);
  expect(addAttachmentContract.request.safeParse({ ...one, name: 'x'.repeat(201) }).success).toBe(false);
});

it('a file is removed by its id', () => {
  expect(removeAttachmentContract.request.safeParse(one).success).toBe(true);
  expect(removeAttachmentContract.request.safeParse({ zooId: 'zoo-1', taskId: 't' }).success).toBe(false);
});
