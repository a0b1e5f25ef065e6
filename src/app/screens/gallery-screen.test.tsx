import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { galleryRoutes } from '#features/gallery/gallery.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aPhoto } from '../../../tests/support/builders/photo.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });

const sector = { kind: 'sector', subjectId: 'savanna', animalId: null, enclosureId: null } as const;
const noon = aPhoto({ ...sector, photoId: 'noon', caption: 'Midi', takenAtUnix: Date.UTC(2026, 4, 1, 10) });
const night = aPhoto({ ...sector, photoId: 'night', caption: 'Nuit', takenAtUnix: Date.UTC(2026, 4, 1, 22, 30) });

async function open(address: string, photos = [night, noon]) {
  const fake = fakeRepositories({
    user: aUser({ userId: 'keeper-1', userRight: 'admin' }),
    establishment: anEstablishment(),
    sectors: [aSector()],
    photos,
  });
  const watch = vi.spyOn(fake.fakes.photos, 'watch');
  const app = await openApp(address, { repositories: fake.repositories, features: galleryRoutes });
  return { ...app, watch };
}

describe('the gallery', () => {
  it('shows photos under the day of the park they were taken on', async () => {
    await open('/GalleryView');
    const second = await screen.findByRole('region', { name: 'samedi 2 mai 2026' });
    expect(within(second).getByRole('button', { name: 'Agrandir\u00a0: Savane africaine – Nuit' })).toBeVisible();
    const first = screen.getByRole('region', { name: 'vendredi 1 mai 2026' });
    expect(within(first).getByRole('button', { name: 'Agrandir\u00a0: Savane africaine – Midi' })).toBeVisible();
    expect(screen.getByText('2 photos')).toBeVisible();
  });

  it('shows them side by side by photo, and says so in its address', async () => {
    const { path } = await open('/GalleryView');
    await userEvent.click(await screen.findByRole('radio', { name: 'Par photo' }));
    const all = await screen.findByRole('list', { name: 'Galerie' });
    expect(within(all).getAllByRole('listitem')).toHaveLength(2);
    expect(path()).toBe('/GalleryView?view=photo');
  });

  it('asks for the photos of the sector that the address names', async () => {
    const { watch } = await open('/GalleryView?sector=savanna', []);
    expect(await screen.findByText('Rien ne répond à ces filtres.')).toBeVisible();
    expect(watch).toHaveBeenLastCalledWith({ zooId: 'zoo-1', size: 60, sectorId: 'savanna' }, expect.anything());
  });
});
