import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import type { User } from '#domain/users/user.ts';
import { questionnairePreviewRoutes } from '#features/questionnaires/preview.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionnaire, aQuestionnaireVersion, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
// Answers stay in the tab: each test begins without any.
beforeEach(() => sessionStorage.clear());

const STAFF: Partial<User> = { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' };
const TEACHER: Partial<User> = { userRight: 'pedagoadmin' };
const question = (questionId: string, wording: string, differences: Partial<PublishedQuestion> = {}) =>
  aPublishedQuestion({ questionId, wording: inSevenLanguages(wording), ...differences });
const none = { answers: [] };
const questions = [
  question('space', 'Assez de place ?'),
  question('why', 'Que manque-t-il ?', { type: 'text', ...none }),
  question('toys', 'Quels objets ?', { type: 'multiple_choice', minChoices: 1, maxChoices: 2, category: 'behavior' }),
  question('food', 'Combien de repas ?', { type: 'number', ...none, min: 0, max: 10, category: 'feeding' }),
  question('photo', 'Une photo ?', { type: 'media', ...none }),
];
const content = {
  sections: [aSection('A', 'space', 'why', 'toys'), aSection('B', 'food', 'photo')],
  conditions: [{ questionId: 'why', dependsOn: 'space', answerIds: ['no'] }],
  required: ['toys'],
};
const published = aQuestionnaire({ ...content, status: 'published', version: 1 });
const version = aQuestionnaireVersion({ ...content, questions });
const draft = aQuestionnaire({ questionnaireId: 'draft', questionnaireRef: 'QUE-DRAFT' });

function open(address: string, user: Partial<User> = STAFF, known = { questionnaires: [published, draft] }) {
  const { repositories } = fakeRepositories({
    ...{ user: aUser(user), establishment: anEstablishment(), sectors: [], taxonomy: aTaxonomy() },
    ...known,
    questionnaireVersions: [version],
  });
  return openApp(address, { repositories, features: questionnairePreviewRoutes });
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 }, patient);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the evaluator’s view', () => {
  it('asks one question after the other by the keyboard, without the one whose condition is not met', async () => {
    await open('/QuizzPreview?id=que-test', TEACHER);
    await heading('Assez de place ?');
    await userEvent.keyboard('3');
    expect(screen.getByRole('radio', { name: 'Oui' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await heading('Quels objets ?');
    expect(screen.getByText('Question 2 sur 4 · Rubrique A')).toBeVisible();
  });
  it('asks what depends on the answer', async () => {
    await open('/QuizzPreview?id=que-test', TEACHER);
    await heading('Assez de place ?');
    await userEvent.click(screen.getByRole('radio', { name: 'Non' }));
    await press('Suivante');
    await heading('Que manque-t-il ?');
    await press('Précédente');
    await heading('Assez de place ?');
    expect(screen.getByRole('radio', { name: 'Non' })).toBeChecked();
  });
  it('says that the choices are all used, and that an answer is required', async () => {
    await open('/QuizzPreview?id=que-test&question=toys', TEACHER);
    await heading('Quels objets ?');
    expect(screen.queryByRole('button', { name: 'Passer la question' })).toBeNull();
    await press('Suivante');
    expect(await screen.findByText('Cette question est obligatoire')).toBeVisible();
    for (const name of ['Non', 'En partie', 'Oui']) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByText('Nombre maximal de choix atteint')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Oui' })).not.toBeChecked();
    await press('Suivante');
    await heading('Combien de repas ?');
  });
  it('does not go on from a number outside its bounds, and keeps it', async () => {
    await open('/QuizzPreview?id=que-test&question=food', TEACHER);
    await heading('Combien de repas ?');
    const field = screen.getByRole('textbox', { name: 'Votre réponse' });
    await userEvent.type(field, '11{Enter}');
    expect(await screen.findByText('Le nombre va de 0 à 10')).toBeVisible();
    expect(field).toHaveValue('11');
  });
  it('keeps the name of a file alone, and says so', async () => {
    await open('/QuizzPreview?id=que-test&question=photo', TEACHER);
    await heading('Une photo ?');
    expect(screen.getByText(/aucun fichier n’est envoyé/)).toBeVisible();
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['x'], 'lion.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByText('lion.jpg')).toBeVisible();
  });
  it('leads from its end to a required question, then to the result, explained', async () => {
    await open('/QuizzPreview?id=que-test', TEACHER);
    await heading('Assez de place ?');
    await userEvent.keyboard('2');
    await userEvent.click(screen.getByRole('button', { name: /Une photo/ }));
    await heading('Une photo ?');
    await press('Voir le résultat');
    await heading('Quels objets ?');
    await userEvent.keyboard('3{Enter}');
    await press('Passer la question');
    await press('Suivante');
    await press('Voir le résultat');
    expect(await screen.findByText('Score global', { selector: 'p' }, patient)).toBeVisible();
    expect(screen.getByText(/\(1 × 50,0 \+ 1 × 66,7\) ÷ \(1 \+ 1\) = 58,3/)).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Hébergement' }));
    expect(table.getByRole('row', { name: /Assez de place/ })).toHaveTextContent('En partie50 / 1001100,0 %50,0');
    expect(screen.getAllByText('Passée').length).toBeGreaterThan(0);
    expect(screen.getByText(/il n’est pas enregistré/)).toBeVisible();
  });
  it('keeps the answers in this tab until they are begun again', async () => {
    await open('/QuizzPreview?id=que-test', TEACHER);
    await heading('Assez de place ?');
    await userEvent.keyboard('1');
    await open('/quizzResultView', { userRight: 'admin' });
    expect(
      await screen.findByText(/^Réponses.: 1 sur 5 questions posées · Passées.: 0$/, undefined, patient),
    ).toBeVisible();
  });
  it('of a draft is for its editors alone', async () => {
    await open('/QuizzPreview?id=draft', TEACHER);
    expect(await screen.findByText('Ce questionnaire n’existe pas', undefined, patient)).toBeVisible();
  });
});

describe('the result', () => {
  it('without answers says where results come from', async () => {
    await open('/quizzResultView', { userRight: 'admin' });
    expect(await screen.findByText('Aucun résultat à montrer', undefined, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir un exemple' })).toHaveAttribute('href', '/QuizzResultDemo');
  });
  it('on sample data says that it is one', async () => {
    await open('/QuizzResultDemo', TEACHER);
    expect(await screen.findByText(/Réponses inventées pour l’exemple/, undefined, patient)).toBeVisible();
    expect(await screen.findByText('Score global', { selector: 'p' }, patient)).toBeVisible();
  });
  it('on sample data is empty while nothing is published', async () => {
    await open('/QuizzResultDemo', TEACHER, { questionnaires: [draft] });
    expect(await screen.findByText('Aucun questionnaire publié', undefined, patient)).toBeVisible();
  });
});

describe('the preview with scores', () => {
  it('shows scores, expected answers and weights to the internal team', async () => {
    await open('/QuizzPreviewInternal?id=que-test');
    const table = within(await screen.findByRole('table', { name: 'Assez de place ?' }, patient));
    expect(table.getByRole('row', { name: /Oui/ })).toHaveTextContent('100 / 100');
    expect(within(table.getByRole('row', { name: /Oui/ })).getByLabelText('Référence')).toBeVisible();
    expect(screen.getByText('Seulement si « Assez de place ? » est « Non »')).toBeVisible();
  });
  it('is closed to everybody else', async () => {
    await open('/QuizzPreviewInternal?id=que-test', { userRight: 'admin' });
    expect(await screen.findByText(/est réservé à l’équipe du fournisseur/, undefined, patient)).toBeVisible();
    expect(screen.queryByText('Assez de place ?')).toBeNull();
  });
});

describe('the printable sheet', () => {
  it('is shown before it is made, in the language that is chosen', async () => {
    await open('/QuizzPreview2?id=que-test', TEACHER);
    expect(await screen.findByText('2. Que manque-t-il ?', undefined, patient)).toBeVisible();
    expect(screen.getByText('3. Quels objets ? *')).toBeVisible();
    expect(screen.getByText('Seulement si la réponse à la question 1 est : Non')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Langue de la feuille' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch', hidden: true }));
    expect(
      await screen.findByText('Nur, wenn die Antwort auf Frage 1 lautet: Non (de)', undefined, patient),
    ).toBeVisible();
    expect(screen.getByText('Tiere oder Gruppe')).toBeVisible();
  });
});
