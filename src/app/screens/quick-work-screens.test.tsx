import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUICK_ACTIONS, QUICK_NOTES, QUICK_OBJECTIVES } from '#domain/collections/quick-work.ts';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { ok } from '#domain/shared/result.ts';
import { quickGroupsRoutes } from '#features/quick-groups/quick-groups.routes.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionSet, aQuickEvaluation, aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { aQuickAction, aQuickNote, aQuickObjective } from '../../../tests/support/builders/quick-work.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const user = aUser();
const own = aQuickGroup({ ownerId: user.userId, memberIds: [user.userId] });
const space = aPublishedQuestion({ questionId: 'space', wording: inSevenLanguages('Y a-t-il de la place ?') });
const finished = aQuickEvaluation({
  ...{ evaluationId: 'last', status: 'finished', finishedAtUnix: Date.parse('2026-04-01T09:00:00Z') },
  steps: [aStep('space', 'no')],
});

type Work = {
  readonly path: string;
  readonly items: readonly object[];
  readonly isCut?: boolean;
  readonly unreadable?: number;
  readonly waitingIds?: readonly string[];
};

async function open(
  tab: 'actions' | 'objectives' | 'notes',
  {
    work,
    group = own,
    evaluations = [],
    tier = 'discovery',
  }: { work?: Work; group?: QuickGroup; evaluations?: QuickEvaluation[]; tier?: 'discovery' | 'essential' } = {},
) {
  const fake = fakeRepositories({
    ...{ user, establishment: anEstablishment({ zooTiers: tier }), sectors: [], colleagues: [user] },
    ...{ evaluations, set: aQuestionSet([space]) },
  });
  fake.sources.documents.show({ items: [group] as never[], isCut: false, unreadable: 0, waitingIds: [] });
  if (work !== undefined) {
    const { path, items, ...rest } = work;
    fake.sources.work[path]?.show({ isCut: false, unreadable: 0, waitingIds: [], ...rest, items: items as never[] });
  }
  const create = vi.spyOn(fake.fakes.documents, 'create').mockResolvedValue(ok(null));
  const change = vi.spyOn(fake.fakes.documents, 'change').mockResolvedValue(ok(null));
  await openApp(`/GroupActionsView?id=quick-1&tab=${tab}`, {
    repositories: fake.repositories,
    features: [...quickGroupsRoutes, ...tasksRoutes],
  });
  const sent = () => change.mock.calls.map(([{ path }, { id, fields }]) => ({ path, id, fields }));
  const created = () => create.mock.calls.map(([{ path }, { fields }]) => ({ path, fields }));
  return { created, sent };
}

beforeEach(() => sessionStorage.clear());

describe('the notes of a group', () => {
  it('are written with a content, and an empty one is refused at its field', async () => {
    const { created } = await open('notes');
    await userEvent.click(await screen.findByRole('button', { name: 'Écrire une note' }, patient));
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(dialog).findByText('La note est vide')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Texte de la note/ }), 'Sol humide. ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(created()).toEqual([
        {
          path: QUICK_NOTES.path,
          fields: {
            title: '',
            content: 'Sol humide.',
            evaluationId: null,
            groupId: 'quick-1',
            zooId: own.zooId,
            isArchived: false,
          },
        },
      ]),
    );
  });
  it('name their author, and are only read by a person who is no member', async () => {
    const group = aQuickGroup({ ownerId: 'bo', memberIds: ['bo'] });
    const items = [aQuickNote({ createdBy: user.userId })];
    await open('notes', { group, work: { path: QUICK_NOTES.path, items } });
    const list = await screen.findByRole('list', { name: 'Notes du groupe' }, patient);
    expect(list.textContent).toMatch(/Abri.*Le sol reste humide/);
    expect(screen.queryByRole('button', { name: 'Écrire une note' })).toBeNull();
    expect(within(list).queryAllByRole('button')).toEqual([]);
  });
});

