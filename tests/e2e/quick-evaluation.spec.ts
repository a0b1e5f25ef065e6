import type { BrowserContext, Page } from '@playwright/test';
import { stored } from '../../scripts/seed/stored.ts';
import { aQuickGroup } from '../support/builders/quick-group.ts';
import { EvaluationPage } from './pages/evaluation-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { appIsKept } from './support/kept-app.ts';
import type { Park } from './support/park.ts';
import { expect, test } from './support/test.ts';

const FARM = 'zoo-discovery';
const PEOPLE = ['discovery-manager', 'discovery-keeper'];
/** From an empty list to the first score: a keeper does so in ten minutes. */
const MAX_PRESSES = 40;
const PHONE = { width: 390, height: 844 };
const EVALUATIONS = 3;
/** the answers of each evaluation: with a network, without one, and after the tab was killed */
const ANSWERS = 5;

/** Stores a group that the manager owns and the keeper is a member of, and returns its id. */
async function addGroup(park: Park, memberIds: readonly string[] = PEOPLE): Promise<string> {
  const groupId = crypto.randomUUID();
  const [ownerId = ''] = PEOPLE;
  const group = aQuickGroup({ groupId, zooId: FARM, ownerId, memberIds: [...memberIds], speciesIds: ['chevre-naine'] });
  const { path, data } = stored(`fastEvalGroups/${groupId}`, { ...group, groupName: `Groupe ${groupId.slice(-6)}` });
  await park.put(path, data);
  return groupId;
}

type Step = { readonly questionId: string; readonly kind: string; readonly by: string };
/** The one evaluation of a group, with its steps. */
async function evaluationOf(park: Park, groupId: string) {
  const [one] = await park.below(`fastEvalGroups/${groupId}/evaluations`);
  return { ...one, steps: (one?.['steps'] ?? []) as Step[] };
}

