import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { EVALUATION_PHOTO_BYTES, MAX_QUESTION_MEDIA } from '#domain/quick-evaluations/evaluation-media.ts';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { fail } from '#domain/shared/result.ts';
import { quickGroupsRoutes } from '#features/quick-groups/quick-groups.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import {
  anEvaluationMedium,
  aQuestionSet,
  aQuickEvaluation,
} from '../../../tests/support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const user = aUser();
const space = aPublishedQuestion({ questionId: 'space', wording: inSevenLanguages('Ont-ils assez de place ?') });
const film = aPublishedQuestion({
  ...{ questionId: 'film', type: 'media', answers: [] },
  wording: inSevenLanguages('Filmez les animaux'),
});

const RUNNING = '/FastEvaluationView?id=quick-1&evaluation=evaluation-1';
const aPhoto = (bytes: number) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(bytes - 3)], 'abri.jpg', { type: 'image/jpeg' });
const aSound = (name = 'cri.ogg') => new File(['OggS', new Uint8Array(16)], name, { type: 'audio/ogg' });

async function open(address: string, evaluations: readonly QuickEvaluation[]) {
  const set = aQuestionSet([space, film]);
  const fake = fakeRepositories({
    ...{ user, establishment: anEstablishment({ zooTiers: 'discovery' }), sectors: [], colleagues: [user] },
    ...{ evaluations, set, taxonomy: aTaxonomy() },
  });
  const group = aQuickGroup({ ownerId: user.userId });
  fake.sources.documents.show({ items: [group] as never[], isCut: false, unreadable: 0, waitingIds: [] });
  const put = vi.spyOn(fake.fakes.taskFiles, 'put');
  const add = vi.spyOn(fake.fakes.quickEvaluations, 'addMedia');
  const addStep = vi.spyOn(fake.fakes.quickEvaluations, 'addStep');
  await openApp(address, { repositories: fake.repositories, features: quickGroupsRoutes });
  const remove = vi.spyOn(fake.fakes.quickEvaluations, 'removeMedia');
  return { put, add, addStep, remove };
}

async function evaluate(evaluation: Partial<QuickEvaluation> = {}, question = 'space') {
  const spies = await open(`${RUNNING}&question=${question}`, [
    aQuickEvaluation({ leaderId: user.userId, ...evaluation }),
  ]);
  const media = await screen.findByRole('region', { name: 'Photos, vidéos et sons' }, patient);
  const choose = async (...files: readonly File[]) =>
    userEvent.upload(await within(media).findByLabelText('Choisir des fichiers', {}, patient), [...files]);
  return { ...spies, choose, media: within(media) };
}

beforeEach(() => sessionStorage.clear());

