import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionnairesRepository } from '#data/questionnaires/questionnaires.repository.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { questionnairesRoutes } from '#features/questionnaires/questionnaires.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionnaire, aQuestionnaireVersion, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
// Drafts stay in the tab: each test begins without one.
beforeEach(() => sessionStorage.clear());

const STAFF: Partial<User> = { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' };
const TEACHER: Partial<User> = { userRight: 'pedagoadmin' };
const asked = (questionId: string, wording: string, differences = {}) =>
  aQuestion({ questionId, questionRef: questionId.toUpperCase(), wording: inSevenLanguages(wording), ...differences });
const questions = [
  asked('space', 'Assez de place ?'),
  asked('shade', 'De l’ombre ?', { weight: 3 }),
  asked('note', 'Remarques', { type: 'text', answers: [], category: 'health' }),
  asked('water', 'De l’eau propre ?', { category: 'feeding' }),
];
const content = {
  name: inSevenLanguages('Tour complet'),
  sections: [aSection('one', 'space', 'shade'), aSection('two', 'note')],
};
const published = aQuestionnaire({ ...content, questionnaireId: 'full', status: 'published', version: 2 });
const versions = [1, 2].map((number) =>
  aQuestionnaireVersion({
    ...content,
    questionnaireId: 'full',
    number,
    sections: number === 1 ? [aSection('one', 'space'), aSection('two', 'note')] : content.sections,
    questions: questions.map(({ status: _s, publishedLogId: _l, authorId: _a, editorId: _e, ...question }) => question),
  }),
);
const draft = aQuestionnaire({
  ...{ ...content, questionnaireId: 'round', questionnaireRef: 'QUE-ROUND', name: inSevenLanguages('Ronde') },
});
const ours = aQuestionnaire({
  ...{ questionnaireId: 'ours', questionnaireRef: 'QUE-OURS', zooId: anEstablishment().zooId },
  name: inSevenLanguages('Nos loutres'),
});
const old = aQuestionnaire({ questionnaireId: 'old', name: inSevenLanguages('Ancien tour'), status: 'archived' });

async function open(
  address: string,
  calls: Partial<QuestionnairesRepository> = {},
  user: Partial<User> = STAFF,
  more = {},
) {
  const { repositories } = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(more),
    sectors: [],
    taxonomy: aTaxonomy(),
    questions,
    questionnaires: [published, draft, ours, old],
    questionnaireVersions: versions,
    questionnaireCalls: calls,
  });
  return openApp(address, { repositories, features: questionnairesRoutes });
}
const asEthologist = { referentEthologistIds: [aUser().userId] };
const rowNames = () =>
  screen.getAllByRole('row').flatMap((row) =>
    within(row)
      .queryAllByRole('link')
      .map((one) => one.textContent),
  );
const named = (name: string) => screen.findByRole('link', { name }, patient);