test('a new group has its first score in less than 40 presses, with the network cut in between', async ({
  page,
  context,
  signIn,
}) => {
  const name = `Chèvres ${crypto.randomUUID().slice(-6)}`;
  const evaluation = new EvaluationPage(page);
  await signIn.back('manager@discovery.example');
  await page.goto('/FastEvalGroupListView');
  await evaluation.pressNamed('Créer un groupe');
  await page.getByRole('textbox', { name: /^Nom/ }).fill(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('chèvre domestique');
  await expect(page.getByRole('option', { name: /Chèvre domestique/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await evaluation.pressNamed('Créer le groupe');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await evaluation.begin();
  await evaluation.answer(5);
  await context.setOffline(true);
  await evaluation.answer(3);
  await expect(page.getByText('En attente d’envoi').first()).toBeVisible();
  await context.setOffline(false);
  const rest = await evaluation.answer();
  await evaluation.pressNamed('Terminer l’évaluation');
  await evaluation.press(page.getByRole('dialog').getByRole('button', { name: /Terminer/ }));
  await expect(page.getByRole('region', { name: 'Score global' })).toBeVisible();
  console.log(`from the first group to the first score: ${evaluation.presses} presses, ${rest + 8} questions`);
  expect(evaluation.presses).toBeLessThan(MAX_PRESSES);
});

test('a first score leads to an objective, an action and a member, who evaluates the group in turn', async ({
  page,
  browser,
  park,
  signIn,
}) => {
  test.slow();
  const groupId = await addGroup(park, PEOPLE.slice(0, 1));
  await page.setViewportSize(PHONE);
  await signIn.back('manager@discovery.example');
  await page.goto(`/GroupActionsView?id=${groupId}`);
  await finishEvaluation(page, 'last');

  await page.goto(`/GroupActionsView?id=${groupId}&tab=objectives`);
  await page.getByRole('button', { name: 'Fixer un objectif' }).click();
  const objective = page.getByRole('dialog');
  await objective.getByRole('textbox', { name: /^Titre/ }).fill('Deux abris');
  await objective.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('list', { name: 'Objectifs du groupe' })).toContainText('Deux abris');

  await page.getByRole('tab', { name: 'Actions à mener' }).click();
  await page.getByRole('button', { name: 'Ajouter une action' }).first().click();
  const action = page.getByRole('dialog');
  await action.getByRole('textbox', { name: /^Titre/ }).fill('Monter un abri');
  await action.getByRole('combobox', { name: 'Objectif lié' }).click();
  await page.getByRole('option', { name: 'Deux abris' }).click();
  await action.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Objectif : Deux abris')).toBeVisible();

  await page.getByRole('tab', { name: 'Membres' }).click();
  await page.getByRole('combobox', { name: 'Ajouter un membre' }).click();
  await page.getByRole('option', { name: 'Amélie Petit' }).click();
  await expect.poll(async () => (await park.read(`fastEvalGroups/${groupId}`))['memberIds']).toContain(PEOPLE[1]);

  const other = await browser.newContext();
  const device = await other.newPage();
  await new SignInPage(device).back('keeper@discovery.example');
  await device.goto(`/GroupActionsView?id=${groupId}`);
  await finishEvaluation(device, 'first');
  await other.close();

  await page.goto(`/GroupResultsView?id=${groupId}&tab=agreement`);
  await expect(page.getByText(/Kappa/i).first()).toBeVisible();
  await page.goto('/FastEvalGroupComparisonView');
  await expect(page.getByText(`Groupe ${groupId.slice(-6)}`).first()).toBeVisible();
});

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('evaluations lose no answer and double none, with killed tabs, a second device and no network', async ({
    page,
    context,
    browser,
    park,
    signIn,
    keepDiary,
  }) => {
    test.slow();
    await signIn.back('manager@discovery.example');
    await page.goto('/FastEvalGroupListView');
    await expect(page.getByRole('heading', { level: 1, name: 'Évaluations rapides' })).toBeVisible();
    await appIsKept(page);
    for (let count = 1; count <= EVALUATIONS; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one evaluation after the other, on one device
      await evaluateWithKilledTabs(context, park, keepDiary);
    }
    const groupId = await evaluateWithKilledTabs(context, park, keepDiary);
    const other = await browser.newContext();
    const device = await other.newPage();
    await new SignInPage(device).back('keeper@discovery.example');
    const path = await pathOfEvaluation(park, groupId);
    await device.goto(path);
    await device.getByRole('button', { name: 'Répondre à sa place' }).click();
    await device.getByRole('dialog').getByRole('button', { name: 'Répondre à sa place' }).click();
    await new EvaluationPage(device).answer(2, 'last');
    const authors = async () => (await evaluationOf(park, groupId)).steps.map(({ by }) => by);
    await expect.poll(async () => (await authors()).slice(ANSWERS)).toContain(PEOPLE[1]);
    expect((await authors()).slice(0, ANSWERS)).toEqual(Array(ANSWERS).fill(PEOPLE[0]));
    await other.close();
  });
});

/** Begins an evaluation on the page of its group, answers its questions and ends it. */
async function finishEvaluation(page: Page, which: 'first' | 'last'): Promise<void> {
  const evaluation = new EvaluationPage(page);
  await evaluation.begin();
  await evaluation.answer(Infinity, which);
  await evaluation.pressNamed('Terminer l’évaluation');
  await evaluation.press(page.getByRole('dialog').getByRole('button', { name: /Terminer/ }));
  await expect(page.getByRole('region', { name: 'Score global' })).toBeVisible();
}

/** Answers five questions of a new group on a device whose tab is killed without a network; returns the group's id. */
async function evaluateWithKilledTabs(context: BrowserContext, park: Park, keepDiary: (page: Page) => void) {
  const groupId = await addGroup(park);
  const first = await context.newPage();
  keepDiary(first);
  await first.goto(`/GroupActionsView?id=${groupId}`);
  const evaluation = new EvaluationPage(first);
  await evaluation.begin();
  await evaluation.answer(2);
  await context.setOffline(true);
  await evaluation.answer(2);
  await expect(first.getByText('En attente d’envoi').first()).toBeVisible();
  const address = first.url();
  // Nothing is told to the page: it is gone as when a device runs out of memory.
  await first.close({ runBeforeUnload: false });
  const second = await context.newPage();
  keepDiary(second);
  await second.goto(address);
  // The answers of the killed tab wait, and the new tab says so.
  await expect(second.getByText('En attente d’envoi').first()).toBeVisible();
  await new EvaluationPage(second).answer(1);
  await context.setOffline(false);
  await expect.poll(async () => (await evaluationOf(park, groupId)).steps.length).toBe(ANSWERS);
  await expect(second.getByText('Tout est enregistré')).toBeVisible();
  await second.close();
  const { steps } = await evaluationOf(park, groupId);
  expect(new Set(steps.map(({ questionId }) => questionId)).size).toBe(ANSWERS);
  return groupId;
}

async function pathOfEvaluation(park: Park, groupId: string): Promise<string> {
  const { evaluationId } = (await evaluationOf(park, groupId)) as unknown as { readonly evaluationId: string };
  return `/FastEvaluationView?id=${groupId}&evaluation=${evaluationId}`;
}
