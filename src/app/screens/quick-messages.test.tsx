import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUICK_NOTES } from '#domain/collections/quick-work.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { fail } from '#domain/shared/result.ts';
import { quickGroupsRoutes } from '#features/quick-groups/quick-groups.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionSet, aQuickEvaluation } from '../../../tests/support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { aQuickNote } from '../../../tests/support/builders/quick-work.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const user = aUser();
const bo = aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' });
const own = aQuickGroup({ ownerId: user.userId, memberIds: [user.userId] });
const RUNNING = '/FastEvaluationView?id=quick-1&evaluation=evaluation-1';

/** Opens a page whose writes the server refuses, each with the failure that the page names for it. */
async function open(
  address: string,
  group: QuickGroup = own,
  read: { readonly [Of in 'notes' | 'evaluation' | 'set']?: ErrorCode } = {},
) {
  const question = aPublishedQuestion({ isRequired: true });
  const fake = fakeRepositories({
    ...{ user, establishment: anEstablishment({ zooTiers: 'discovery' }), sectors: [], colleagues: [user, bo] },
    ...{ evaluations: [aQuickEvaluation()], set: aQuestionSet([question]), taxonomy: aTaxonomy() },
  });
  const { documents, quickEvaluations } = fake.fakes;
  fake.sources.documents.show({ items: [group] as never[], isCut: false, unreadable: 0, waitingIds: [] });
  const note = aQuickNote({ createdBy: user.userId });
  if (read.notes === undefined)
    fake.sources.work[QUICK_NOTES.path]?.show({
      items: [note] as never[],
      isCut: false,
      unreadable: 0,
      waitingIds: [],
    });
  else fake.sources.work[QUICK_NOTES.path]?.say(fail(appError(read.notes)));
  const refused = (_of: unknown, { otherwise }: { readonly otherwise: ErrorCode }) =>
    Promise.resolve(fail(appError(otherwise)));
  vi.spyOn(documents, 'create').mockImplementation(refused);
  vi.spyOn(documents, 'change').mockImplementation(refused);
  const failing =
    (code: ErrorCode) => (_asked: unknown, watcher: { readonly next: (failure: ReturnType<typeof fail>) => void }) => {
      queueMicrotask(() => watcher.next(fail(appError(code))));
      return () => undefined;
    };
  if (read.evaluation !== undefined)
    vi.spyOn(quickEvaluations, 'watchOne').mockImplementation(failing(read.evaluation) as never);
  if (read.set !== undefined) vi.spyOn(quickEvaluations, 'watchSet').mockImplementation(failing(read.set) as never);
  vi.spyOn(quickEvaluations, 'addStep').mockImplementation(() =>
    Promise.resolve(fail(appError('evaluation/save-failed'))),
  );
  await openApp(address, { repositories: fake.repositories, features: quickGroupsRoutes });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient));
const expectMessage = async (message: string | RegExp) =>
  expect((await screen.findAllByText(message, {}, patient))[0]).toBeVisible();
const page = (tab: string) => `/GroupActionsView?id=quick-1&tab=${tab}`;

beforeEach(() => sessionStorage.clear());

describe('quick evaluations say in the words of the specification', () => {
  it('that notes cannot be read', async () => {
    await open(page('notes'), own, { notes: 'generic/loading-error' });
    await expectMessage('Impossible de charger les notes');
  });
  it('that a note cannot be added', async () => {
    await open(page('notes'));
    await press('Écrire une note');
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.type(dialog.getByRole('textbox', { name: /Texte de la note/ }), 'Sol humide');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectMessage("Erreur lors de l'ajout de la note");
  });
  it('that a note cannot be saved', async () => {
    await open(page('notes'));
    await press(/^Modifier/);
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.type(dialog.getByRole('textbox', { name: /Texte de la note/ }), ' Plus sec.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectMessage('Erreur lors de la sauvegarde de la note');
  });
  it('that an evaluation cannot be read', async () => {
    await open(RUNNING, own, { evaluation: 'generic/loading-error' });
    await expectMessage("Une erreur est survenue lors du chargement de l'évaluation");
  });
  it('that a question is of a type that this version does not know', async () => {
    await open(RUNNING, own, { set: 'evaluation/question-type-unsupported' });
    await expectMessage(/Type de question non supporté/);
  });
  it('that an answer cannot be saved', async () => {
    await open(RUNNING);
    await userEvent.click((await screen.findAllByRole('radio', {}, patient))[0]!);
    await expectMessage(/Une erreur est survenue lors de la sauvegarde de l'évaluation/);
  });
  it('that a group cannot be created', async () => {
    await open('/GroupActionsView');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }, patient), 'Loutres');
    await userEvent.click(screen.getByRole('combobox', { name: /Espèces/ }));
    await userEvent.click((await screen.findAllByRole('option', {}, patient))[0]!);
    await press('Créer le groupe');
    await expectMessage('Erreur lors de la création du groupe');
  });
  it('that a group cannot be changed', async () => {
    await open('/GroupActionsView?id=quick-1');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }, patient), ' du nord');
    await press('Enregistrer');
    await expectMessage('Erreur lors de la modification du groupe');
  });
  it('that a group cannot be archived', async () => {
    await open('/GroupActionsView?id=quick-1');
    await press('Archiver le groupe');
    await expectMessage('Erreur lors de l’archivage du groupe');
  });
  it('that a member cannot be added', async () => {
    await open(page('members'));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Ajouter un membre' }, patient));
    await userEvent.click(await screen.findByRole('option', { name: 'Bo Lund' }, patient));
    await expectMessage('Erreur lors de l’ajout d’un membre');
  });
  it('that a member cannot be removed', async () => {
    await open(page('members'), { ...own, memberIds: [user.userId, 'bo'] });
    await press('Retirer Bo Lund');
    await expectMessage('Erreur lors du retrait d’un membre');
  });
});
