import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { Attachment } from '#domain/tasks/attachment.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const user = aUser();
const sector = aSector();

const aSound = (name: string, length = 20) =>
  new File(['OggS', new Uint8Array(length - 4)], name, { type: 'audio/ogg' });
const kept = (differences: Partial<Attachment>): Attachment => ({
  ...{ attachmentId: 'a1', kind: 'sound', name: 'cri.ogg', contentType: 'audio/ogg', bytes: 1_200_000 },
  ...{ path: 'zoo-1/tasks/task-1/a1', addedBy: user.userId, addedAtUnix: Date.parse('2025-01-15T08:00:00Z') },
  ...differences,
});

/** The drawer of a task with these files, for a keeper. */
async function open(attachments: readonly Attachment[] = []) {
  const fake = fakeRepositories({
    user,
    establishment: anEstablishment(),
    sectors: [sector],
    colleagues: [user, aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })],
    tasks: [aTask({ zooId: user.zooId, sectorIds: [sector.sectorId], attachments: [...attachments] })],
  });
  const put = vi.spyOn(fake.fakes.taskFiles, 'put');
  const add = vi.spyOn(fake.fakes.taskFiles, 'add');
  const remove = vi.spyOn(fake.fakes.taskFiles, 'remove');
  await openApp('/TaskManagementView?id=task-1', { repositories: fake.repositories, features: tasksRoutes });
  const files = await screen.findByRole('region', { name: 'Fichiers' }, patient);
  const choose = async (...chosen: readonly File[]) =>
    userEvent.upload(await within(files).findByLabelText('Choisir des fichiers', {}, patient), [...chosen]);
  return { put, add, remove, choose, files: within(files) };
}

describe('adding files to a task', () => {
  it('sends each file, has the server add it, and takes it off the list', async () => {
    const { put, add, choose, files } = await open();
    await choose(aSound('cri.ogg'), aSound('appel.ogg'));
    await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2), patient);
    const sent = put.mock.calls.map(([{ path, contentType }]) => ({
      attachmentId: path.split('/').at(-1),
      contentType,
    }));
    expect(new Set(sent.map(({ attachmentId }) => attachmentId)).size).toBe(2);
    expect(sent.map(({ contentType }) => contentType)).toEqual(['audio/ogg', 'audio/ogg']);
    expect(add.mock.calls.map(([{ attachmentId, name }]) => [attachmentId, name])).toEqual([
      [sent[0]?.attachmentId, 'cri.ogg'],
      [sent[1]?.attachmentId, 'appel.ogg'],
    ]);
    await vi.waitFor(() => expect(files.queryByText('cri.ogg')).toBeNull(), patient);
  });

  it('says why a file of another type than its name says, and one that is too long, are not sent; the others are', async () => {
    const { add, choose, files } = await open();
    const liar = new File(['<html>'], 'faux.jpg', { type: 'image/jpeg' });
    await choose(liar, aSound('long.ogg', 5_000_001), aSound('cri.ogg', 5_000_000));
    expect(
      await files.findByText('Ce fichier n’est ni une photo, ni une vidéo, ni un son pris en charge'),
    ).toBeVisible();
    expect(await files.findByText(/^Le fichier est trop volumineux : 5\sMo au plus$/)).toBeVisible();
    await vi.waitFor(() => expect(add.mock.calls.map(([{ name }]) => name)).toEqual(['cri.ogg']), patient);
  });

  it('does not send a file a second time when only the answer of the server was lost', async () => {
    const { put, add, choose, files } = await open();
    add.mockResolvedValueOnce(fail(appError('generic/offline')));
    await choose(aSound('cri.ogg'));
    await userEvent.click(await files.findByRole('button', { name: 'Réessayer cri.ogg' }, patient));
    await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2), patient);
    expect(put).toHaveBeenCalledTimes(1);
    expect(add.mock.calls[1]?.[0].attachmentId).toBe(add.mock.calls[0]?.[0].attachmentId);
  });

  it('asks before the drawer closes while a file is on its way, and stops the file', async () => {
    const { put, add, choose, files } = await open();
    const arriving = Promise.withResolvers<void>();
    put.mockImplementation(({ onProgress }) => {
      onProgress(0.5);
      return arriving.promise.then(() => ok(null));
    });
    await choose(aSound('cri.ogg'));
    expect(await files.findByText('1 fichier en cours d’envoi')).toBeVisible();
    const progress = files.getByRole('progressbar', { name: 'Envoi de cri.ogg' });
    await vi.waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '50'), patient);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer le détail' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rester' }, patient));
    await userEvent.click(files.getByRole('button', { name: 'Arrêter l’envoi de cri.ogg' }));
    expect(put.mock.calls[0]?.[1].aborted).toBe(true);
    arriving.resolve();
    await vi.waitFor(() => expect(files.queryByText('cri.ogg')).toBeNull(), patient);
    expect(add).not.toHaveBeenCalled();
  });

  it('is not offered for a task that has twenty files', async () => {
    const { files } = await open(Array.from({ length: 20 }, (_, index) => kept({ attachmentId: `a${index}` })));
    expect(files.getByText(/^Cette tâche a déjà 20 fichiers/)).toBeVisible();
    expect(files.queryByLabelText('Choisir des fichiers')).toBeNull();
  });
});

describe('the files of a task', () => {
  it('are shown with their size, who added them and when; one’s own are removed after a question', async () => {
    const { remove, files } = await open([kept({}), kept({ attachmentId: 'a2', name: 'appel.ogg', addedBy: 'bo' })]);
    const other = (await files.findByText('appel.ogg')).closest('li')!;
    expect(await within(other).findByText(/1,2\sMo · Bo Lund · .*2025/, {}, patient)).toBeVisible();
    expect(await within(other).findByLabelText('appel.ogg', {}, patient)).toHaveAttribute('controls');
    expect(files.queryByRole('button', { name: 'Supprimer appel.ogg' })).toBeNull();
    await userEvent.click(files.getByRole('button', { name: 'Supprimer cri.ogg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Garder' }, patient));
    expect(remove).not.toHaveBeenCalled();
    remove.mockResolvedValueOnce(fail(appError('attachment/remove-failed')));
    await userEvent.click(files.getByRole('button', { name: 'Supprimer cri.ogg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le fichier' }, patient));
    expect(await files.findByText('Impossible de supprimer le fichier')).toBeVisible();
    expect(remove).toHaveBeenCalledWith({ zooId: 'zoo-1', taskId: 'task-1', attachmentId: 'a1' });
  });
});
