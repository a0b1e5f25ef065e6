import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LastEvaluation, QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { quickGroupsRoutes } from '#features/quick-groups/quick-groups.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const user = aUser();
const last = (overall: number, differences: Partial<LastEvaluation> = {}): LastEvaluation => ({
  ...{ evaluationId: 'one', atUnix: Date.parse('2026-04-01T09:00:00Z'), overall, label: 'average' },
  ...{ answered: 18, asked: 25, previousOverall: null },
  categories: { housing: overall, feeding: 100, health: null, behavior: overall },
  ...differences,
});
const evaluated = (groupId: string, groupName: string, lastEvaluation: LastEvaluation | null, isArchived = false) =>
  aQuickGroup({ groupId, groupName, lastEvaluation, isArchived, ownerId: user.userId, memberIds: [user.userId] });

async function open(groups: readonly QuickGroup[], address = '/FastEvalGroupComparisonView') {
  const fake = fakeRepositories({
    ...{ user, establishment: anEstablishment({ zooTiers: 'discovery' }), sectors: [], colleagues: [user] },
  });
  fake.sources.documents.show({ items: groups as never[], isCut: false, unreadable: 0, waitingIds: [] });
  return openApp(address, { repositories: fake.repositories, features: quickGroupsRoutes });
}

beforeEach(() => sessionStorage.clear());

describe('the comparison of groups', () => {
  const groups = [
    evaluated('goats', 'Chèvres', last(40, { previousOverall: 30 })),
    evaluated('hens', 'Poules', last(70)),
    evaluated('new', 'Lapins', null),
    evaluated('old', 'Anciens', last(90), true),
  ];
  it('shows the last scores of groups that were evaluated, how many questions they stand on and their change', async () => {
    await open(groups);
    const table = await screen.findByRole('table', { name: 'Comparaison des groupes' }, patient);
    const row = within(table).getByRole('link', { name: 'Chèvres' }).closest('tr');
    expect(row?.textContent).toMatch(/01\/04\/2026.*40,0.*Moyen.*40,0.*100,0.*–.*40,0.*\+10,0.*18 sur 25/);
    expect(within(table).getByRole('link', { name: 'Poules' })).toHaveAttribute('href', '/GroupResultsView?id=hens');
    for (const name of ['Lapins', 'Anciens']) expect(screen.queryByText(name)).toBeNull();
  });
  it('gives mean, median, deviation, ends and number of the groups that are shown', async () => {
    await open(groups);
    const table = await screen.findByRole('table', { name: 'Statistiques' }, patient);
    const overall = within(table).getByRole('rowheader', { name: 'Score global' }).closest('tr');
    expect(overall?.textContent).toBe('Score global55,055,021,240,070,02');
    const health = within(table).getByRole('rowheader', { name: 'Santé' }).closest('tr');
    expect(health?.textContent).toBe('Santé–––––0');
    const change = within(table).getByRole('rowheader', { name: 'Depuis la précédente' }).closest('tr');
    expect(change?.textContent).toBe('Depuis la précédente+10,0+10,0–+10,0+10,01');
    const answered = within(table).getByRole('rowheader', { name: 'Part de questions répondues' }).closest('tr');
    expect(answered?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Part de questions répondues72,0 %72,0 %0,0 %72,0 %72,0 %2',
    );
  });
  it('is of the groups that are chosen, in the table, the statistics and the charts alike', async () => {
    const { path } = await open(groups, '/FastEvalGroupComparisonView?groups=goats&bars=table');
    const table = await screen.findByRole('table', { name: 'Comparaison des groupes' }, patient);
    expect(within(table).queryByRole('link', { name: 'Poules' })).toBeNull();
    const bars = screen.getByRole('table', { name: 'Scores globaux comparés' });
    expect(within(bars).getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(screen.getByRole('combobox', { name: 'Groupes choisis' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Poules' }));
    expect(await within(table).findByRole('link', { name: 'Poules' })).toBeVisible();
    expect(within(bars).getAllByRole('rowheader')).toHaveLength(2);
    expect(path()).toContain('groups=goats%2Chens');
  });
  it('says where a shape of the radar lacks a category', async () => {
    await open(groups, '/FastEvalGroupComparisonView?shapes=goats');
    expect(await screen.findByText('Un domaine sans score reste hors de la forme.', {}, patient)).toBeVisible();
  });
  it('has a table beside each chart, by group or by the mean of each species', async () => {
    await open(groups, '/FastEvalGroupComparisonView?by=species&bars=table');
    const table = await screen.findByRole('table', { name: 'Scores globaux comparés' }, patient);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['suricata-suricatta55,055,0100,0–55,02']);
    await userEvent.click(screen.getByRole('radio', { name: 'Groupe' }));
    const names = within(screen.getByRole('table', { name: 'Scores globaux comparés' })).getAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Poules', 'Chèvres']);
    expect(screen.queryByRole('radio', { name: 'Secteur' })).toBeNull();
  });
  it('says what is missing where no group was evaluated', async () => {
    await open([evaluated('new', 'Lapins', null)]);
    expect(await screen.findByRole('heading', { name: 'Aucun groupe évalué' }, patient)).toBeVisible();
  });
});
