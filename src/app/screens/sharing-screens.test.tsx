import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { animalsRoutes } from '#features/animals/animals.routes.ts';
import type { AnimalShare } from '#domain/animal-shares/animal-share.ts';
import { ok } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { aShare } from '../../../tests/support/builders/animal-share.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anAnimal, anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };
beforeEach(() => sessionStorage.clear());

const RECEIVED = { zooId: 'zoo-2', establishmentName: 'Réserve Deux', partnerId: 'zoo-1', partnerName: 'Parc Un' };
const proposed = (animalId: string, animalName: string) =>
  aShare({ ...RECEIVED, shareId: `${animalId}~zoo-1`, animalId, animalName, message: 'Pour l’EEP' });

async function open(address: string, shares: readonly AnimalShare[], user: Partial<User> = { userRight: 'admin' }) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [aSector()],
    animals: [aRegisterAnimal()],
    animal: anAnimal(),
    enclosures: [anEnclosure()],
    taxonomy: aTaxonomy(),
    shares,
  });
  const change = vi.spyOn(fake.fakes.animalShares, 'change');
  const propose = vi.spyOn(fake.fakes.animalShares, 'propose');
  await openApp(address, { repositories: fake.repositories, features: animalsRoutes });
  return { ...fake, change, propose };
}

describe('the animals that others share', () => {
  it('are accepted together with one button of their proposal, which says from whom and why', async () => {
    const { change } = await open('/specieAnimalsListView?sharing=1', [
      proposed('nala', 'Nala'),
      proposed('kito', 'Kito'),
    ]);
    const waiting = await screen.findByRole('region', { name: 'Propositions en attente' }, patient);
    expect(within(waiting).getByRole('heading', { name: 'Réserve Deux vous propose 2 animaux' })).toBeVisible();
    expect(within(waiting).getByText('Pour l’EEP')).toBeVisible();
    await userEvent.click(within(waiting).getByRole('button', { name: 'Accepter' }));
    expect(change).toHaveBeenCalledWith({
      ...{ zooId: 'zoo-1', shareIds: ['nala~zoo-1', 'kito~zoo-1'], step: 'accept', reason: '' },
    });
  });

  it('are declined after a question with their names, and with the typed reason', async () => {
    const { change } = await open('/specieAnimalsListView?sharing=1', [proposed('nala', 'Nala')]);
    const waiting = await screen.findByRole('region', { name: 'Propositions en attente' }, patient);
    await userEvent.click(within(waiting).getByRole('button', { name: 'Refuser' }));
    const dialog = await screen.findByRole('dialog', { name: /^Refuser le partage de Nala/ }, patient);
    expect(change).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Raison/ }), 'Pas de place');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refuser' }));
    expect(change).toHaveBeenCalledWith({
      ...{ zooId: 'zoo-1', shareIds: ['nala~zoo-1'], step: 'decline', reason: 'Pas de place' },
    });
  });

  it('have no buttons for a keeper, and a proposed one opens no page', async () => {
    const accepted = { ...proposed('kito', 'Kito'), state: 'accepted', answeredAtUnix: 2_000 } as const;
    await open('/specieAnimalsListView?sharing=1', [proposed('nala', 'Nala'), accepted], {});
    expect(await screen.findByRole('link', { name: 'Kito' }, patient)).toHaveAttribute(
      'href',
      '/AnimalManagementView?id=kito',
    );
    expect(screen.queryByRole('link', { name: 'Nala' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Accepter|Refuser|Mettre fin/ })).toBeNull();
  });

  it('that nobody shares are explained', async () => {
    await open('/specieAnimalsListView?sharing=1', []);
    expect(await screen.findByText('Aucun animal partagé avec vous', {}, patient)).toBeVisible();
  });
});

describe('an own animal', () => {
  it('is proposed to an establishment that is found by its name, without any identifier', async () => {
    const { propose, fakes } = await open('/AnimalManagementView?id=nala', []);
    const partners = [{ partnerId: 'zoo-2', name: 'Réserve Deux', type: 'zoo' as const }];
    const find = vi.spyOn(fakes.animalShares, 'findPartners').mockResolvedValue(ok({ partners }));
    await userEvent.click(await screen.findByRole('button', { name: 'Partager…' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Partager Nala' }, patient);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Proposer le partage' }));
    expect(await within(dialog).findByText('Choisissez l’établissement partenaire')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('combobox', { name: /Établissement partenaire/ }), 'rés');
    await userEvent.click(await screen.findByRole('option', { name: /Réserve Deux/ }, patient));
    expect(find).toHaveBeenCalledWith({ zooId: 'zoo-1', search: 'rés' });
    expect(dialog).not.toHaveTextContent('zoo-2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Proposer le partage' }));
    expect(propose).toHaveBeenCalledWith(
      expect.objectContaining({ zooId: 'zoo-1', animalIds: ['nala'], partnerId: 'zoo-2', message: '' }),
    );
  });

  it('names its partners with the state, and a share is ended after a question', async () => {
    const { change } = await open('/AnimalManagementView?id=nala', [
      aShare({ state: 'accepted', answeredAtUnix: 2_000 }),
    ]);
    const section = await screen.findByRole('region', { name: 'Partagé avec' }, patient);
    expect(await within(section).findByText('Réserve Deux')).toBeVisible();
    expect(within(section).getByText('Accepté')).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'Mettre fin au partage avec Réserve Deux' }));
    const dialog = await screen.findByRole('dialog', { name: /^Mettre fin au partage de Nala/ }, patient);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mettre fin' }));
    expect(change).toHaveBeenCalledWith({
      ...{ zooId: 'zoo-1', shareIds: ['nala~zoo-2'], step: 'end', reason: '' },
    });
  });
});
