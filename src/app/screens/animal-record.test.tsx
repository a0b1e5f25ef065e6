import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '#domain/shared/result.ts';
import { aMovement } from '../../../tests/support/builders/movement.ts';
import { anAnimal } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { ANIMALS, choose, edit, open, patient } from '../../../tests/support/animals-under-test.ts';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 120_000 });
// Drafts stay in the tab: each test begins without any.
beforeEach(() => sessionStorage.clear());

describe('the record of an animal', () => {
  it('of a dead animal shows its age at death, the cause and the way of its body, and who recorded it', async () => {
    const at = Date.parse('2026-03-01T10:00:00Z');
    const dead = anAnimal({
      ...{ status: 'dead', statusAtUnix: at, animalEnclosureData: null, animalBirthdate: '03/2019' },
      ...{ birthDetail: '2019-03-12', deathCause: 'disease', bodyFate: 'autopsy' },
    });
    const death = aMovement({ kind: 'death', movedAtUnix: at, recordedAtUnix: at, reason: 'Insuffisance rénale' });
    const { sources } = await open('/AnimalManagementView?id=nala', { animal: dead });
    sources.movements.show({ items: [death], hasMore: false, unreadable: 0, waitingIds: [] });
    const identity = await screen.findByRole('region', { name: 'Identité' }, patient);
    expect(within(identity).getByText('· 6 ans à sa mort')).toBeVisible();
    expect(identity).toHaveTextContent('12 mars 2019');
    const section = screen.getByRole('region', { name: 'Mort' });
    for (const words of ['Maladie', 'Autopsie', 'Insuffisance rénale'])
      expect(await within(section).findByText(words, {}, patient)).toBeVisible();
    expect(section.textContent).toMatch(/1(er)? mars 2026/);
  });

  it('says that the arrival is unknown, in the history too', async () => {
    const { sources } = await open('/AnimalManagementView?id=nala');
    const at = Date.parse('2026-03-01T10:00:00Z');
    const entry = aMovement({ kind: 'arrival', movedAtUnix: at, recordedAtUnix: at, reason: 'import' });
    sources.movements.show({ items: [entry], hasMore: false, unreadable: 0, waitingIds: [] });
    const place = await screen.findByRole('region', { name: 'Lieu' }, patient);
    await waitFor(
      () => expect(place.textContent).toMatch(/Date inconnue.*inscrit au registre le 1(er)? mars 2026/),
      patient,
    );
    expect(screen.getByText('Inscription au registre · arrivée inconnue')).toBeVisible();
    expect(screen.queryByText('import')).toBeNull();
  });

  it('takes a day of birth, a transponder and a sire read from what is typed', async () => {
    const { fakes } = await open('/AnimalManagementView?id=nala');
    const save = vi.spyOn(fakes.animals, 'save');
    await edit();
    const birth = screen.getByRole('textbox', { name: /Date de naissance/ });
    await userEvent.clear(birth);
    await userEvent.type(birth, '12 mars 2019');
    expect(screen.getByText(/^Lu.: 12 mars 2019$/)).toBeVisible();
    const chip = screen.getByRole('textbox', { name: /Numéro de puce/ });
    await userEvent.clear(chip);
    await userEvent.type(chip, '250 2685 0012 3456');
    await userEvent.type(screen.getByRole('combobox', { name: /Père/ }), 'zoe');
    await userEvent.click(await screen.findByRole('option', { name: /Zoé/ }, patient));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/modifications enregistrées/, {}, patient)).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        fields: {
          birthDetail: '2019-03-12',
          animalChipId: null,
          otherIdentifiers: [{ kind: 'transponder', value: '250268500123456' }],
          sire: { animalId: 'zoe', text: 'Zoé' },
        },
      }),
    );
  });

  it('keeps a parent who is no animal of the register as the typed text, and another text in its place', async () => {
    const { fakes } = await open('/AnimalManagementView?id=nala', {
      animal: anAnimal({ dam: { animalId: null, text: 'Bella' } }),
    });
    const save = vi.spyOn(fakes.animals, 'save');
    await edit();
    const dam = await screen.findByRole('combobox', { name: /Mère/ });
    expect(dam).toHaveValue('Bella');
    await userEvent.clear(dam);
    await userEvent.type(dam, 'Bella II');
    await userEvent.click(await screen.findByRole('option', { name: 'Hors registre\u00a0: Bella II' }, patient));
    await waitFor(() => expect(dam).toHaveValue('Bella II'));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ fields: { dam: { animalId: null, text: 'Bella II' } } }),
      ),
    );
  });

  it('refuses the chip of another animal of the register', async () => {
    const { fakes } = await open('/AnimalManagementView?id=nala', {
      animals: [...ANIMALS, aRegisterAnimal({ animalId: 'x', animalName: 'Ixe', animalChipId: '25026850099999' })],
    });
    const save = vi.spyOn(fakes.animals, 'save');
    await edit();
    const chip = screen.getByRole('textbox', { name: /Numéro de puce/ });
    await userEvent.clear(chip);
    await userEvent.type(chip, '25026850099999');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Ixe porte déjà l’identifiant 25026850099999', {}, patient)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('refuses a death before the arrival where the day is typed, and records its cause', async () => {
    const { fakes, sources } = await open('/AnimalManagementView?id=nala', { user: { userRight: 'admin' } });
    const change = vi.spyOn(fakes.animals, 'changeStatus');
    const at = Date.parse('2026-03-01T10:00:00Z');
    const arrival = aMovement({ kind: 'arrival', movedAtUnix: at, recordedAtUnix: at });
    sources.movements.show({ items: [arrival], hasMore: false, unreadable: 0, waitingIds: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mort' }, patient));
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    const when = dialog.getByLabelText(/Date et heure de la mort/);
    const type = (value: string) => fireEvent.change(when, { target: { value } });
    type('2026-02-28T10:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer la mort' }));
    expect(await dialog.findByText(/antérieure à l’arrivée/, {}, patient)).toBeVisible();
    type('2019-02-28T10:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer la mort' }));
    expect(await dialog.findByText(/antérieure à la naissance/, {}, patient)).toBeVisible();
    expect(change).not.toHaveBeenCalled();
    type('2026-03-02T10:00');
    await choose(/Cause de la mort/, /Euthanasie/);
    await choose(/Devenir du corps/, /Muséum/);
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer la mort' }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ change: 'death', deathCause: 'euthanasia', bodyFate: 'museum' }),
      ),
    );
  });
});

