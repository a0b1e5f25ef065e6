import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ok } from '#domain/shared/result.ts';
import { startI18n } from '#i18n/start.ts';
import { followSession } from '#state/session/follow-session.ts';
import { personSignedIn, selectSession } from '#state/session/session.slice.ts';
import { makeStore } from '#state/store.ts';
import { aSector, anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { aPhoto } from '../../../../tests/support/builders/photo.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { AddPhotos } from './AddPhotos.tsx';

const patient = { timeout: 20_000 };

async function aPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** The place to add photos of a sector, for its manager. */
async function open() {
  await startI18n('fr', ['common', 'words', 'form', 'gallery', 'crop', 'errors']);
  const fake = fakeRepositories({
    user: aUser({ userRight: 'admin' }),
    establishment: anEstablishment(),
    sectors: [aSector()],
  });
  const store = makeStore({ repositories: fake.repositories });
  store.dispatch(personSignedIn('keeper-1'));
  followSession(store, 'keeper-1');
  await vi.waitFor(() => expect(selectSession(store.getState()).status).toBe('ready'), patient);
  const add = vi.spyOn(fake.fakes.photos, 'add');
  const target = { zooId: 'zoo-1', kind: 'sector', subjectId: 'savanna', isFirstMain: true } as const;
  const router = createMemoryRouter([{ path: '/', element: <AddPhotos target={target} /> }]);
  await render(
    <Provider store={store}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </Provider>,
  );
  const choose = (...files: readonly File[]) =>
    userEvent.upload(page.getByLabelText('Choisir des photos').last(), [...files]);
  return { add, choose };
}

async function said(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: true }), patient).toBeVisible();
}

test('keeps a file that is no picture with its reason, sends the others, and makes only the first one the main picture', async () => {
  const { add, choose } = await open();
  const liar = new File(['%PDF-1.4'], 'faux.jpg', { type: 'image/jpeg' });
  await choose(await aPicture('a.png'), liar, await aPicture('b.png'));
  await said('2 sur 3 photos ajoutées');
  await said('faux.jpg');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Fichier non valable, choisissez un JPG ou un PNG de moins de 10 Mo');
  expect(add.mock.calls.map(([{ isMain }]) => isMain)).toEqual([true, false]);
});

test('lets a photo arrive that is being sent when the others are stopped', async () => {
  const { add, choose } = await open();
  const arriving = Promise.withResolvers<void>();
  add.mockImplementation(() => arriving.promise.then(() => ok(aPhoto())));
  await choose(await aPicture('a.png'), await aPicture('b.png'), await aPicture('c.png'));
  await said('Envoi');
  await userEvent.click(page.getByRole('button', { name: 'Arrêter l’envoi' }));
  arriving.resolve();
  await said('Toutes les photos sont ajoutées');
  expect(add).toHaveBeenCalledTimes(1);
});

test('crops a single photo by keyboard before it is sent', async () => {
  const { add, choose } = await open();
  await choose(await aPicture('a.png'));
  const corner = page.getByRole('button', { name: 'Bord de droite' });
  await expect.element(corner).toBeVisible();
  corner.element().focus();
  await userEvent.keyboard('{ArrowLeft>10/}');
  await userEvent.click(page.getByRole('button', { name: 'Utiliser cette image' }));
  await said('Toutes les photos sont ajoutées');
  const { base64picture } = add.mock.calls[0]?.[0] ?? {};
  const sent = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${base64picture}`)).blob());
  expect(sent.width).toBeLessThan(40);
  expect(sent.height).toBe(30);
});

test('turns a photo by a quarter and crops it to a square before it is sent', async () => {
  const { add, choose } = await open();
  await choose(await aPicture('a.png'));
  await userEvent.click(page.getByRole('button', { name: 'Tourner à droite' }));
  await userEvent.click(page.getByRole('radiogroup', { name: 'Format' }).getByText('1:1'));
  page.getByRole('slider', { name: 'Redresser' }).element().focus();
  await userEvent.keyboard('{ArrowRight>4/}');
  await expect.element(page.getByRole('slider', { name: 'Redresser' })).toHaveAttribute('aria-valuenow', '2');
  await userEvent.click(page.getByRole('button', { name: 'Utiliser cette image' }));
  await said('Toutes les photos sont ajoutées');
  const { base64picture } = add.mock.calls[0]?.[0] ?? {};
  const sent = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${base64picture}`)).blob());
  expect([sent.width, sent.height]).toEqual([30, 30]);
});

test('sends nothing when the dialog that crops is closed', async () => {
  const { add, choose } = await open();
  await choose(await aPicture('a.png'));
  await userEvent.click(page.getByRole('button', { name: 'Fermer' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(add).not.toHaveBeenCalled();
});
