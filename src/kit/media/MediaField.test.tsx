import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { wentOffline } from '#state/connection/connection.slice.ts';
import { personSignedIn, sessionFound } from '#state/session/session.slice.ts';
import { makeStore } from '#state/store.ts';
import { questionBeforeLeaving } from '#ui/confirm/held-screens.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { MediaField } from './MediaField.tsx';
import { ANY_MEDIA, type TakenMedia } from './media-kinds.ts';
import type { SendFile } from './upload-queue.ts';
import { useUploads } from './useUploads.ts';

const aFile = (name: string) => new File(['x'], name, { type: 'image/png' });

function Probe({ send, takes, fullText }: { send: SendFile; takes: TakenMedia; fullText: string | undefined }) {
  const uploads = useUploads({ send, operation: 'task.work', otherwise: 'attachment/upload-failed' });
  const words = { choose: 'Choisir', hint: 'Photos', leaveText: 'Perdu.', allDone: 'Tout est là' };
  const status = ({ done, underWay, all }: Record<'done' | 'underWay' | 'all', number>) => `${done} ${underWay} ${all}`;
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <input aria-label="Note" />
      <button type="button" onClick={() => setIsShown(false)}>
        Fermer
      </button>
      {isShown && <MediaField uploads={uploads} takes={takes} words={{ ...words, status }} fullText={fullText} />}
    </>
  );
}

/** A field whose files arrive or fail when the test says so. */
async function open({ isDemo = false, fullText }: { isDemo?: boolean; fullText?: string } = {}) {
  await startI18n('fr');
  await loadNamespaces(['form', 'words', 'errors']);
  const store = makeStore({ repositories: fakeRepositories({}).repositories });
  store.dispatch(personSignedIn('keeper-1'));
  const actor = anActor({ isDemo });
  const session = { user: aUser(), establishment: anEstablishment(), sectors: [], actor };
  store.dispatch(sessionFound({ status: 'ready', ...session }));
  const ends: PromiseWithResolvers<AppError | null>[] = [];
  const send = vi.fn<SendFile>(() => {
    ends.push(Promise.withResolvers());
    return ends.at(-1)!.promise;
  });
  render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <Probe send={send} takes={ANY_MEDIA} fullText={fullText} />
      </ThemeProvider>
    </Provider>,
  );
  const choose = (...names: readonly string[]) =>
    userEvent.upload(screen.getByLabelText('Choisir'), names.map(aFile), { applyAccept: false });
  const end = (error: AppError | null = null) => act(async () => ends.shift()!.resolve(error));
  const tell = (...step: Parameters<Parameters<SendFile>[1]['tell']>) =>
    act(() => send.mock.lastCall![1].tell(...step));
  const sent = () => send.mock.calls.map(([file]) => file.name);
  return { store, send, choose, end, tell, sent };
}

const button = (name: string) => screen.queryByRole('button', { name });

function paste(target: Element, ...files: readonly File[]): boolean {
  const event = createEvent.paste(target, { clipboardData: { files } });
  fireEvent(target, event);
  return event.defaultPrevented;
}

