import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resultOf } from '#domain/quick-evaluations/result-of.ts';
import { quickGroupsRoutes } from '#features/quick-groups/quick-groups.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionSet, aQuickEvaluation, aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const user = aUser();
const set = aQuestionSet([aPublishedQuestion({ questionId: 'space' })]);
const evaluationOf = (year: number, answer: string) => {
  const evaluation = aQuickEvaluation({
    ...{ evaluationId: `of-${year}`, status: 'finished', finishedAtUnix: Date.UTC(year, 4, 1, 12) },
    steps: [aStep('space', answer)],
  });
  return { ...evaluation, result: resultOf(evaluation, set) };
};
const evaluations = [evaluationOf(2026, 'yes'), evaluationOf(2025, 'partly'), evaluationOf(2024, 'no')];

/** The files that the page has had saved, by their names. */
let saved: { name: string; file: Blob }[];
beforeEach(() => {
  saved = [];
  sessionStorage.clear();
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    file = object as Blob;
    return 'blob:one';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
});
afterEach(() => vi.restoreAllMocks());

async function openDialog(tier: 'discovery' | 'essential' = 'essential') {
  const fake = fakeRepositories({
    ...{ user, establishment: anEstablishment({ zooTiers: tier }), sectors: [], colleagues: [user] },
    ...{ evaluations, set },
  });
  const shown = (items: object[]) => ({ items: items as never[], isCut: false, unreadable: 0, waitingIds: [] });
  fake.sources.documents.show(shown([aQuickGroup({ memberIds: [user.userId], ownerId: user.userId })]));
  for (const work of Object.values(fake.sources.work)) work.show(shown([]));
  await openApp('/GroupResultsView?id=quick-1', { repositories: fake.repositories, features: quickGroupsRoutes });
  await userEvent.click(await screen.findByRole('button', { name: 'Exporter' }, patient));
  return within(await screen.findByRole('dialog', { name: 'Exporter les résultats' }, patient));
}

describe('the export of the results of a group', () => {
  it('has the last year chosen, and asks for one where none is', async () => {
    const dialog = await openDialog();
    expect(dialog.getByRole('checkbox', { name: /^2026/ })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^2024.: 1 évaluation$/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le fichier' }));
    expect(await dialog.findByText('Veuillez sélectionner au moins une année')).toBeVisible();
    expect(saved).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^2025/ }));
    expect(dialog.queryByText('Veuillez sélectionner au moins une année')).toBeNull();
  });
  it('saves the evaluations of the chosen years as delimited text', async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^2024/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /CSV/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le fichier' }));
    expect(await dialog.findByText('Le fichier est enregistré.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^Suricates du désert 2026 2024 .*\.csv$/)]);
    const lines = (await saved[0]?.file.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/2024-05-01.*;0;"Critique";0;/);
    expect(lines[2]).toMatch(/2026-05-01.*;100;"Excellent";100;/);
  });
  it('offers no PDF below the essential tier, and says why', async () => {
    const dialog = await openDialog('discovery');
    expect(dialog.getByRole('radio', { name: /PDF/ })).toBeDisabled();
    expect(dialog.getByText(/^Fonctionnalité Premium/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Excel/ })).toBeChecked();
  });
  it('that fails says so, and keeps what was chosen', async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^2025/ }));
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le fichier' }));
    expect(await dialog.findByRole('alert', {}, patient)).toHaveTextContent(
      'Une erreur est survenue lors de la génération du rapport',
    );
    expect(dialog.getByRole('checkbox', { name: /^2025/ })).toBeChecked();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Créer le fichier' })).toBeEnabled());
    expect(saved).toEqual([]);
  });
});