describe('the lists of questionnaires', () => {
  it('show what the establishment may use, official ones and archived ones at three addresses', async () => {
    await open('/quizzListView');
    await named('Tour complet');
    expect(rowNames().toSorted()).toEqual(['Nos loutres', 'Tour complet']);
    await userEvent.click(screen.getByRole('tab', { name: 'Officiels' }));
    await named('Ronde');
    expect(rowNames().toSorted()).toEqual(['Ronde', 'Tour complet']);
    expect(screen.getByRole('link', { name: 'Créer un questionnaire' })).toHaveAttribute(
      'href',
      '/quizzManagementView?id=new',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Archivés' }));
    await named('Ancien tour');
    expect(rowNames()).toEqual(['Ancien tour']);
  });

  it('lead whoever may only read to the list for reading, where nothing is changed', async () => {
    await open('/quizzListView3', {}, TEACHER);
    expect(await named('Tour complet')).toHaveAttribute('href', '/QuizzPreview?id=full');
    expect(rowNames()).toEqual(['Tour complet']);
    expect(screen.queryByRole('link', { name: /questionnaire (réservé)?$|Gérer les/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions sur/ })).toBeNull();
  });

  it('give the ethologist of the establishment its drafts, and a copy of an official one', async () => {
    await open('/quizzListView', {}, {}, asEthologist);
    expect(await named('Nos loutres')).toHaveAttribute('href', '/quizzManagementView?id=ours');
    expect(await named('Tour complet')).toHaveAttribute('href', '/QuizzPreview?id=full');
    await userEvent.click(screen.getByRole('button', { name: 'Actions sur Tour complet' }));
    expect(await screen.findByRole('menuitem', { name: 'Copier pour l’établissement' })).toHaveAttribute(
      'href',
      '/quizzManagementView?id=new&reserved=1&copy=full',
    );
    expect(screen.queryByRole('menuitem', { name: 'Archiver' })).toBeNull();
  });

  it('archive one from its line', async () => {
    const archive = vi.fn<QuestionnairesRepository['archive']>(() => Promise.resolve(ok({ questionnaireId: 'round' })));
    await open('/quizzListView2', { archive });
    await named('Ronde');
    await userEvent.click(screen.getByRole('button', { name: 'Actions sur Ronde' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archiver' }));
    await waitFor(() => expect(archive).toHaveBeenCalledWith({ questionnaireId: 'round', isArchived: true }), patient);
  });
});

describe('the editor of a questionnaire', () => {
  const row = (name: string) => screen.findByRole('listitem', { name }, patient);
  const save = () =>
    vi.fn<QuestionnairesRepository['save']>(() => Promise.resolve(ok({ questionnaireId: 'round', updatedAtUnix: 2 })));
  const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const choose = async (of: string, item: string | RegExp) => {
    await press(`Actions sur ${of}`);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('moves a question within its section, over its border, and by its menu', async () => {
    const send = save();
    await open('/quizzManagementView?id=round', { save: send });
    await row('De l’ombre ?');
    await press('Descendre De l’ombre ?');
    expect(await screen.findByText('« De l’ombre ? » : Rubrique two, place 1 sur 2')).toBeInTheDocument();
    await choose('Assez de place ?', 'Rubrique two');
    await press('Enregistrer');
    await waitFor(() => expect(send).toHaveBeenCalledOnce(), patient);
    const [request] = send.mock.calls[0]!;
    expect(request).toMatchObject({
      questionnaireId: 'round',
      zooId: null,
      expectedUpdatedAtUnix: draft.updatedAtUnix,
    });
    expect(request.content.sections.map(({ questionIds }) => questionIds)).toEqual([[], ['shade', 'note', 'space']]);
  });

  it('adds many questions at once, of those that are not asked yet', async () => {
    await open('/quizzManagementView?id=round');
    await row('Remarques');
    await userEvent.click(screen.getAllByRole('button', { name: 'Ajouter des questions' })[1]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter des questions' }));
    expect(dialog.queryByRole('checkbox', { name: 'Remarques' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'De l’eau propre ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter 1 question' }));
    expect(await row('De l’eau propre ?')).toBeVisible();
  });

  it('says a condition in words, and refuses one on a later question', async () => {
    const send = save();
    await open('/quizzManagementView?id=round', { save: send });
    await row('De l’ombre ?');
    await choose('De l’ombre ?', 'Ajouter une condition');
    const condition = within(await screen.findByRole('group', { name: 'Condition de la question' }));
    await userEvent.click(condition.getByRole('combobox', { name: 'Posée selon la question' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Assez de place ?' }));
    await userEvent.click(condition.getByRole('combobox', { name: /Réponses après/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Non' }));
    expect(await row('De l’ombre ?')).toHaveTextContent('Seulement si « Assez de place ? » est « Non »');
    await press('Monter De l’ombre ?');
    expect(await row('De l’ombre ?')).toHaveTextContent('Une condition dépend d’une question posée avant');
    await press('Enregistrer');
    expect(send).not.toHaveBeenCalled();
  });

  it('removes a section with its questions, and brings it back', async () => {
    await open('/quizzManagementView?id=round');
    await row('Rubrique two');
    await press('Retirer Rubrique two');
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Rubrique two' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /^Revenir en arrière/ }, patient));
    expect(await row('Rubrique two')).toHaveTextContent('Remarques');
  });

  it('opens on its scoring at the second address, with the share of each question', async () => {
    await open('/quizzManagementView2?id=round');
    const table = await screen.findByRole('table', { name: 'Hébergement' }, patient);
    expect(within(table).getByRole('row', { name: /Assez de place/ })).toHaveTextContent('25 %');
    expect(within(table).getByRole('row', { name: /De l’ombre/ })).toHaveTextContent('75 %');
    const weight = within(table).getByRole('textbox', { name: /^Poids.*De l’ombre/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '1');
    expect(within(table).getByRole('row', { name: /De l’ombre/ })).toHaveTextContent('50 %');
    expect(await screen.findByRole('table', { name: 'Santé' })).toHaveTextContent('Sans score');
  });

  it('leads to the text that a language lacks, and publishes only when none is missing', async () => {
    await open('/quizzManagementView?id=round');
    await row('Remarques');
    expect(screen.getByRole('button', { name: 'Publier la version' })).toBeEnabled();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Rubrique 2' }));
    expect(screen.getByRole('button', { name: 'Publier la version' })).toBeDisabled();
    await userEvent.click(screen.getByRole('tab', { name: 'Notation' }));
    await press('Rubrique 2');
    expect(await screen.findByRole('textbox', { name: 'Rubrique 2' })).toHaveFocus();
  });

  it('keeps what was typed when somebody else saved meanwhile', async () => {
    const send = vi.fn<QuestionnairesRepository['save']>(() =>
      Promise.resolve(fail(appError('questionnaire/changed-meanwhile'))),
    );
    await open('/quizzManagementView?id=round', { save: send });
    const name = await screen.findByRole('textbox', { name: 'Rubrique 1' }, patient);
    await userEvent.clear(name);
    await userEvent.type(name, 'Enclos');
    await press('Enregistrer');
    await screen.findAllByText(/Quelqu’un a modifié ce questionnaire/, undefined, patient);
    expect(name).toHaveValue('Enclos');
  });

  it('shows a fault of another step when somebody tries to save', async () => {
    await open('/quizzManagementView?id=new');
    await userEvent.click(await screen.findByRole('tab', { name: 'Notation' }, patient));
    await press('Enregistrer');
    expect(await screen.findByRole('textbox', { name: /Code du questionnaire/ })).toHaveAccessibleDescription(
      /Donnez un code/,
    );
  });

  it('begins a copy for the establishment with the published version', async () => {
    const send = save();
    await open('/quizzManagementView?id=new&reserved=1&copy=full', { save: send }, {}, asEthologist);
    expect(await screen.findByRole('textbox', { name: 'Nom' }, patient)).toHaveValue('Tour complet');
    await press('Enregistrer');
    await waitFor(() => expect(send).toHaveBeenCalledOnce(), patient);
    expect(send.mock.calls[0]![0]).toMatchObject({ questionnaireId: null, zooId: anEstablishment().zooId });
  });

  it('leads whoever may only read to the evaluator’s view', async () => {
    const { path } = await open('/quizzManagementView?id=full', {}, { userRight: 'admin' });
    await waitFor(() => expect(path()).toBe('/QuizzPreview?id=full'), patient);
  });
});

describe('the comparison of versions', () => {
  const lines = () => screen.findByRole('table', { name: 'Questions' }, patient);

  it('shows what a version added to the one before', async () => {
    await open('/quizzManagementView?id=full&compare=1&with=2', {}, TEACHER);
    expect(within(await lines()).getAllByRole('row')).toHaveLength(2);
    expect(await lines()).toHaveTextContent('De l’ombre ?');
    expect(await lines()).toHaveTextContent('À droite seulement');
  });

  it('sets the last version beside the present state for an editor', async () => {
    await open('/quizzManagementView?id=full&compare=2');
    expect(await screen.findByText('Aucune différence', undefined, patient)).toBeVisible();
  });
});