describe('the field for photos, videos and sounds', () => {
  it('shows each file with its step and its progress, and counts those that arrived', async () => {
    const { choose, tell, end } = await open();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await choose('a.png', 'b.png');
    tell('sending', 0.5);
    expect(screen.getByRole('progressbar', { name: 'Envoi de a.png' })).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText('En attente')).toBeVisible();
    expect(status).toHaveTextContent('0 2 2');
    await end();
    expect(screen.queryByText('a.png')).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Envoi de tous les fichiers' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await end();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('2 0 2');
    expect(screen.getByText('Tout est là')).toBeVisible();
  });

  it('shows why a file failed, sends it again, and takes one that stays wrong off the list', async () => {
    const { choose, end, sent } = await open();
    await choose('a.png', 'faux.png');
    await end(appError('generic/offline'));
    await end(appError('picture/invalid'));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Le réseau ne répond pas. Vérifiez la connexion, puis réessayez.',
      'Fichier non valable, choisissez un JPG ou un PNG de moins de 10\u00a0Mo',
    ]);
    expect(button('Réessayer faux.png')).toBeNull();
    await userEvent.click(button('Retirer faux.png de la liste')!);
    await userEvent.click(button('Réessayer a.png')!);
    await end();
    expect(sent()).toEqual(['a.png', 'faux.png', 'a.png']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops one file, or all of them', async () => {
    const { choose, send, sent } = await open();
    await choose('a.png', 'b.png', 'c.png');
    await userEvent.click(button('Arrêter l’envoi de b.png')!);
    expect(screen.queryByText('b.png')).toBeNull();
    await userEvent.click(button('Arrêter l’envoi')!);
    expect(send.mock.calls[0]![1].signal.aborted).toBe(true);
    expect(screen.queryByText('c.png')).toBeNull();
    expect(sent()).toEqual(['a.png']);
  });

  it('takes dropped files', async () => {
    const { sent } = await open();
    const file = aFile('a.png');
    const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
    fireEvent.drop(screen.getByText('Photos'), { dataTransfer: { files: [file], items, types: ['Files'] } });
    await vi.waitFor(() => expect(sent()).toEqual(['a.png']));
  });

  it('takes files pasted on the page, and leaves a paste into a text field alone', async () => {
    const { sent } = await open();
    expect(paste(screen.getByLabelText('Note'), aFile('a.png'))).toBe(false);
    expect(paste(document.body)).toBe(false);
    expect(paste(document.body, aFile('b.png'))).toBe(true);
    expect(sent()).toEqual(['b.png']);
  });

  it('leaves a paste alone that something else on the page took', async () => {
    const { sent } = await open();
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('paste', take);
    paste(document.body, aFile('a.png'));
    document.body.removeEventListener('paste', take);
    expect(sent()).toEqual([]);
  });

  it('takes no pasted file once it is gone', async () => {
    await open();
    await userEvent.click(button('Fermer')!);
    expect(paste(document.body, aFile('a.png'))).toBe(false);
  });

  it('asks before the screen is left as long as files are on their way', async () => {
    const { choose, end } = await open();
    await choose('a.png');
    expect(questionBeforeLeaving()).toMatchObject({ title: 'Quitter pendant l’envoi\u202f?', text: 'Perdu.' });
    await end();
    expect(questionBeforeLeaving()).toBeNull();
  });

  it('says without a network that chosen files stay in the list', async () => {
    const { store } = await open();
    expect(screen.queryByText(/^Pas de réseau/)).toBeNull();
    act(() => void store.dispatch(wentOffline()));
    expect(screen.getByText(/^Pas de réseau/)).toBeVisible();
  });

  it('sends nothing in demonstration mode, and says so at the file', async () => {
    const { choose, send } = await open({ isDemo: true });
    await choose('a.png');
    expect(await screen.findByRole('alert')).toHaveTextContent('Action non autorisée en mode démonstration');
    expect(send).not.toHaveBeenCalled();
  });

  it('offers the camera and the recorder on a touch screen only', async () => {
    await open();
    expect(screen.queryByLabelText('Prendre une photo')).toBeNull();
    cleanup();
    const plain = window.matchMedia;
    const asked = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(plain(query), { matches: query === '(pointer: coarse)' }));
    try {
      const { sent } = await open();
      await userEvent.upload(screen.getByLabelText('Prendre une photo'), aFile('photo.png'));
      expect(sent()).toEqual(['photo.png']);
      expect(screen.getByLabelText('Filmer')).toHaveAttribute('accept', 'video/*');
      expect(screen.getByLabelText('Enregistrer un son')).toHaveAttribute('capture', 'environment');
    } finally {
      asked.mockRestore();
    }
  });

  it('takes no more files where there are enough, and says why', async () => {
    const { sent } = await open({ fullText: 'Vingt fichiers au plus' });
    expect(screen.getByText('Vingt fichiers au plus')).toBeVisible();
    expect(screen.queryByLabelText('Choisir')).toBeNull();
    expect(paste(document.body, aFile('a.png'))).toBe(false);
    expect(sent()).toEqual([]);
  });
});
