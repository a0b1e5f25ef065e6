import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { campaignsRoutes } from '../../features/campaigns/campaigns.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anEnclosure } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

const NAMES = ['Ada', 'Cleo', 'Duma', 'Kito', 'Nala', 'Zuri'];

function open(address: string) {
  const user = aUser({ userRight: 'user' });
  const { repositories } = fakeRepositories({
    ...{ user, establishment: anEstablishment(), sectors: [], enclosures: [anEnclosure({ areas: [] })] },
    colleagues: [user, aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })],
    animals: NAMES.map((animalName) =>
      aRegisterAnimal({
        ...{ animalId: animalName.toLowerCase(), animalName },
        enclosureId: animalName === 'Zuri' ? 'other' : 'plain',
      }),
    ),
  });
  return openApp(address, { repositories, features: campaignsRoutes });
}
const drawn = async () => {
  const rows = within(await screen.findByRole('table', { name: 'Tirage au sort' }, patient)).getAllByRole('row');
  return rows.slice(1).map((row) => NAMES.find((name) => row.textContent.includes(name)));
};

describe('the random draw', () => {
  it('is repeated by its address, and changes with its seed', async () => {
    const { path } = await open('/RandomView?seed=otters&of=animals&count=6');
    const first = await drawn();
    expect(new Set(first).size).toBe(6);
    await userEvent.click(screen.getByRole('button', { name: 'Tirer à nouveau' }));
    const seed = new URLSearchParams(path().split('?')[1]).get('seed') ?? '';
    expect(seed).toMatch(/^[0-9a-f]{8}$/);
    expect(screen.getByRole('textbox', { name: 'Graine' })).toHaveValue(seed);
    const field = screen.getByRole('textbox', { name: 'Graine' });
    await userEvent.clear(field);
    await userEvent.type(field, 'otters');
    expect(await drawn()).toEqual(first);
  });

  it('gives itself a seed where the address names none', async () => {
    const { path } = await open('/RandomView');
    await drawn();
    expect(path()).toMatch(/seed=[0-9a-f]{8}&of=animals&count=10/);
  });

  it('draws animals of one enclosure alone, shared between observers', async () => {
    await open('/RandomView?seed=a&of=animals&count=4&enclosure=plain&observers=bo');
    expect(await drawn()).not.toContain('Zuri');
    expect(screen.getAllByRole('cell', { name: 'Bo Lund' })).toHaveLength(4);
  });

  it('draws time slots of working hours', async () => {
    await open('/RandomView?seed=a&of=slots&count=3&from=2026-03-02&until=2026-03-02&minutes=60');
    const table = within(await screen.findByRole('table', { name: 'Tirage au sort' }, patient));
    expect(table.getAllByText(/2 mars 2026, (0[89]|1[0-6]):00/)).toHaveLength(3);
  });
});