describe('the files of a question of a quick evaluation', () => {
  it('are put into the folder of the evaluation and added to the question, which shows them', async () => {
    const { put, add, addStep, choose, media } = await evaluate();
    await choose(aSound());
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1), patient);
    const { attachmentId, ...request } = add.mock.calls[0]![0];
    expect(request).toEqual({
      ...{ groupId: 'quick-1', evaluationId: 'evaluation-1', questionId: 'space', name: 'cri.ogg' },
    });
    expect(put.mock.calls[0]?.[0].path).toBe(`zoo-1/evaluations/quick-1/evaluation-1/${attachmentId}`);
    expect(await media.findByTitle('cri.ogg', {}, patient)).toBeVisible();
    expect(addStep).not.toHaveBeenCalled();
  });

  it('answer a question that asks for media, without a step of their own', async () => {
    const { addStep, choose } = await evaluate({}, 'film');
    expect(screen.getByText('0 réponse sur 2')).toBeVisible();
    await choose(aSound(), aSound('chant.ogg'));
    expect(await screen.findByText('1 réponse sur 2', {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Effacer la réponse' })).toBeNull();
    expect(addStep).not.toHaveBeenCalled();
  });

  it('are a photo of 5 MB at most: a byte more is refused before it is sent, and so is a text', async () => {
    const { put, choose, media } = await evaluate();
    await choose(aPhoto(EVALUATION_PHOTO_BYTES + 1), new File(['<html>'], 'faux.jpg', { type: 'image/jpeg' }));
    expect(await media.findByText("L'image est trop volumineuse (max 5MB)", {}, patient)).toBeVisible();
    expect(await media.findByText('Veuillez sélectionner une image valide')).toBeVisible();
    expect(put).not.toHaveBeenCalled();
  });

  it('are read when they are a photo of exactly 5 MB, which says so when its pixels are damaged', async () => {
    const { choose, media } = await evaluate();
    await choose(aPhoto(EVALUATION_PHOTO_BYTES));
    expect(await media.findByText("Impossible de lire l'image", {}, patient)).toBeVisible();
    expect(media.queryByText("L'image est trop volumineuse (max 5MB)")).toBeNull();
  });

  it('stay in the list with another try when the network goes', async () => {
    const { put, add, choose, media } = await evaluate();
    add.mockResolvedValueOnce(fail(appError('generic/offline')));
    await choose(aSound());
    await userEvent.click(await media.findByRole('button', { name: 'Réessayer cri.ogg' }, patient));
    await waitFor(() => expect(add).toHaveBeenCalledTimes(2), patient);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('are chosen as files where the device cannot capture them', async () => {
    const { media } = await evaluate({}, 'film');
    expect(media.getByText("La capture de média n'est pas supportée sur le web")).toBeVisible();
    expect(media.getByText('Choisissez un fichier à la place.')).toBeVisible();
  });

  it('are removed after a question, and a file that stays says why', async () => {
    const photo = anEvaluationMedium({ questionId: 'space', attachmentId: 'p', name: 'abri.jpg' });
    const { remove, media } = await evaluate({ media: [photo] });
    const removeOnce = async () => {
      await userEvent.click(await media.findByRole('button', { name: 'Supprimer abri.jpg' }, patient));
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le fichier' }, patient));
    };
    remove.mockResolvedValueOnce(fail(appError('attachment/remove-failed')));
    await removeOnce();
    expect(await media.findByRole('alert', {}, patient)).toBeVisible();
    await removeOnce();
    await waitFor(() => expect(media.queryByTitle('abri.jpg')).toBeNull(), patient);
    expect(remove).toHaveBeenLastCalledWith({
      ...{ groupId: 'quick-1', evaluationId: 'evaluation-1', attachmentId: 'p' },
    });
  });

  it('are not removed by a person who only reads', async () => {
    const photo = anEvaluationMedium({ questionId: 'space', attachmentId: 'p', name: 'abri.jpg' });
    const { media } = await evaluate({ media: [photo], leaderId: 'bo' });
    expect(await media.findByTitle('abri.jpg', {}, patient)).toBeVisible();
    expect(media.queryByRole('button', { name: 'Supprimer abri.jpg' })).toBeNull();
  });

  it('are no more than five', async () => {
    const several = (count: number) =>
      Array.from({ length: count }, (_, at) => anEvaluationMedium({ questionId: 'space', attachmentId: `m${at}` }));
    const { media } = await evaluate({ media: several(MAX_QUESTION_MEDIA) });
    expect(media.getByText(/une question en a 5 au plus/)).toBeVisible();
    expect(media.queryByLabelText('Choisir des fichiers')).toBeNull();
  });
});

describe('the gallery of a group', () => {
  const gallery = '/GroupGalleryView?id=quick-1';
  const photo = anEvaluationMedium({ questionId: 'space', attachmentId: 'p', name: 'abri.jpg' });
  const sound = anEvaluationMedium({ questionId: 'film', attachmentId: 's', name: 'cri.ogg', kind: 'sound' });

  it('shows the files of evaluations under their questions, each with a link to download it', async () => {
    await open(gallery, [aQuickEvaluation({ media: [photo, sound] })]);
    expect(await screen.findByText('Ont-ils assez de place ?', {}, patient)).toBeVisible();
    expect(screen.getByText('Filmez les animaux')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Télécharger abri.jpg' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^data:image/));
  });

  it('opens a photo large, which the Escape key closes', async () => {
    await open(gallery, [aQuickEvaluation({ media: [photo] })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Agrandir abri.jpg' }, patient));
    expect(await screen.findByRole('button', { name: 'Fermer' }, patient)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull(), patient);
  });

  it('shows one kind of files as its address says, and says when none is of that kind', async () => {
    await open(`${gallery}&type=sound`, [aQuickEvaluation({ media: [photo, sound] })]);
    expect(await screen.findByTitle('cri.ogg', {}, patient)).toBeVisible();
    expect(screen.queryByTitle('abri.jpg')).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Vidéo' }));
    expect(await screen.findByText('Aucun fichier ne correspond à ces filtres.')).toBeVisible();
  });

  it('says that there are no files yet', async () => {
    await open(gallery, [aQuickEvaluation()]);
    expect(await screen.findByText('Aucun fichier pour le moment', {}, patient)).toBeVisible();
  });

  it('is reached from the page of the group', async () => {
    await open('/GroupActionsView?id=quick-1', []);
    const link = await screen.findByRole('link', { name: 'Galerie du groupe' }, patient);
    expect(link).toHaveAttribute('href', gallery);
  });
});

describe('the results of an evaluation', () => {
  it('show the files of a question beside its answer', async () => {
    const media = [anEvaluationMedium({ questionId: 'film', name: 'abri.jpg' })];
    const result = { categories: {}, overall: null, label: null, answered: 1, asked: 2, skipped: 0 } as never;
    const ended = { status: 'finished', finishedAtUnix: Date.now(), result } as const;
    await open('/GroupResultsView?id=quick-1&tab=answers', [aQuickEvaluation({ ...ended, media })]);
    expect(await screen.findByTitle('abri.jpg', {}, patient)).toBeVisible();
  });
});
