import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resultOf } from '#domain/quick-evaluations/result-of.ts';
import type { QuestionSet, QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import type { LastEvaluation, QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { quickGroupsRoutes } from '#features/quick-groups/quick-groups.routes.ts';
import { waitingWritesCounted } from '#state/connection/connection.slice.ts';
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

const user = aUser();
const bo = aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' });
const own = aQuickGroup({ ownerId: user.userId, memberIds: [user.userId, 'bo'] });
const space = aPublishedQuestion({ questionId: 'space' });
const shade = aPublishedQuestion({ questionId: 'shade', wording: inSevenLanguages('Y a-t-il de l’ombre ?') });
const water = aPublishedQuestion({
  ...{ questionId: 'water', category: 'feeding', isRequired: true },
  wording: inSevenLanguages('L’eau est-elle propre ?'),
});
const note = aPublishedQuestion({
  ...{ questionId: 'note', type: 'text', answers: [] },
  wording: inSevenLanguages('Que voit-on d’autre ?'),
});
const film = aPublishedQuestion({
  ...{ questionId: 'film', type: 'media', answers: [], isRequired: true },
  wording: inSevenLanguages('Filmez les animaux'),
});

type Known = {
  readonly group?: QuickGroup;
  readonly groups?: readonly QuickGroup[];
  readonly evaluations?: readonly QuickEvaluation[];
  readonly set?: QuestionSet;
};

async function open(
  address: string,
  { group = own, groups, evaluations = [], set = aQuestionSet([space]) }: Known = {},
) {
  const fake = fakeRepositories({
    ...{ user, establishment: anEstablishment({ zooTiers: 'discovery' }), sectors: [] },
    ...{ colleagues: [user, bo], evaluations, set, taxonomy: aTaxonomy() },
  });
  fake.sources.documents.show({
    items: (groups ?? [group]) as never[],
    ...{ isCut: false, unreadable: 0, waitingIds: [] },
  });
  const { quickEvaluations } = fake.fakes;
  const addStep = vi.spyOn(quickEvaluations, 'addStep');
  const change = vi.spyOn(quickEvaluations, 'change');
  const start = vi.spyOn(quickEvaluations, 'start');
  const app = await openApp(address, { repositories: fake.repositories, features: quickGroupsRoutes });
  const steps = () =>
    addStep.mock.calls.map(
      ([
        {
          step: { questionId, kind, value },
        },
      ]) => [questionId, kind, value],
    );
  const changes = () => change.mock.calls.map(([{ fields }]) => fields);
  const leads = (leaderId: string) =>
    act(async () => {
      void quickEvaluations.change({
        groupId: 'quick-1',
        evaluationId: 'evaluation-1',
        userId: leaderId,
        fields: { leaderId },
      });
      await Promise.resolve();
    });
  return { ...app, addStep, change, start, steps, changes, leads };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient));
/** A choice leads nowhere from now on: the next question would come while a slow machine looks for its button. */
const stayAtQuestions = async () =>
  userEvent.click(await screen.findByRole('switch', { name: /Passer à la question suivante/ }, patient));
const running = '/FastEvaluationView?id=quick-1&evaluation=evaluation-1';

beforeEach(() => sessionStorage.clear());

describe('the beginning of a quick evaluation', () => {
  it('comes after a question, and leads to the evaluation that is begun', async () => {
    const { start, path } = await open('/FastEvaluationView?id=quick-1', { evaluations: [aQuickEvaluation()] });
    expect(await screen.findByRole('heading', { name: /Commencer une évaluation de/ }, patient)).toBeVisible();
    expect(start).not.toHaveBeenCalled();
    await press('Commencer');
    await waitFor(() => expect(path()).toBe(running));
    expect(start).toHaveBeenCalledExactlyOnceWith({ groupId: 'quick-1' });
  });
  it('that failed says so and can be tried again', async () => {
    const { start, path } = await open('/FastEvaluationView?id=quick-1', { evaluations: [aQuickEvaluation()] });
    start.mockResolvedValueOnce(fail(appError('evaluation/start-failed')));
    await press('Commencer');
    expect(await screen.findByText("Erreur lors de l'initialisation de l'évaluation")).toBeVisible();
    start.mockResolvedValueOnce(ok({ evaluationId: 'evaluation-1' }));
    await press('Réessayer');
    await waitFor(() => expect(path()).toBe(running));
  });
  it.each([
    ['of somebody who is no member', { ownerId: 'bo', memberIds: ['bo'] }, /Seuls le propriétaire/],
    ['of an archived group', { isArchived: true }, /Ce groupe est archivé/],
  ])('%s is not offered', async (_name, differences, reason) => {
    await open('/FastEvaluationView?id=quick-1', { group: { ...own, ...differences } });
    expect(await screen.findByText(reason, {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Commencer' })).toBeNull();
  });
  it('of a group that is not there says that it was not found', async () => {
    await open('/FastEvaluationView?id=quick-1', { groups: [] });
    expect(await screen.findByText("Le groupe spécifié n'a pas été trouvé", {}, patient)).toBeVisible();
  });
});

describe('a quick evaluation that its leader answers', () => {
  it('sends each answer, skip and comment as one step, and its end with the feedback', async () => {
    const { steps, changes, addStep, path } = await open(running, {
      ...{ evaluations: [aQuickEvaluation()], set: aQuestionSet([space, shade, note]) },
    });
    await stayAtQuestions();
    await userEvent.click(await screen.findByRole('radio', { name: /En partie/ }, patient));
    await press('Ajouter un commentaire');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Commentaire' }, patient), 'Bien');
    await press('Suivante');
    await press('Passer la question');
    await press('Suivante');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Votre réponse' }), 'Un terrier');
    expect(screen.getByText('1 passée')).toBeVisible();
    expect(screen.getByText('Tout est enregistré')).toBeVisible();
    await press('Terminer l’évaluation');
    expect(steps()).toEqual([
      ['space', 'answer', 'partly'],
      ['space', 'comment', 'Bien'],
      ['shade', 'skip', null],
      ['note', 'answer', 'Un terrier'],
    ]);
    expect(addStep.mock.calls[0]?.[0]).toMatchObject({
      ...{ groupId: 'quick-1', evaluationId: 'evaluation-1', durationMs: expect.any(Number) },
      step: { by: user.userId, atUnix: expect.any(Number) },
    });
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.type(dialog.getByRole('textbox', { name: /Remarques/ }), 'Pluie');
    await userEvent.click(dialog.getByRole('button', { name: 'Terminer l’évaluation' }));
    await waitFor(() => expect(path()).toBe('/GroupResultsView?id=quick-1&evaluation=evaluation-1'));
    expect(changes()).toEqual([
      {
        ...{ status: 'finished', feedback: 'Pluie' },
        ...{ durationMs: expect.any(Number), finishedAtUnix: expect.any(Number) },
      },
    ]);
  });
  it('goes on with the answers that were given before', async () => {
    await open(running, {
      evaluations: [aQuickEvaluation({ steps: [aStep('space', 'partly')] })],
      set: aQuestionSet([space, shade]),
    });
    expect(await screen.findByRole('radio', { name: /En partie/ }, patient)).toBeChecked();
    expect(screen.getByText('1 réponse sur 2')).toBeVisible();
  });
  it('keeps a choice while the copy of this device is slower than the answer to its write', async () => {
    const { addStep } = await open(running, { evaluations: [aQuickEvaluation()], set: aQuestionSet([space, shade]) });
    addStep.mockResolvedValue(ok(null));
    await stayAtQuestions();
    await userEvent.click(screen.getByRole('radio', { name: /Oui/ }));
    await press('Suivante');
    await press('Précédente');
    expect(await screen.findByRole('radio', { name: /Oui/ }, patient)).toBeChecked();
    expect(screen.getByText('1 réponse sur 2')).toBeVisible();
    expect(addStep).toHaveBeenCalledOnce();
  });
  it('takes a skip back', async () => {
    const { steps } = await open(running, {
      evaluations: [aQuickEvaluation({ steps: [aStep('space', null, { kind: 'skip' })] })],
    });
    await press('Répondre quand même');
    await waitFor(() => expect(steps()).toEqual([['space', 'unskip', null]]));
    expect(await screen.findByRole('radio', { name: /Oui/ })).toBeVisible();
  });
  it('does not end while a required question is open: it is named and shown', async () => {
    const { changes } = await open(`${running}&question=shade`, {
      evaluations: [aQuickEvaluation()],
      set: aQuestionSet([water, shade]),
    });
    await press('Terminer l’évaluation');
    expect((await screen.findByRole('alert')).textContent).toMatch(/L’eau est-elle propre/);
    expect(screen.getByRole('heading', { name: 'L’eau est-elle propre ?' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes()).toEqual([]);
  });
  it('says of a medium that it cannot be captured, and lets it be skipped', async () => {
    const { steps } = await open(running, { evaluations: [aQuickEvaluation()], set: aQuestionSet([film]) });
    expect(await screen.findByText("La capture de média n'est pas supportée sur le web", {}, patient)).toBeVisible();
    await press('Passer la question');
    expect(steps()).toEqual([['film', 'skip', null]]);
  });
  it('names the species of a question where the group has several', async () => {
    await open(running, {
      ...{ group: { ...own, speciesIds: ['lion', 'cheetah'] }, evaluations: [aQuickEvaluation()] },
      set: aQuestionSet([], { questions: [{ question: space, speciesIds: ['cheetah'] }] }),
    });
    expect(await screen.findByText('Guépard', {}, patient)).toBeVisible();
    expect(screen.queryByText('Lion')).toBeNull();
  });
  it('says that something waits to be sent', async () => {
    const { store } = await open(running, { evaluations: [aQuickEvaluation()] });
    expect(await screen.findByText('Tout est enregistré', {}, patient)).toBeVisible();
    act(() => void store.dispatch(waitingWritesCounted(1)));
    expect(within(screen.getByRole('group', { name: /Avancement/ })).getByText('En attente d’envoi')).toBeVisible();
  });
});

describe('a quick evaluation that somebody else leads', () => {
  it('is read, and led after a question', async () => {
    const { changes, steps } = await open(running, { evaluations: [aQuickEvaluation({ leaderId: 'bo' })] });
    expect(await screen.findByText(/Bo Lund répond en ce moment/, {}, patient)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Oui/ })).toBeDisabled();
    await press('Répondre à sa place');
    expect(changes()).toEqual([]);
    const question = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(question.getByRole('button', { name: 'Répondre à sa place' }));
    await waitFor(() => expect(changes()).toEqual([{ leaderId: user.userId }]));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Oui/ })).toBeEnabled());
    await userEvent.click(screen.getByRole('radio', { name: /Oui/ }));
    await waitFor(() => expect(steps()).toEqual([['space', 'answer', 'yes']]));
  });
});

