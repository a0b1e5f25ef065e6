import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Attachment } from '#domain/tasks/attachment.ts';
import type { Task } from '#domain/tasks/task.ts';
import { galleryRoutes } from '#features/gallery/gallery.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aPhoto } from '../../../tests/support/builders/photo.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });

const sector = { kind: 'sector', subjectId: 'savanna', animalId: null, enclosureId: null } as const;
const noon = aPhoto({ ...sector, photoId: 'noon', caption: 'Midi', takenAtUnix: Date.UTC(2026, 4, 1, 10) });
const night = aPhoto({ ...sector, photoId: 'night', caption: 'Nuit', takenAtUnix: Date.UTC(2026, 4, 1, 22, 30) });

const film: Attachment = {
  ...{ attachmentId: 'film', kind: 'video', name: 'repas.mp4', contentType: 'video/mp4', bytes: 9 },
  ...{ path: 'zoo-1/tasks/task-1/film', addedBy: 'keeper-1', addedAtUnix: Date.UTC(2026, 4, 1, 12) },
};
const meal = aTask({ attachments: [film], lastFileAtUnix: film.addedAtUnix });

async function open(address: string, photos = [night, noon], tasks: Task[] = []) {
  const fake = fakeRepositories({
    user: aUser({ userId: 'keeper-1', userRight: 'admin' }),
    establishment: anEstablishment(),
    sectors: [aSector()],
    photos,
    tasks,
  });
  const watch = vi.spyOn(fake.fakes.photos, 'watch');
  const watchTaskFiles = vi.spyOn(fake.fakes.photos, 'watchTaskFiles');
  const app = await openApp(address, { repositories: fake.repositories, features: galleryRoutes });
  return { ...app, watch, watchTaskFiles };
}

describe('the gallery', () => {
  it('shows photos under the day of the park they were taken on', async () => {
    await open('/GalleryView');
    const second = await screen.findByRole('region', { name: 'samedi 2 mai 2026' });
    expect(within(second).getByRole('button', { name: 'Agrandir\u00a0: Savane africaine – Nuit' })).toBeVisible();
    const first = screen.getByRole('region', { name: 'vendredi 1er mai 2026' });
    expect(within(first).getByRole('button', { name: 'Agrandir\u00a0: Savane africaine – Midi' })).toBeVisible();
    expect(screen.getByText('2 photos et vidéos')).toBeVisible();
  });

  it('shows them side by side by photo, and says so in its address', async () => {
    const { path } = await open('/GalleryView');
    await userEvent.click(await screen.findByRole('button', { name: 'Affichage' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Par photo' }));
    const all = await screen.findByRole('list', { name: 'Galerie' });
    expect(within(all).getAllByRole('listitem')).toHaveLength(2);
    expect(path()).toBe('/GalleryView?view=photo');
  });

  it('asks for the photos of the sector that the address names', async () => {
    const { watch } = await open('/GalleryView?sector=savanna', []);
    expect(await screen.findByText('Rien ne répond à ces filtres.')).toBeVisible();
    expect(watch).toHaveBeenLastCalledWith({ zooId: 'zoo-1', size: 60, sectorId: 'savanna' }, expect.anything());
  });

  it('shows a film of a task among the photos, which plays large and opens its task', async () => {
    await open('/GalleryView', [night, noon], [meal]);
    const day = await screen.findByRole('region', { name: 'vendredi 1er mai 2026' });
    const names = within(day)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual(['Nourrir les zèbres', 'Savane africaine – Midi']);
    const task = within(day).getByRole('link', { name: 'Nourrir les zèbres' });
    expect(task).toHaveAttribute('href', '/TaskManagementView?id=task-1');
    await userEvent.click(within(day).getByRole('button', { name: 'Lire la vidéo\u00a0: Nourrir les zèbres' }));
    const player = await screen.findByLabelText('Nourrir les zèbres', { selector: 'video' }, { timeout: 20_000 });
    expect(player).toHaveAttribute('controls');
    expect(screen.getByRole('link', { name: 'Ouvrir la tâche' })).toHaveAttribute('href', task.getAttribute('href'));
  });

  it('shows films alone, and then reads no photos', async () => {
    const { path, watch, watchTaskFiles } = await open('/GalleryView?kind=video', [night, noon], [meal]);
    expect(await screen.findByText('1 photo ou vidéo')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Lire la vidéo/ })).toHaveLength(1);
    expect(watch).not.toHaveBeenCalled();
    expect(watchTaskFiles).toHaveBeenLastCalledWith({ zooId: 'zoo-1', size: 30 }, expect.anything());
    expect(path()).toBe('/GalleryView?kind=video');
  });
});
