import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionsRepository } from '#data/questions/questions.repository.ts';
import { appError } from '#domain/errors/app-error.ts';
import { contentOf } from '#domain/questions/question.ts';
import type { QuestionLog } from '#domain/questions/question-log.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { questionsRoutes } from '#features/questions/questions.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aQuestion } from '../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import type { KnownQuestions } from '../../../tests/support/fakes/questions.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
// Drafts stay in the tab: each test begins without one.
beforeEach(() => sessionStorage.clear());
const STAFF: Partial<User> = { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' };

const space = aQuestion();
const claws = aQuestion({
  ...{ questionId: 'fel-claws-01', questionRef: 'FEL-CLAWS-01', category: 'behavior', type: 'yes_no' },
  level: { kind: 'family', id: 'felidae' },
  wording: inSevenLanguages('Des troncs permettent-ils de faire ses griffes ?'),
  answers: (['yes', 'no'] as const).map((answerId) => ({
    ...{ answerId, label: inSevenLanguages(''), score: answerId === 'yes' ? 100 : 0 },
    isReference: answerId === 'yes',
  })),
});
const draft = aQuestion({
  ...{ questionId: 'hea-coat-01', questionRef: 'HEA-COAT-01', category: 'health', status: 'draft', version: 0 },
  wording: { ...inSevenLanguages('Le pelage est-il entier ?'), de: '' },
});

async function open(address: string, known: KnownQuestions = {}, user: Partial<User> = STAFF) {
  const { repositories } = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [],
    taxonomy: aTaxonomy(),
    questions: [space, claws, draft],
    ...known,
  });
  return openApp(address, { repositories, features: questionsRoutes });
}

describe('the list of questions', () => {
  it('shows each question with its level and status, and is filtered by words and status', async () => {
    await open('/QuestionListView?status=draft');
    const row = await screen.findByRole('row', { name: /Le pelage/ }, patient);
    expect(row.textContent).toMatch(/HEA-COAT-01.*Toutes les espèces.*Santé.*Brouillon, traductions à écrire/);
    expect(screen.queryByRole('row', { name: /griffes/ })).toBeNull();
  });
  it('finds a question by words of any language', async () => {
    await open('/QuestionListView?q=griffes%20(de)');
    expect(await screen.findByRole('row', { name: /griffes/ }, patient)).toHaveTextContent('Felidae');
    expect(screen.queryByRole('row', { name: /pelage/ })).toBeNull();
  });
  it('says how it is filled while there is none', async () => {
    await open('/QuestionListView', { questions: [] });
    expect(await screen.findByText('Aucune question', {}, patient)).toBeVisible();
  });
  it('is not for the admins of a park', async () => {
    await open('/QuestionListView', {}, { userRight: 'superAdmin' });
    expect(await screen.findByRole('heading', { name: 'Cet écran ne vous est pas ouvert' }, patient)).toBeVisible();
  });
  it('in short holds published questions alone', async () => {
    await open('/QuestionShortManagement');
    expect(await screen.findByRole('row', { name: /griffes/ }, patient)).toBeVisible();
    expect(screen.queryByRole('row', { name: /pelage/ })).toBeNull();
  });
});

