import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { settingSwitched } from '#state/settings/settings.slice.ts';
import { anAnimal } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { ANIMALS, choose, edit, open, patient } from '../../../tests/support/animals-under-test.ts';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
// Drafts stay in the tab: each test begins without any.
beforeEach(() => sessionStorage.clear());

describe('the animals', () => {
  it('stand under their species, with the numbers of males, females and unknown sex', async () => {
    await open('/specieAnimalsListView');
    const lions = await screen.findByRole('button', { name: /^Lion/ }, patient);
    expect(lions).toHaveTextContent('Panthera leo');
    expect(lions).toHaveTextContent('1.1.0');
    expect(screen.getByRole('button', { name: /Guépard/ })).toHaveTextContent('0.0.1');
    expect(screen.queryByText('Nala')).toBeNull();
    await userEvent.click(lions);
    const table = await screen.findByRole('table', { name: 'Lion' }, patient);
    expect(within(table).getByRole('link', { name: 'Nala' })).toHaveAttribute('href', '/AnimalManagementView?id=nala');
    expect(within(table).getByText('Femelle')).toBeVisible();
  });

  it('are found by their name, whatever the accents, and by missing data', async () => {
    const { path } = await open('/specieAnimalsListView?view=flat&missing=registryId');
    expect(await screen.findByRole('link', { name: 'Zoé' }, patient)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nala' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'okapi');
    expect(await screen.findByText('Rien ne répond à ces filtres.', {}, patient)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Effacer les filtres' })[0]!);
    expect(await screen.findByRole('link', { name: 'Nala' }, patient)).toBeVisible();
    expect(path()).toBe('/specieAnimalsListView?view=flat');
  });

  it('are moved together, after a warning about a group of another species', async () => {
    const { fakes } = await open('/specieAnimalsListView?view=flat');
    const move = vi.spyOn(fakes.animals, 'move');
    await screen.findByRole('link', { name: 'Nala' }, patient);
    await userEvent.click(screen.getByRole('checkbox', { name: /Nala/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Zoé/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Déplacer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Déplacer 2 animaux' }, patient);
    expect(within(dialog).getByRole('list', { name: 'Animaux concernés' })).toHaveTextContent('Nala');
    await choose(/Enclos d’arrivée/, /Rocher/);
    await choose(/^Groupe/, /La harde/);
    expect(within(dialog).getByText(/L’espèce de l’animal n’est pas celle du groupe/)).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Raison'), 'Travaux');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Déplacer' }));
    expect(await screen.findByText('2 animaux déplacés', {}, patient)).toBeVisible();
    expect(move).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        animalIds: ['nala', 'zoe'],
        enclosureId: 'rock',
        groupId: 'impalas',
        reason: 'Travaux',
      }),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(move).toHaveBeenCalledTimes(2));
    expect(move).toHaveBeenLastCalledWith(
      expect.objectContaining({ animalIds: ['nala', 'zoe'], enclosureId: 'plain', groupId: null }),
    );
  });

  it('keep death and departure apart from the move', async () => {
    await open('/specieAnimalsListView?view=flat');
    await screen.findByRole('link', { name: 'Nala' }, patient);
    await userEvent.click(screen.getByRole('checkbox', { name: /Nala/ }));
    const bar = within(screen.getByRole('group', { name: 'Actions sur la sélection' }));
    expect(bar.getByRole('button', { name: 'Déplacer' })).toBeEnabled();
    expect(bar.queryByRole('button', { name: 'Mort' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Autres actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Mort' }, patient)).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Départ' })).toBeVisible();
  });

  it('of other establishments are listed with their establishment, and are only read', async () => {
    const sharedBy = { zooId: 'zoo-2', zooName: 'Parc du Lac' };
    const ibis = aRegisterAnimal({ animalId: 'ibis', animalName: 'Ibis', enclosureId: null, sharedBy });
    const { path } = await open('/specieAnimalsListView?view=flat', { sharedAnimals: [ibis] });
    expect(await screen.findByRole('link', { name: 'Nala' }, patient)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ibis' })).toBeNull();
    await choose(/^Partage$/, /^Partagés avec nous$/);
    await waitFor(() => expect(path()).toContain('origin=shared'));
    const table = await screen.findByRole('table', { name: 'Animaux' }, patient);
    expect(within(table).getByRole('link', { name: 'Ibis' })).toHaveAttribute('href', '/AnimalManagementView?id=ibis');
    expect(within(table).getByText('Parc du Lac')).toBeVisible();
    expect(within(table).queryByRole('link', { name: 'Nala' })).toBeNull();
    expect(within(table).queryByRole('checkbox')).toBeNull();
  });

  it('of other establishments have no name of theirs in anonymous mode', async () => {
    const sharedBy = { zooId: 'zoo-2', zooName: 'Parc du Lac' };
    const ibis = aRegisterAnimal({ animalId: 'ibis', animalName: 'Ibis', enclosureId: null, sharedBy });
    const { store } = await open('/specieAnimalsListView?view=flat&origin=shared', { sharedAnimals: [ibis] });
    expect(await screen.findByText('Parc du Lac', {}, patient)).toBeVisible();
    act(() => void store.dispatch(settingSwitched('anonymousMode')));
    expect(await screen.findByText('Autre établissement')).toBeVisible();
    expect(screen.queryByText('Parc du Lac')).toBeNull();
  });

  it('of other establishments are not there until one shares an animal', async () => {
    await open('/specieAnimalsListView?origin=shared');
    expect(
      await screen.findByText('Aucun établissement ne partage d’animal avec le vôtre.', {}, patient),
    ).toBeVisible();
  });

  it('of an empty park ask for the first one, and without an enclosure for that', async () => {
    const { sources } = await open('/specieAnimalsListView', { animals: [], user: { userRight: 'admin' } });
    expect(await screen.findByText(/Ajoutez le premier animal/, {}, patient)).toBeVisible();
    sources.enclosures.show({ enclosures: [], isCut: false, isFromCache: false, unreadable: 0, waitingIds: [] });
    expect(await screen.findByText(/créez d’abord un enclos/, {}, patient)).toBeVisible();
  });
});

