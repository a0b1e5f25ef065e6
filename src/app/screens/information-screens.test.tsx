import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { fail } from '#domain/shared/result.ts';
import { anEstablishment, aSector } from '../../../tests/support/builders/establishment.ts';
import { anInformation } from '../../../tests/support/builders/information.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 90_000 });
const patient = { timeout: 40_000 };
// The drafts of one test are not those of the next.
beforeEach(() => sessionStorage.clear());
const NOW = anInformation({ needsConfirmation: true });
const LIST = '/TaskManagementView?tab=information';

async function open(address: string, sectors: Sector[] = []) {
  const fake = fakeRepositories({
    user: aUser({ userId: 'keeper-1', userRight: 'admin' }),
    establishment: anEstablishment(),
    sectors,
    colleagues: [],
    tasks: [],
    information: [NOW],
  });
  await openApp(address, { repositories: fake.repositories, features: tasksRoutes });
  return { information: fake.fakes.information, source: fake.sources.information };
}

describe('an information that cannot be created', () => {
  it('is reported in the specification’s words, and the text stays', async () => {
    const { information } = await open(`${LIST}&information=new`);
    information.save = () => Promise.resolve(fail(appError('information/create-failed')));
    const form = await screen.findByRole('dialog', { name: 'Nouvelle information' }, patient);
    const title = within(form).getByRole('textbox', { name: /^Titre/ });
    await userEvent.type(title, 'Pont fermé');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Contenu/ }), 'Mardi.');
    await userEvent.click(within(form).getByRole('switch', { name: 'Tout l’établissement' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Publier' }));
    expect(await within(form).findByText(/Impossible de créer l[’']information/, {}, patient)).toBeVisible();
    expect(title).toHaveValue('Pont fermé');
  });
});

describe('the recipients of a new information', () => {
  it('are nobody until its author chooses them, and a sector without people is refused where it is chosen', async () => {
    const { information } = await open(`${LIST}&information=new`, [aSector({ sectorName: 'Volière' })]);
    const save = vi.spyOn(information, 'save');
    const form = await screen.findByRole('dialog', { name: 'Nouvelle information' }, patient);
    await userEvent.type(within(form).getByRole('textbox', { name: /^Titre/ }), 'Pont fermé');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Contenu/ }), 'Mardi.');
    const publish = within(form).getByRole('button', { name: 'Publier' });
    await userEvent.click(publish);
    expect(await within(form).findByText('Choisissez au moins un destinataire')).toBeVisible();

    await userEvent.click(within(form).getByRole('combobox', { name: 'Équipes de secteurs' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Volière' }));
    expect(within(form).getByText('Personne ne la recevra')).toBeVisible();
    await userEvent.click(publish);
    expect(await within(form).findByText(/^Personne ne recevrait cette information/)).toBeVisible();
    expect(save).not.toHaveBeenCalled();

    await userEvent.click(within(form).getByRole('switch', { name: 'Tout l’établissement' }));
    await userEvent.click(publish);
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.lastCall?.[0].recipients).toEqual({ everyone: true, sectorIds: [], roles: [], userIds: [] });
  });
});

describe('an information that a colleague changes while it is being changed', () => {
  it('shows both versions of a field that both changed, and saves only after one is chosen', async () => {
    const { information, source } = await open(`${LIST}&information=${NOW.informationId}&edit=1`);
    const save = vi.spyOn(information, 'save');
    const form = await screen.findByRole('dialog', { name: /^Modifier/ }, patient);
    const title = within(form).getByRole('textbox', { name: /^Titre/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Pont gelé');
    const theirs = { ...NOW, title: 'Pont ouvert', content: 'Depuis midi.', updatedAtUnix: NOW.updatedAtUnix + 1 };
    source.show({ information: [theirs], isCut: false, unreadable: 0 });
    const note = await within(form).findByRole('alert', {}, patient);
    expect(note).toHaveTextContent('Quelqu’un a modifié les mêmes champs entre-temps');
    expect(within(note).getByRole('group', { name: 'Titre' })).toHaveTextContent('Pont ouvert');
    expect(title).toHaveValue('Pont gelé');
    expect(within(form).getByRole('textbox', { name: /^Contenu/ })).toHaveValue('Depuis midi.');
    await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    expect(save).not.toHaveBeenCalled();

    await userEvent.click(within(note).getByRole('button', { name: /^Garder ma saisie.*Titre$/ }));
    await vi.waitFor(() => expect(within(form).queryByRole('alert')).toBeNull());
    await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.lastCall?.[0]).toMatchObject({
      ...{ title: 'Pont gelé', content: 'Depuis midi.', expectedUpdatedAtUnix: theirs.updatedAtUnix },
    });
  });

  it('keeps the form when the server refuses an overtaken version', async () => {
    const { information } = await open(`${LIST}&information=${NOW.informationId}&edit=1`);
    const save = vi.spyOn(information, 'save').mockResolvedValue(fail(appError('information/changed-meanwhile')));
    const form = await screen.findByRole('dialog', { name: /^Modifier/ }, patient);
    const title = within(form).getByRole('textbox', { name: /^Titre/ });
    await userEvent.type(title, ' !');
    await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(form).findByText(/modifié cette information entre-temps/, {}, patient)).toBeVisible();
    expect(title).toHaveValue(`${NOW.title} !`);
    expect(save.mock.lastCall?.[0].expectedUpdatedAtUnix).toBe(NOW.updatedAtUnix);
  });
});

describe('a failed action on an existing information is reported:', () => {
  it('reminding, and the buttons stay', async () => {
    const { information } = await open(`${LIST}&information=information-1`);
    information.remind = () => Promise.resolve(fail(appError('information/reminded-today')));
    const remind = await screen.findByRole('button', { name: 'Relancer' }, patient);
    await userEvent.click(remind);
    expect(await screen.findByText(/24 heures|aujourd’hui/, {}, patient)).toBeInTheDocument();
    expect(remind).toBeEnabled();
  });

  it.each([
    ['Ne plus afficher', /reste dans la liste/, 'save', 'Cette information n’existe plus', 'information/not-found'],
    ['Supprimer', /C’est définitif/, 'remove', 'Impossible de supprimer l’information', 'information/delete-failed'],
  ] as const)('%s', async (button, consequence, call, told, code) => {
    const { information } = await open(`${LIST}&information=information-1`);
    information[call] = () => Promise.resolve(fail(appError(code)));
    await userEvent.click(await screen.findByRole('button', { name: button }, patient));
    const question = (await screen.findByText(consequence, {}, patient)).closest<HTMLElement>('[role=dialog]')!;
    await userEvent.click(within(question).getByText(button));
    expect(await screen.findByText(told, {}, patient)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: button, hidden: true })).toBeEnabled();
  });
});