describe('the editor of a question', () => {
  it('names the languages that are missing, and does not publish before they are written', async () => {
    await open('/QuestionManagementView?id=hea-coat-01');
    expect(await screen.findByText('Question : Deutsch', {}, patient)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publier la question' })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Deutsch ?1 à écrire/ })).toBeVisible();
  });
  it('saves the wording of another language, written beside the French one', async () => {
    const saveQuestion = vi.fn<QuestionsRepository['saveQuestion']>(() =>
      Promise.resolve(ok({ questionId: 'hea-coat-01', updatedAtUnix: 2 })),
    );
    await open('/QuestionManagementView?id=hea-coat-01', { questionCalls: { saveQuestion } });
    await userEvent.click(await screen.findByRole('button', { name: /^Deutsch ?1 à écrire/ }, patient));
    expect(screen.getByText('En français : Le pelage est-il entier ?')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'Ist das Fell dicht?');
    expect(await screen.findByRole('button', { name: 'Deutsch' }, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saveQuestion).toHaveBeenCalledOnce(), patient);
    const [request] = saveQuestion.mock.calls[0]!;
    expect(request).toMatchObject({
      questionId: 'hea-coat-01',
      expectedUpdatedAtUnix: draft.updatedAtUnix,
      content: { wording: { fr: 'Le pelage est-il entier ?', de: 'Ist das Fell dicht?' } },
    });
  });
  it('puts answers in order by keyboard, and refuses a score out of bounds at its field', async () => {
    const saveQuestion = vi.fn<QuestionsRepository['saveQuestion']>();
    await open('/QuestionManagementView?id=hou-space-01', { questionCalls: { saveQuestion } });
    await userEvent.click(await screen.findByRole('button', { name: 'Descendre Réponse 1' }, patient));
    const second = within(screen.getByRole('group', { name: 'Réponse 2' }));
    expect(second.getByRole('textbox', { name: 'Réponse 2' })).toHaveValue('Non');
    const score = second.getByRole('textbox', { name: 'Score' });
    await userEvent.clear(score);
    await userEvent.type(score, '101');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await second.findByText('Le score va de 0 à 100', {}, patient)).toBeVisible();
    expect(saveQuestion).not.toHaveBeenCalled();
  });
  it('points out a question with the same words', async () => {
    await open('/QuestionManagementView');
    const field = await screen.findByRole('textbox', { name: 'Question' }, patient);
    await userEvent.type(field, 'les animaux ont ils assez de place');
    const note = (await screen.findByText('Questions semblables', {}, patient)).closest('[role="status"]');
    expect(note).toHaveTextContent('HOU-SPACE-01');
    expect(note).toHaveTextContent('(même texte)');
  });
  it('tells that somebody else changed the question, and keeps what was typed', async () => {
    await open('/QuestionManagementView?id=hou-space-01', {
      questionCalls: { saveQuestion: () => Promise.resolve(fail(appError('question/changed-meanwhile'))) },
    });
    const help = await screen.findByRole('textbox', { name: 'Aide' }, patient);
    await userEvent.type(help, 'Mesurez la surface');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/Quelqu’un a modifié cette question entre-temps/, {}, patient)).toBeVisible();
    expect(help).toHaveValue('Mesurez la surface');
  });
  it('publishes a complete draft', async () => {
    const publishQuestion = vi.fn<QuestionsRepository['publishQuestion']>(() =>
      Promise.resolve(ok({ questionId: 'hou-space-01', version: 2 })),
    );
    const revised = aQuestion({ status: 'draft', version: 1 });
    await open('/QuestionManagementView?id=hou-space-01', { questions: [revised], questionCalls: { publishQuestion } });
    expect(await screen.findByText('Publiée, en modification', {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publier la question' }));
    await waitFor(() => expect(publishQuestion).toHaveBeenCalledOnce(), patient);
    expect(await screen.findByText('« HOU-SPACE-01 » est publiée, version 2', {}, patient)).toBeVisible();
  });
  it('is read, not written, by the internal team', async () => {
    await open('/QuestionManagementView?id=hou-space-01', {}, { userRight: 'user', rightsRoles: ['internalTeam'] });
    expect(await screen.findByRole('textbox', { name: 'Aide' }, patient)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Archiver' })).toBeNull();
  });
});

describe('the questions of a species', () => {
  it('stand by domain with their level and reference answer, those of relatives included', async () => {
    await open('/SpecieQA?id=lion');
    expect(await screen.findByText('2 questions', {}, patient)).toBeVisible();
    const item = screen.getByRole('link', { name: /griffes/ }).closest('li');
    expect(item?.textContent).toMatch(/Félidés \(Felidae\).*référence\s: Oui/);
    expect(screen.getByText(/n’a pas de questions à elle/)).toHaveTextContent('Félidés (Felidae)');
    expect(screen.getByText('Aucune question notée : Alimentation')).toBeVisible();
  });
  it('that are left out stand apart with their reason', async () => {
    const adaptation = {
      level: { kind: 'family' as const, id: 'felidae' },
      ...{ wording: null, help: null, weight: null, references: null },
      leftOutReason: inSevenLanguages('Vit seul'),
    };
    await open('/SpecieQA?id=cheetah', { questions: [aQuestion({ adaptations: [adaptation] })] });
    expect(await screen.findByText('Félidés (Felidae) : Vit seul', {}, patient)).toBeVisible();
  });
});

describe('the history of a question', () => {
  const step = (atUnix: number, differences: Partial<QuestionLog> = {}): QuestionLog => ({
    ...{ logId: String(atUnix), questionId: 'hou-space-01', atUnix, by: 'staff', byName: 'Ana Keller' },
    ...{ action: 'changed', status: 'draft', version: 0, content: contentOf(space) },
    ...differences,
  });
  const march = Date.UTC(2026, 2, 10, 9);
  const steps = [
    step(march + 86_400_000 * 5, { action: 'published', status: 'published', version: 1 }),
    step(march, {
      action: 'created',
      content: { ...contentOf(space), wording: inSevenLanguages('Les animaux ont-ils de la place ?') },
    }),
  ];
  it('shows it as it stood at a date, and word by word what changed since', async () => {
    await open('/QuestionTimeMachine?id=hou-space-01&date=2026-03-12', { questionSteps: steps });
    expect(await screen.findByText('Les animaux ont-ils de la place ?', {}, patient)).toBeVisible();
    expect(screen.getByText('Brouillon')).toBeVisible();
    expect(screen.getAllByText('la', { selector: 'del' })[0]).toBeVisible();
    expect(screen.getAllByText('assez', { selector: 'ins' })[0]).toBeVisible();
  });
  it('says that it did not exist before its first step', async () => {
    await open('/QuestionTimeMachine?id=hou-space-01&date=2026-03-09', { questionSteps: steps });
    expect(await screen.findByText('La question n’existait pas encore à cette date.', {}, patient)).toBeVisible();
  });
  it('compares two questions side by side', async () => {
    await open('/QuestionComparisonView?id=hou-space-01&with=fel-claws-01', { questionSteps: steps });
    const code = (await screen.findByText('Code', {}, patient)).parentElement;
    expect(code).toHaveTextContent('HOU-SPACE-01');
    expect(code).toHaveTextContent('FEL-CLAWS-01');
    const level = screen.getByText('Valable pour').parentElement;
    expect(level).toHaveTextContent('Toutes les espèces');
    expect(level).toHaveTextContent('Félidés (Felidae)');
  });
  it('says that a question is the same as itself', async () => {
    await open('/QuestionComparisonView?id=hou-space-01');
    expect(await screen.findByText('Les deux sont identiques.', {}, patient)).toBeVisible();
  });
});

describe('the bibliography', () => {
  const mellor = {
    ...{ type: 'article' as const, title: 'The Five Domains', authors: ['Mellor, David'], year: 2020 },
    ...{ container: 'Animals', volume: '10', pages: '', doi: '10.3390/ani10101870', url: '', updatedAtUnix: 1 },
  };
  const known = { references: { mellor }, questions: [aQuestion({ references: ['mellor'] })] };
  const pick = async (text: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Importer des sources' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Importer des sources' }, patient);
    // Mantine keeps the field of a file button beside the dialog's own content.
    const field = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(field, new File([text], 'sources.bib', { type: 'text/plain' }));
    return within(dialog);
  };
  it('names for each source the questions that cite it', async () => {
    await open('/BiblioView', known);
    const row = await screen.findByRole('row', { name: /The Five Domains/ }, patient);
    expect(within(row).getByRole('link', { name: 'HOU-SPACE-01' })).toBeVisible();
  });
  it('shows what an import would do, with errors by line, and adds the new sources alone', async () => {
    const saveReferences = vi.fn<QuestionsRepository['saveReferences']>(() =>
      Promise.resolve(ok({ referenceIds: [] })),
    );
    await open('/BiblioView', { ...known, questionCalls: { saveReferences } });
    const entry = (title: string, more: string) => `@book{x, title={${title}}, ${more}}\n`;
    const dialog = await pick(
      entry('The Five Domains', 'author={Mellor, David}, doi={10.3390/ANI10101870}') +
        entry('Broken', 'year=2001') +
        entry('New one', 'author={Ana Keller}, year=2001'),
    );
    expect(await dialog.findByText('Nouvelles : 1, déjà présentes : 1', {}, patient)).toBeVisible();
    expect(dialog.getByText('Ligne 2 : Donnez un auteur au moins')).toBeVisible();
    expect(saveReferences).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter 1 source' }));
    await waitFor(() => expect(saveReferences).toHaveBeenCalledOnce(), patient);
    expect(saveReferences.mock.calls[0]![0].references).toMatchObject([
      { referenceId: null, title: 'New one', authors: ['Keller, Ana'], year: 2001 },
    ]);
  });
  it('refuses a file of another kind in words', async () => {
    await open('/BiblioView', known);
    const dialog = await pick('title,author');
    expect(await dialog.findByText('Ce fichier n’est ni du BibTeX ni du RIS', {}, patient)).toBeVisible();
  });
});