describe('the form of a new animal', () => {
  it('goes on with the next one of its species in its place', async () => {
    const { fakes, path } = await open('/AnimalManagementView?enclosureId=plain', { user: { userRight: 'admin' } });
    const save = vi.spyOn(fakes.animals, 'save').mockResolvedValue(ok({ animalId: 'nala' }));
    const name = await screen.findByRole('textbox', { name: /^Nom/ }, patient);
    await userEvent.type(name, 'Simba');
    await userEvent.type(screen.getByRole('combobox', { name: /Espèce/ }), 'cheetah');
    await userEvent.click(await screen.findByRole('option', { name: /Guépard/ }, patient));
    await userEvent.click(screen.getByRole('radio', { name: 'Mâle' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter et continuer' }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Mâle' })).not.toBeChecked();
    await userEvent.type(name, 'Kovu');
    await userEvent.click(screen.getByRole('radio', { name: 'Mâle' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter l’animal' }));
    await waitFor(() => expect(path()).toBe('/AnimalManagementView?id=nala'), patient);
    const sent = save.mock.calls.map(([{ fields, place }]) => [fields.animalName, fields.specieId, place?.enclosureId]);
    expect(sent).toEqual([
      ['Simba', 'cheetah', 'plain'],
      ['Kovu', 'cheetah', 'plain'],
    ]);
  });
});