describe('one animal', () => {
  it('shows its species, sex and place, and is changed by people with the right', async () => {
    const { fakes } = await open('/AnimalManagementView?id=nala');
    const save = vi.spyOn(fakes.animals, 'save');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nala' }, patient)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Grande plaine' })[0]).toBeVisible();
    await edit();
    const name = screen.getByRole('textbox', { name: /^Nom/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Nola');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/modifications enregistrées/, {}, patient)).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        animalId: 'nala',
        fields: { animalName: 'Nola' },
        expectedUpdatedAtUnix: 1_700_000_000_000,
      }),
    );
  });

  it('shows its further identifiers with their kinds, and is found by each', async () => {
    const otherIdentifiers = [{ kind: 'gan' as const, value: 'ABC12-00001' }];
    await open('/AnimalManagementView?id=nala', { animal: anAnimal({ otherIdentifiers }) });
    const section = await screen.findByRole('region', { name: 'Identifiants' }, patient);
    expect(within(section).getByText('GAN')).toBeVisible();
    expect(within(section).getByText('ABC12-00001')).toBeVisible();
    cleanup();
    const found = aRegisterAnimal({ otherIdentifiers });
    await open('/specieAnimalsListView?view=flat&q=abc12', { animals: [found, ...ANIMALS.slice(1)] });
    expect(await screen.findByRole('link', { name: 'Nala' }, patient)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Zoé' })).toBeNull();
  });

  it('shows its faults at each field, before anything is sent', async () => {
    const { fakes } = await open('/AnimalManagementView?id=nala');
    const save = vi.spyOn(fakes.animals, 'save');
    await edit();
    const chip = await screen.findByRole('textbox', { name: /Numéro de puce/ }, patient);
    await userEvent.clear(chip);
    await userEvent.type(chip, '2502685001234');
    await userEvent.type(screen.getByRole('textbox', { name: /Date de naissance/ }), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/^Le numéro de puce compte 14 chiffres/, {}, patient)).toBeVisible();
    expect(screen.getByText('La date saisie est incorrecte')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('with an odd chip and birth date keeps them when something else is changed, and accepts no new odd one', async () => {
    const odd = anAnimal({ animalChipId: '2502685001234567', animalBirthdate: 'printemps' });
    const { fakes } = await open('/AnimalManagementView?id=nala', { animal: odd });
    const save = vi.spyOn(fakes.animals, 'save');
    await edit();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Notes/ }, patient), 'Boite');
    await userEvent.type(screen.getByRole('textbox', { name: /Numéro de puce/ }), '7');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/^Le numéro de puce compte 14 chiffres/, {}, patient)).toBeVisible();
    expect(screen.queryByText('La date saisie est incorrecte')).toBeNull();
    expect(save).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /Numéro de puce/ }), '{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/modifications enregistrées/, {}, patient)).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fields: { notes: 'Boite' } }));
  });

  it('is saved over the version that somebody else saved meanwhile once the person keeps their own words', async () => {
    const { fakes, sources } = await open('/AnimalManagementView?id=nala');
    const save = vi.spyOn(fakes.animals, 'save').mockResolvedValueOnce(fail(appError('animal/changed-meanwhile')));
    await edit();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Notes/ }, patient), 'Boite');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/Quelqu’un a modifié cet animal entre-temps/, {}, patient)).toBeVisible();
    sources.animal.show(anAnimal({ notes: 'Vue par le vétérinaire', updatedAtUnix: 1_700_000_000_500 }));
    expect((await screen.findAllByText('Vue par le vétérinaire', {}, patient))[0]).toBeInTheDocument();
    expect(screen.queryByText(/Quelqu’un a modifié cet animal entre-temps/)).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Boite');
    await userEvent.click(screen.getByRole('button', { name: /^Garder ma saisie/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ expectedUpdatedAtUnix: 1_700_000_000_500 })),
    );
  });

  it('is read-only for people who work in another sector', async () => {
    await open('/AnimalManagementView?id=nala', { user: { userId: 'somebody' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nala' }, patient)).toBeVisible();
    expect(await screen.findByText('PTR-0012', {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Actions|Déplacer|Modifier/ })).toBeNull();
    cleanup();
    await open('/AnimalManagementView?id=nala&edit=1', { user: { userId: 'somebody' } });
    expect(await screen.findByText('PTR-0012', {}, patient)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of another establishment that shares it is read without buttons; otherwise it is not found', async () => {
    const authorizedFacilities = ['zoo-2', 'zoo-1'];
    const foreign = anAnimal({ zooId: 'zoo-2', authorizedFacilities, establishmentName: 'Parc du Lac' });
    const { sources } = await open('/AnimalManagementView?id=nala', {
      animal: foreign,
      user: { userRight: 'admin' },
    });
    expect(await screen.findByText(/appartient à un autre établissement, Parc du Lac/, {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Actions|Déplacer|Enregistrer/ })).toBeNull();
    sources.animal.show({ ...foreign, authorizedFacilities: ['zoo-2'] });
    expect(await screen.findByText('Animal introuvable', {}, patient)).toBeVisible();
  });

  it('that does not exist is not found', async () => {
    const { sources } = await open('/AnimalManagementView?id=nobody');
    sources.animal.say(fail(appError('animal/not-found')));
    expect(await screen.findByText('Animal introuvable', {}, patient)).toBeVisible();
  });

  it('leads to the page of its species', async () => {
    await open('/AnimalManagementView?id=nala');
    const head = await screen.findByRole('heading', { level: 1, name: 'Nala' }, patient);
    expect(head).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lion' }, patient)).toHaveAttribute(
      'href',
      '/SpecieManagementView?id=lion',
    );
  });

  it('that is archived says until when its data are kept, and can be restored by an admin', async () => {
    const archived = anAnimal({
      isArchived: true,
      archivedAtUnix: Date.parse('2026-03-01T10:00:00Z'),
      animalEnclosureData: null,
    });
    const { fakes } = await open('/AnimalManagementView?id=nala', { animal: archived, user: { userRight: 'admin' } });
    const change = vi.spyOn(fakes.animals, 'changeStatus');
    expect(await screen.findByText(/conservées jusqu’au samedi 1(er)? mars 2036/, {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restaurer' }, patient));
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restaurer' }));
    expect(within(dialog).getByText('Un animal doit être rattaché à un enclos')).toBeVisible();
    await choose(/Enclos d’arrivée/, /Rocher/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restaurer' }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ animalIds: ['nala'], change: 'restore', enclosureId: 'rock' }),
      ),
    );
  });
});

describe('a new animal', () => {
  it('needs a name, a species, a sex and an enclosure, and then has its own page', async () => {
    const { fakes, path } = await open('/AnimalManagementView?enclosureId=plain', { user: { userRight: 'admin' } });
    const save = vi.spyOn(fakes.animals, 'save').mockResolvedValue(ok({ animalId: 'nala' }));
    const add = await screen.findByRole('button', { name: 'Ajouter l’animal' }, patient);
    await userEvent.click(add);
    expect(await screen.findByText('Donnez un nom à l’animal', {}, patient)).toBeVisible();
    expect(screen.getByText('Choisissez l’espèce de l’animal')).toBeVisible();
    expect(screen.getByText('Choisissez le sexe de l’animal')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Simba');
    await userEvent.type(screen.getByRole('combobox', { name: /Espèce/ }), 'cheetah');
    await userEvent.click(await screen.findByRole('option', { name: /Guépard/ }, patient));
    await userEvent.click(screen.getByRole('radio', { name: 'Mâle' }));
    await userEvent.click(add);
    await waitFor(() => expect(path()).toBe('/AnimalManagementView?id=nala'), patient);
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        animalId: null,
        fields: expect.objectContaining({ animalName: 'Simba', specieId: 'cheetah', animalSexe: 'Male' }),
        place: expect.objectContaining({ enclosureId: 'plain', groupId: null, movedAtUnix: null }),
      }),
    );
  });

  it('is not saved in the demonstration, which says so before anything is typed', async () => {
    const { fakes } = await open('/AnimalManagementView?id=nala', { zoo: { isDemo: true } });
    const save = vi.spyOn(fakes.animals, 'save');
    await edit();
    await screen.findByRole('textbox', { name: /^Notes/ }, patient);
    expect(screen.getByText(/démonstration/i, { selector: 'form [role=note] *' })).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });
});