describe('a choice by mouse or finger', () => {
  const two = { evaluations: [aQuickEvaluation()], set: aQuestionSet([space, shade]) };
  it('leads to the next question, and the last one stays', async () => {
    const { steps } = await open(running, two);
    await userEvent.click(await screen.findByRole('radio', { name: /En partie/ }, patient));
    expect(await screen.findByRole('heading', { name: 'Y a-t-il de l’ombre ?' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Oui/ }));
    await waitFor(() => expect(steps()).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Y a-t-il de l’ombre ?' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('leads nowhere for a person who does not want so, nor by the keyboard', async () => {
    const { steps } = await open(running, two);
    await stayAtQuestions();
    await userEvent.click(screen.getByRole('radio', { name: /En partie/ }));
    await waitFor(() => expect(steps()).toHaveLength(1));
    await userEvent.click(screen.getByRole('switch', { name: /Passer à la question suivante/ }));
    await userEvent.click(screen.getByRole('heading', { name: 'Les animaux ont-ils assez de place ?' }));
    await userEvent.keyboard('1');
    await waitFor(() => expect(steps()).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Les animaux ont-ils assez de place ?' })).toBeVisible();
  });
});

describe('the text of a person whose evaluation somebody else leads now', () => {
  it('is not sent and stays in sight, and is sent once they lead again', async () => {
    const { steps, leads } = await open(running, { evaluations: [aQuickEvaluation()], set: aQuestionSet([note]) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Votre réponse' }, patient), 'Un terrier');
    await leads('bo');
    const unsent = (await screen.findByText(/Votre saisie n’est pas envoyée/)).closest('[role]') as HTMLElement;
    expect(unsent.textContent).toMatch(/Que voit-on d’autre.*Un terrier.*Copier le texte/);
    expect(steps()).toEqual([]);
    await leads(user.userId);
    await waitFor(() => expect(screen.queryByText(/Votre saisie n’est pas envoyée/)).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Votre réponse' })).toHaveValue('Un terrier');
    await userEvent.click(screen.getByRole('textbox', { name: 'Votre réponse' }));
    await userEvent.tab();
    await waitFor(() => expect(steps()).toEqual([['note', 'answer', 'Un terrier']]));
  });
  it('goes when they do not keep it', async () => {
    const { leads } = await open(running, { evaluations: [aQuickEvaluation()], set: aQuestionSet([note]) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Votre réponse' }, patient), 'Un terrier');
    await leads('bo');
    await press('Ne pas garder');
    expect(screen.queryByText('Un terrier')).toBeNull();
  });
});

const march = Date.UTC(2026, 2, 1, 12);
const april = Date.UTC(2026, 3, 1, 12);
const first = aQuickEvaluation({
  ...{ evaluationId: 'first', status: 'finished', startedAtUnix: march, finishedAtUnix: march, leaderId: 'bo' },
  result: {
    categories: { housing: 50, feeding: null, health: null, behavior: null },
    ...{ overall: 50, label: 'average', answered: 1, asked: 3, skipped: 0 },
  },
});
const second = aQuickEvaluation({
  ...{ evaluationId: 'second', status: 'finished', startedAtUnix: april, finishedAtUnix: april },
  ...{ durationMs: 300_000, feedback: 'Pluie toute la matinée' },
  steps: [
    aStep('space', 'partly'),
    aStep('space', 'Trop de murs', { kind: 'comment' }),
    aStep('shade', null, { kind: 'skip' }),
    aStep('water', 'yes'),
  ],
});
const results = { evaluations: [second, first], set: aQuestionSet([space, shade, water]) };

describe('the results of a group', () => {
  it('give scores, answers, the change and the largest loss, from the steps where the server has not scored yet', async () => {
    await open('/GroupResultsView?id=quick-1', results);
    const overall = await screen.findByRole('region', { name: 'Score global' }, patient);
    await waitFor(() => expect(overall.textContent).toMatch(/75,0.*Bon.*2 réponses sur 3, 1 passée/));
    expect(overall.textContent).toMatch(/\+25,0 points depuis le/);
    const losses = within(await screen.findByRole('list', { name: 'Ce qui a le plus pesé sur le score' }));
    expect(losses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Les animaux ont-ils assez de place ? (−25,0 points)',
    ]);
    expect(screen.getByText('Santé').closest('li')).toHaveTextContent('Pas de score');
    expect(screen.getByText('Pluie toute la matinée')).toBeVisible();
  });
  it('show each question with its answer, score and comment', async () => {
    await open('/GroupResultsView?id=quick-1&tab=answers', results);
    const answer = (await screen.findByText('Les animaux ont-ils assez de place ?', {}, patient)).closest('li');
    expect(answer?.textContent).toMatch(/En partie.*50 \/ 100.*Trop de murs/);
    expect(screen.getByText('Y a-t-il de l’ombre ?').closest('li')).toHaveTextContent('Passée');
  });
  it('explain the score of each category', async () => {
    await open('/GroupResultsView?id=quick-1&tab=scores', results);
    expect(await screen.findByRole('heading', { name: 'Questions hors des scores' }, patient)).toBeVisible();
  });
  it('have an evolution as a table, the earliest evaluation first', async () => {
    await open('/GroupResultsView?id=quick-1&tab=evolution&as=table', results);
    const table = await screen.findByRole('table', { name: 'Scores de chaque évaluation' }, patient);
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toMatch(/mars 2026.*50,050,0–––/);
    await waitFor(() => expect(rows[1]?.textContent).toMatch(/avr.* 2026.*75,050,0100,0––/));
  });
  it('mark where the questions are no longer those of the evaluation before', async () => {
    const scored = (evaluation: QuickEvaluation) => ({ ...evaluation, result: resultOf(evaluation, results.set) });
    const evaluations = [{ ...scored(second), setId: 'set-2' }, scored(first)];
    await open('/GroupResultsView?id=quick-1&tab=evolution&as=table', { ...results, evaluations });
    const table = await screen.findByRole('table', { name: 'Scores de chaque évaluation' }, patient);
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(head?.textContent).toMatch(/Questions modifiées depuis la précédente$/);
    expect(rows.map(({ textContent }) => textContent?.endsWith('Oui'))).toEqual([false, true]);
    expect(screen.getByText(/^Repère vertical/)).toBeVisible();
  });
  it('have no evolution before the second evaluation', async () => {
    await open('/GroupResultsView?id=quick-1&tab=evolution', { evaluations: [first], set: results.set });
    expect(await screen.findByText('Pas encore d’évolution', {}, patient)).toBeVisible();
  });
  it('list who led each evaluation, and open one', async () => {
    const { path } = await open('/GroupResultsView?id=quick-1&tab=history', results);
    const row = (await screen.findByText('Bo Lund', {}, patient)).closest('tr') as HTMLElement;
    expect(row.textContent).toMatch(/50,0.*Moyen/);
    await userEvent.click(within(row).getByRole('link'));
    await vi.waitFor(() => expect(path()).toBe('/GroupResultsView?id=quick-1&evaluation=first'), patient);
    expect(await screen.findByRole('link', { name: 'Voir la dernière évaluation' })).toBeVisible();
  });
  it('announce an evaluation that goes on, with the way back to it', async () => {
    await open('/GroupResultsView?id=quick-1', { ...results, evaluations: [aQuickEvaluation(), first] });
    expect(await screen.findByRole('link', { name: 'Reprendre l’évaluation' }, patient)).toHaveAttribute(
      'href',
      running,
    );
    expect(screen.queryByRole('link', { name: 'Commencer une évaluation' })).toBeNull();
  });
  it('are offered by a first evaluation where there is none', async () => {
    await open('/GroupResultsView?id=quick-1');
    expect(await screen.findByRole('heading', { name: 'Aucune évaluation pour l’instant' }, patient)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Commencer une évaluation' })[0]).toHaveAttribute(
      'href',
      '/FastEvaluationView?id=quick-1',
    );
    expect(screen.getByRole('link', { name: 'Gérer le groupe' })).toHaveAttribute(
      'href',
      '/GroupActionsView?id=quick-1',
    );
  });
});

describe('the last evaluation in the list of groups', () => {
  it('is shown with score and label, and the name leads to the results', async () => {
    const lastEvaluation: LastEvaluation = {
      ...{ evaluationId: 'second', atUnix: april, overall: 75, answered: 2, asked: 3 },
      label: 'good',
      categories: { housing: 75, feeding: null, health: null, behavior: null },
      previousOverall: null,
    };
    await open('/FastEvalGroupListView', { group: { ...own, lastEvaluation } });
    const link = await screen.findByRole('link', { name: own.groupName }, patient);
    expect(link).toHaveAttribute('href', '/GroupResultsView?id=quick-1');
    expect(link.closest('tr')?.textContent).toMatch(/75,0.*Bon.*01\/04\/2026/);
    expect(screen.getByRole('link', { name: /Gérer le groupe «/ })).toBeVisible();
  });
});
