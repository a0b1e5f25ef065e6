import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContextsRepository } from '#data/contexts/contexts.repository.ts';
import { untranslated } from '#domain/content/translated.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { contextsRoutes } from '#features/contexts/contexts.routes.ts';
import { aContext, aContextQuestion, aContextVersion } from '../../../tests/support/builders/context.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
// Drafts stay in the tab: each test begins without one.
beforeEach(() => sessionStorage.clear());

const ADMIN: Partial<User> = { userRight: 'admin' };
const KEEPER: Partial<User> = { userRight: 'user' };
const { zooId } = anEstablishment();
const weather = { name: inSevenLanguages('Temps et visiteurs') };
const model = aContext({ ...weather, contextId: 'model', contextRef: 'CTX-MODEL', status: 'published', version: 1 });
const modelVersion = aContextVersion({ ...weather, contextId: 'model', contextRef: 'CTX-MODEL' });
const own = { name: inSevenLanguages('Avant la ronde'), contextRef: 'CTX-ROUND', zooId };
const published = aContext({ ...own, contextId: 'round', status: 'published', version: 1 });
const publishedVersion = aContextVersion({ ...own, contextId: 'round' });
const french = (text: string) => ({ ...untranslated(), fr: text });
const draft = aContext({
  ...{ contextId: 'draft', contextRef: 'CTX-DRAFT', zooId, name: french('Brouillon du soir') },
  questions: [
    aContextQuestion({
      wording: french('Quel temps fait-il ?'),
      answers: ['Soleil', 'Pluie'].map((label) => ({ answerId: label, label: french(label) })),
    }),
    aContextQuestion({
      questionId: 'noise',
      questionRef: 'CTX-NOISE',
      type: 'text',
      answers: [],
      wording: french('Bruit'),
    }),
  ],
});

async function open(address: string, calls: Partial<ContextsRepository> = {}, user: Partial<User> = ADMIN) {
  const { repositories } = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [],
    contexts: [model, published, draft],
    contextVersions: [modelVersion, publishedVersion],
    contextCalls: calls,
  });
  return openApp(address, { repositories, features: contextsRoutes });
}
const named = (name: string) => screen.findByRole('link', { name }, patient);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient));

describe('the list of contexts', () => {
  it('shows a manager drafts and models, with a way to create', async () => {
    await open('/ObsContextListView');
    expect(await named('Brouillon du soir')).toHaveAttribute('href', '/ObsContextView?id=draft');
    expect(await named('Temps et visiteurs')).toBeVisible();
    expect(await named('Créer un contexte')).toHaveAttribute('href', '/ObsContextView?id=new');
    expect(screen.queryByRole('link', { name: 'Créer un modèle' })).toBeNull();
  });
  it('shows a keeper the published ones of the establishment alone', async () => {
    await open('/ObsContextListView', {}, KEEPER);
    await named('Avant la ronde');
    expect(screen.queryByRole('link', { name: 'Brouillon du soir' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Temps et visiteurs' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Créer un contexte' })).toBeNull();
  });
});

describe('the page of a context', () => {
  it('shows a keeper how it is asked', async () => {
    await open('/ObsContextView?id=round', {}, KEEPER);
    expect(await screen.findByRole('heading', { name: 'Avant la ronde' }, patient)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Soleil' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  });
  it('offers a manager to begin with a model', async () => {
    await open('/ObsContextView?id=model');
    expect(await named('Commencer avec ce modèle')).toHaveAttribute('href', '/ObsContextView?id=new&copy=model');
  });
});

describe('the editor of a context', () => {
  it('begins with the questions of a model, for the establishment', async () => {
    const save = vi.fn<ContextsRepository['save']>(() => Promise.resolve(ok({ contextId: 'new', updatedAtUnix: 2 })));
    await open('/ObsContextView?id=new', { save });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Commencer par un modèle' }, patient));
    await userEvent.click(await screen.findByRole('option', { name: 'Temps et visiteurs' }));
    await waitFor(
      () => expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Temps et visiteurs'),
      patient,
    );
    await press('Enregistrer');
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), patient);
    const [request] = save.mock.calls[0]!;
    expect(request).toMatchObject({ contextId: null, zooId });
    expect(request.content.questions).toEqual(modelVersion.questions);
  });

  it('asks for the languages that were begun alone, and shows what each lacks', async () => {
    await open('/ObsContextView?id=draft');
    const tabs = within(await screen.findByRole('group', { name: 'Langue des textes' }, patient));
    expect(tabs.getAllByRole('button')[0]).toHaveTextContent('Français');
    expect(tabs.getByRole('button', { name: /Deutsch/ })).toHaveTextContent('Pas commencé');
    expect(screen.getByRole('button', { name: 'Publier la version' })).toBeEnabled();
    await userEvent.click(tabs.getByRole('button', { name: /Deutsch/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Abend');
    expect(tabs.getByRole('button', { name: /Deutsch/ })).toHaveTextContent('4 à écrire');
    expect(screen.getByRole('button', { name: 'Publier la version' })).toBeDisabled();
  });

  it('adds, moves and removes questions, and shows faults at their rows', async () => {
    const save = vi.fn<ContextsRepository['save']>(() => Promise.resolve(ok({ contextId: 'draft', updatedAtUnix: 2 })));
    await open('/ObsContextView?id=draft', { save });
    await press('Ajouter une question');
    await press('Enregistrer');
    expect(save).not.toHaveBeenCalled();
    expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveAccessibleDescription(/./);
    await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'Visiteurs ?');
    await press('Monter Visiteurs ?');
    await press('Retirer Bruit');
    await press('Enregistrer');
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), patient);
    expect(save.mock.calls[0]![0].content.questions.map(({ questionRef }) => questionRef)).toEqual([
      'CTX-WEATHER',
      'Q-03',
    ]);
  });

  it('keeps what was typed when somebody else saved meanwhile', async () => {
    const save = vi.fn<ContextsRepository['save']>(() => Promise.resolve(fail(appError('context/changed-meanwhile'))));
    await open('/ObsContextView?id=draft', { save });
    const name = await screen.findByRole('textbox', { name: 'Nom' }, patient);
    await userEvent.type(name, ' tard');
    await press('Enregistrer');
    await screen.findAllByText(/Quelqu’un a modifié ce contexte/, undefined, patient);
    expect(name).toHaveValue('Brouillon du soir tard');
  });

  it('is closed to keepers', async () => {
    await open('/ObsContextView?id=new', {}, KEEPER);
    expect(await screen.findByText('Ce contexte n’existe pas', undefined, patient)).toBeVisible();
  });
});
