import { describe, expect, it } from 'vitest';
import { aPhoto } from '../../../tests/support/builders/photo.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import type { Attachment } from '#domain/tasks/attachment.ts';
import type { Task } from '#domain/tasks/task.ts';
import { galleryItems } from './gallery-items.ts';

const file = (attachmentId: string, kind: Attachment['kind'], addedAtUnix: number): Attachment => ({
  ...{ attachmentId, kind, addedAtUnix, name: '', contentType: 'x', bytes: 1, addedBy: 'a' },
  path: `zoo-1/tasks/t/${attachmentId}`,
});
const task = (taskId: string, attachments: Attachment[], differences: Partial<Task> = {}) =>
  aTask({
    taskId,
    attachments,
    lastFileAtUnix: Math.max(...attachments.map((one) => one.addedAtUnix)),
    ...differences,
  });
const photo = (photoId: string, takenAtUnix: number) => aPhoto({ photoId, takenAtUnix });
const part = <T>(items: T[], hasMore = false) => ({ items, hasMore, unreadable: 0, waitingIds: [] });
const ids = (...asked: Parameters<typeof galleryItems>) => galleryItems(...asked).map(({ id }) => id);

describe('the items of the gallery', () => {
  const photos = part([photo('p9', 9), photo('p5', 5)]);
  const tasks = part([task('t', [file('film', 'video', 7), file('shot', 'photo', 6), file('song', 'sound', 8)])]);

  it('are photos and the photos and films of tasks, the latest first, without sounds', () => {
    expect(ids({ photos, tasks }, null)).toEqual(['p9', 't/film', 't/shot', 'p5']);
  });
  it('are those of one kind, if one is chosen', () => {
    expect(ids({ photos, tasks }, 'photo')).toEqual(['p9', 't/shot', 'p5']);
    expect(ids({ photos: undefined, tasks }, 'video')).toEqual(['t/film']);
  });
  it('name the task of a file', () => {
    expect(galleryItems({ photos: undefined, tasks }, 'video')[0]).toMatchObject({
      of: 'task',
      task: { taskId: 't', title: 'Nourrir les zèbres' },
    });
  });
  it('are none of a cancelled task, and those of an archived one', () => {
    const some = part([
      task('gone', [file('a', 'photo', 3)], { status: 'DELETED' }),
      task('kept', [file('a', 'photo', 2)], { status: 'ARCHIVED' }),
    ]);
    expect(ids({ photos: part([]), tasks: some }, null)).toEqual(['kept/a']);
  });
  it('wait while a part that may have later ones is not read so far', () => {
    expect(ids({ photos: part([photo('p9', 9), photo('p7', 7)], true), tasks }, null)).toEqual(['p9', 'p7', 't/film']);
    const some = part([task('t', [file('new', 'photo', 8), file('old', 'photo', 1)])], true);
    expect(ids({ photos, tasks: some }, null)).toEqual(['p9', 't/new']);
  });
  it('are none without photos and tasks', () => {
    expect(ids({ photos: undefined, tasks: undefined }, null)).toEqual([]);
  });
});
