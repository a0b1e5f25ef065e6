import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { quickGroupsRoutes } from '#features/quick-groups/quick-groups.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionSet, aQuickEvaluation, aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const ana = aUser({ userId: 'ana', userFirstname: 'Ana', userLastname: 'Roux' });
const bo = aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' });
const group = aQuickGroup({ ownerId: 'ana', memberIds: ['ana', 'bo'] });
const set = aQuestionSet([
  aPublishedQuestion({ questionId: 'space' }),
  aPublishedQuestion({ questionId: 'shade', wording: inSevenLanguages('Y a-t-il de l’ombre ?') }),
]);
const monday = Date.parse('2026-03-02T10:00:00Z');
const A_DAY = 86_400_000;

const ended = (leaderId: string, finishedAtUnix: number, answers: Readonly<Record<string, string>>): QuickEvaluation =>
  aQuickEvaluation({
    ...{ evaluationId: `${leaderId}-${finishedAtUnix}`, status: 'finished', leaderId, finishedAtUnix },
    ...{ startedAtUnix: finishedAtUnix },
    steps: Object.entries(answers).map(([id, value]) => aStep(id, value, { by: leaderId })),
  });

async function open(...evaluations: QuickEvaluation[]) {
  const fake = fakeRepositories({
    ...{ user: ana, establishment: anEstablishment({ zooTiers: 'discovery' }), sectors: [] },
    ...{ colleagues: [ana, bo], evaluations, set, taxonomy: aTaxonomy() },
  });
  fake.sources.documents.show({ items: [group] as never[], isCut: false, unreadable: 0, waitingIds: [] });
  const readSets = vi.spyOn(fake.fakes.quickEvaluations, 'watchSet');
  await openApp('/GroupResultsView?id=quick-1&tab=agreement', {
    ...{ repositories: fake.repositories, features: quickGroupsRoutes },
  });
  return { readSets };
}

const pairOf = (name: string) => screen.findByRole('region', { name }, patient);
const figureOf = (pair: HTMLElement, name: string) =>
  within(pair).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const limitsOf = (pair: HTMLElement) =>
  within(within(pair).getByRole('list', { name: 'Limites' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

describe('the agreement of two evaluators', () => {
  it('is given with the number of questions, its limits and the answers that differ', async () => {
    const { readSets } = await open(
      ended('bo', monday + 7 * A_DAY, { space: 'partly', shade: 'no' }),
      ended('ana', monday, { space: 'yes', shade: 'no' }),
    );
    const pair = await pairOf('Ana Roux et Bo Lund');
    await waitFor(() => expect(figureOf(pair, 'Pourcentage d’accord')).toMatch(/^50,0\s%$/));
    expect(figureOf(pair, 'Kappa pondéré')).toBe('0,50');
    expect(figureOf(pair, 'Questions comparées')).toBe('2');
    expect(figureOf(pair, 'Répondues par les deux')).toBe('2');
    expect(limitsOf(pair)).toEqual([
      expect.stringMatching(/^Trop peu de questions\s: 2 comparées.*environ 50/),
      expect.stringMatching(/ont pu changer entre les deux évaluations/),
    ]);
    expect(within(pair).getByRole('link', { name: 'Bo Lund, le 9 mars 2026' })).toHaveAttribute(
      'href',
      `/GroupResultsView?id=quick-1&evaluation=bo-${monday + 7 * A_DAY}`,
    );
    await userEvent.click(within(pair).getByText(/^Réponses de niveaux différents\s: 1$/));
    expect(within(pair).getByText(/^Bo Lund\s: En partie$/)).toBeVisible();
    expect(within(pair).queryByText('Y a-t-il de l’ombre ?')).toBeNull();
    // Both evaluations asked the same questions, which are read once.
    expect(readSets).toHaveBeenCalledTimes(1);
  });
  it('is not defined where all answers are on one level, and says the reason', async () => {
    await open(ended('bo', monday, { space: 'yes', shade: 'yes' }), ended('ana', monday, { space: 'yes' }));
    const pair = await pairOf('Ana Roux et Bo Lund');
    await waitFor(() => expect(figureOf(pair, 'Kappa pondéré')).toBe('non défini'));
    expect(figureOf(pair, 'Pourcentage d’accord')).toMatch(/^100,0\s%$/);
    expect(limitsOf(pair)[0]).toMatch(/^Le kappa n’est pas défini\s: toutes les réponses sont au même niveau/);
    expect(within(pair).getByText('Toutes les réponses comparées sont au même niveau.')).toBeVisible();
  });
  it('without a question that both answered says so', async () => {
    await open(ended('bo', monday, { shade: 'yes' }), ended('ana', monday, { space: 'yes' }));
    const pair = await pairOf('Ana Roux et Bo Lund');
    await waitFor(() => expect(figureOf(pair, 'Pourcentage d’accord')).toBe('non défini'));
    expect(limitsOf(pair)[0]).toMatch(/aucune question notée n’a reçu une réponse des deux personnes/);
  });
  it('needs evaluations of two people within seven days', async () => {
    await open(ended('bo', monday + 7 * A_DAY + 1, { space: 'yes' }), ended('ana', monday, { space: 'yes' }));
    expect(
      await screen.findByRole('heading', { name: 'Aucune paire d’évaluations à comparer' }, patient),
    ).toBeVisible();
  });
});
