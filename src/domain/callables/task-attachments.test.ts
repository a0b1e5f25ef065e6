import { expect, it } from 'vitest';
import { addAttachmentRequest, removeAttachmentRequest } from './task-attachments.ts';

const one = { zooId: 'zoo-1', taskId: 't', attachmentId: 'a' };

it('a file is named by where it lies, never by an address of the browser’s choosing', () => {
  expect(addAttachmentRequest.safeParse({ ...one, name: 'porte.jpg' }).success).toBe(true);
  expect(addAttachmentRequest.safeParse({ ...one, name: 'porte.jpg', path: 'zoo-2/x' }).success).toBe(false);
  expect(addAttachmentRequest.safeParse({ ...one, name: 'x'.repeat(201) }).success).toBe(false);
});

it('a file is taken out by its id', () => {
  expect(removeAttachmentRequest.safeParse(one).success).toBe(true);
  expect(removeAttachmentRequest.safeParse({ zooId: 'zoo-1', taskId: 't' }).success).toBe(false);
});