describe('the objectives of a group', () => {
  it('show how far they are and that their day is over, and change their state in place', async () => {
    const items = [aQuickObjective({ deadlineAtUnix: Date.parse('2026-01-05T00:00:00Z') })];
    const { sent } = await open('objectives', { work: { path: QUICK_OBJECTIVES.path, items } });
    const list = await screen.findByRole('list', { name: 'Objectifs du groupe' }, patient);
    expect(list.textContent).toMatch(/Deux sols.*Actif.*En retard.*1 sur 2 sols/);
    await userEvent.click(within(list).getByRole('combobox', { name: /État de/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Atteint' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ path: QUICK_OBJECTIVES.path, id: 'objective-1', fields: { status: 'completed' } }]),
    );
  });
});

describe('the actions of a group', () => {
  it('are archived, and stand among the archived ones on demand', async () => {
    const items = [
      aQuickAction({ actionId: 'one', title: 'Pailler' }),
      aQuickAction({ actionId: 'two', title: 'Ancienne', isArchived: true }),
    ];
    const { sent } = await open('actions', { work: { path: QUICK_ACTIONS.path, items } });
    const list = await screen.findByRole('list', { name: 'Actions du groupe' }, patient);
    expect(within(list).queryByText('Ancienne')).toBeNull();
    await userEvent.click(within(list).getByRole('button', { name: /Archiver «.Pailler.»/ }));
    await waitFor(() =>
      expect(sent()).toEqual([{ path: QUICK_ACTIONS.path, id: 'one', fields: { isArchived: true } }]),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Ce qui est archivé' }));
    expect(await screen.findByText('Ancienne')).toBeVisible();
  });
  it('are proposed by a low category of the last evaluation, with the answers to expect', async () => {
    const { created } = await open('actions', { evaluations: [finished] });
    const proposals = await screen.findByRole('list', { name: 'Proposé par la dernière évaluation' }, patient);
    expect(proposals.textContent).toMatch(/Y a-t-il de la place.*Réponse attendue/);
    await userEvent.click(within(proposals).getByRole('button', { name: /En faire une action/ }));
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]?.fields).toMatchObject({ questionId: 'space', category: 'habitat', status: 'pending' });
  });
  it('says what an action is where there is none', async () => {
    await open('actions');
    expect(await screen.findByRole('heading', { name: 'Aucune action pour l’instant' }, patient)).toBeVisible();
  });
  it('change their state in place, and the toast takes the change back', async () => {
    const { sent } = await open('actions', { work: { path: QUICK_ACTIONS.path, items: [aQuickAction()] } });
    const list = await screen.findByRole('list', { name: 'Actions du groupe' }, patient);
    await userEvent.click(within(list).getByRole('combobox', { name: /État de/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Achevée' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revenir en arrière' }, patient));
    await waitFor(() =>
      expect(sent().map(({ fields }) => fields)).toEqual([{ status: 'completed' }, { status: 'pending' }]),
    );
  });
  it('become tasks where the tier has them, with their words and urgency', async () => {
    const items = [aQuickAction({ priority: 'high', description: 'Paille propre, abri nord' })];
    await open('actions', { work: { path: QUICK_ACTIONS.path, items }, tier: 'essential' });
    await userEvent.click(await screen.findByRole('link', { name: /Créer une tâche.: Pailler l’abri/ }, patient));
    expect(await screen.findByRole('textbox', { name: /Titre/ }, patient)).toHaveValue('Pailler l’abri');
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('Paille propre, abri nord');
  });
  it('become no tasks at the discovery tier', async () => {
    await open('actions', { work: { path: QUICK_ACTIONS.path, items: [aQuickAction()] } });
    await screen.findByRole('list', { name: 'Actions du groupe' }, patient);
    expect(screen.queryByRole('link', { name: /Créer une tâche/ })).toBeNull();
  });
  it('stand with those to do first, or by title on demand', async () => {
    const items = [
      aQuickAction({ actionId: 'b', title: 'Brosser' }),
      aQuickAction({ actionId: 'a', title: 'Arroser', dueAtUnix: Date.parse('2026-05-01T00:00:00Z') }),
      aQuickAction({ actionId: 'c', title: 'Couper', status: 'completed' }),
    ];
    await open('actions', { work: { path: QUICK_ACTIONS.path, items } });
    const list = await screen.findByRole('list', { name: 'Actions du groupe' }, patient);
    const titles = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(0, 6));
    expect(titles()).toEqual(['Arrose', 'Brosse', 'Couper']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Trier par' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Plus récent d’abord' }));
    expect(titles()).toHaveLength(3);
    await userEvent.click(screen.getByRole('combobox', { name: 'Trier par' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Titre, de A à Z' }));
    expect(titles()).toEqual(['Arrose', 'Brosse', 'Couper']);
  });
  it('say that a change waits for the network, that some could not be read, and that the list is cut', async () => {
    const items = [aQuickAction({ actionId: 'one', title: 'Pailler' })];
    await open('actions', {
      work: { path: QUICK_ACTIONS.path, items, isCut: true, unreadable: 2, waitingIds: ['one'] },
    });
    const list = await screen.findByRole('list', { name: 'Actions du groupe' }, patient);
    expect(within(list).getByText('En attente d’envoi')).toBeVisible();
    expect(screen.getByText(/Seul 1 élément est affiché/)).toBeVisible();
    expect(screen.getByText(/2 éléments n’ont pas pu être lus/)).toBeVisible();
  });
  it('are offered to the members of the group alone, towards its objectives', async () => {
    const { created } = await open('actions', {
      work: { path: QUICK_OBJECTIVES.path, items: [aQuickObjective()] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une action' }, patient));
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Titre/ }), 'Pailler');
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Objectif lié' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deux sols' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(created()[0]?.fields).toMatchObject({ title: 'Pailler', objectiveId: 'objective-1' }));
  });
});
