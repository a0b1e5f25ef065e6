import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProfilesRepository } from '#data/profiles/profiles.repository.ts';
import { defaultWeights } from '#domain/content/weights.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { profilesRoutes } from '#features/profiles/profiles.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aProfile, aProfileVersion } from '../../../tests/support/builders/profile.ts';
import { aPublishedQuestion, aQuestion } from '../../../tests/support/builders/question.ts';
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
const KEEPER: Partial<User> = { userRight: 'user' };
const space = { questionId: 'space', wording: inSevenLanguages('Assez de place ?') };
const meals = { questionId: 'meals', wording: inSevenLanguages('Repas réguliers ?'), category: 'feeding' as const };
const content = { sections: [aSection('A', 'space', 'meals')] };
const heavy = {
  ...defaultWeights(),
  categories: { ...defaultWeights().categories, feeding: 3 },
  questions: { space: 5 },
};
const [published, lions, draft] = [
  aProfile({ name: inSevenLanguages('Profil ordinaire'), status: 'published', version: 1 }),
  aProfile({
    ...{ profileId: 'lions', profileRef: 'PRO-LIONS', weights: heavy },
    name: inSevenLanguages('Lions'),
    status: 'published',
    version: 1,
  }),
  aProfile({ profileId: 'draft', profileRef: 'PRO-DRAFT', name: inSevenLanguages('Oiseaux') }),
];

function open(address: string, user: Partial<User> = STAFF, profileCalls: Partial<ProfilesRepository> = {}) {
  const { repositories } = fakeRepositories({
    ...{ user: aUser(user), establishment: anEstablishment(), sectors: [], taxonomy: aTaxonomy() },
    questions: [aQuestion(space), aQuestion(meals)],
    questionnaires: [aQuestionnaire({ ...content, status: 'published', version: 1 })],
    questionnaireVersions: [
      aQuestionnaireVersion({ ...content, questions: [aPublishedQuestion(space), aPublishedQuestion(meals)] }),
    ],
    profiles: [published, lions, draft],
    profileVersions: [
      aProfileVersion({ name: published.name }),
      aProfileVersion({ profileId: 'lions', name: lions.name, weights: heavy }),
    ],
    profileCalls,
  });
  return openApp(address, { repositories, features: profilesRoutes });
}
const weight = (name: string) => screen.findByLabelText(`Poids : ${name}`, undefined, patient);
const effectRow = async (name: string | RegExp) =>
  within(await screen.findByRole('table', { name: 'Effet sur un exemple' }, patient)).getByRole('row', { name });

describe('the list of profiles', () => {
  it('shows the provider drafts as well, and the way to a new one', async () => {
    await open('/QuizzProfileView');
    expect(await screen.findByRole('link', { name: 'Oiseaux' }, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Créer un profil' })).toHaveAttribute('href', '/QuizzProfileView?id=new');
  });
  it('shows whoever may only read what is published alone', async () => {
    await open('/QuizzProfileView', KEEPER);
    expect(await screen.findByRole('link', { name: 'Lions' }, patient)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Oiseaux' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Créer/ })).toBeNull();
  });
});

describe('the editor of a profile', () => {
  it('shows the effect of a weight on sample answers at once', async () => {
    await open('/QuizzProfileView?id=draft');
    // The sample answers the first question with 100 of 100, the second with 50.
    expect(await effectRow(/Score global/)).toHaveTextContent('75,0Bon75,0Bon');
    const feeding = await weight('Alimentation');
    await userEvent.clear(feeding);
    await userEvent.type(feeding, '3');
    expect(await effectRow(/Score global/)).toHaveTextContent('75,0Bon62,5Bon');
    expect(screen.getByText('Ce profil retire 12,5 points au score global de l’exemple.')).toBeVisible();
  });
  it('does not save a weight out of bounds, and says so at its field', async () => {
    const save = vi.fn<ProfilesRepository['save']>();
    await open('/QuizzProfileView?id=draft', STAFF, { save });
    const field = await weight('Assez de place ?');
    await userEvent.clear(field);
    await userEvent.type(field, '101');
    expect(await screen.findByText('Le poids va de 0 à 100')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(save).not.toHaveBeenCalled();
  });
  it('saves a question’s weight, and none that is its own again', async () => {
    const save = vi.fn<ProfilesRepository['save']>(() => Promise.resolve(ok({ profileId: 'draft', updatedAtUnix: 2 })));
    await open('/QuizzProfileView?id=draft', STAFF, { save });
    for (const [name, value] of [
      ['Assez de place ?', '4'],
      ['Repas réguliers ?', '1'],
    ] as const) {
      const field = await weight(name);
      await userEvent.clear(field);
      await userEvent.type(field, value);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), patient);
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      ...{ profileId: 'draft', zooId: null, expectedUpdatedAtUnix: 1_700_000_000_000 },
      content: { weights: { questions: { space: 4 } } },
    });
  });
  it('keeps what was typed when somebody else saved meanwhile', async () => {
    const save = vi.fn<ProfilesRepository['save']>(() => Promise.resolve(fail(appError('profile/changed-meanwhile'))));
    await open('/QuizzProfileView?id=draft', STAFF, { save });
    const field = await weight('Santé');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findAllByText(/Quelqu’un a modifié ce profil/, undefined, patient);
    expect(field).toHaveValue('7');
  });
  it('publishes a complete draft', async () => {
    const publish = vi.fn<ProfilesRepository['publish']>(() => Promise.resolve(ok({ profileId: 'draft', version: 1 })));
    await open('/QuizzProfileView?id=draft', STAFF, { publish });
    await userEvent.click(await screen.findByRole('button', { name: 'Publier la version' }, patient));
    await waitFor(
      () => expect(publish).toHaveBeenCalledWith({ profileId: 'draft', expectedUpdatedAtUnix: 1_700_000_000_000 }),
      patient,
    );
  });
  it('is read by whoever may not edit', async () => {
    await open('/QuizzProfileView?id=lions', KEEPER);
    expect(await weight('Alimentation')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /Enregistrer|Archiver|Publier/ })).toBeNull();
    expect(await effectRow(/Score global/)).toHaveTextContent('75,0Bon62,5Bon');
  });
  it('shows no draft to whoever may not edit', async () => {
    await open('/QuizzProfileView?id=draft', KEEPER);
    expect(await screen.findByText('Ce profil n’existe pas', undefined, patient)).toBeVisible();
  });
});

it('two profiles stand side by side with the scores of the same answers', async () => {
  await open('/ProfilComparisonView?one=pro-test&other=lions');
  const categories = within(await screen.findByRole('table', { name: 'Domaines' }, patient));
  expect(categories.getByRole('row', { name: /Alimentation/ })).toHaveTextContent('Alimentation13');
  const questions = within(screen.getByRole('table', { name: 'Poids des questions' }));
  expect(questions.getByRole('row', { name: /Assez de place/ })).toHaveTextContent('Assez de place ?15');
  expect(questions.queryByRole('row', { name: /Repas/ })).toBeNull();
  expect(await effectRow(/Score global/)).toHaveTextContent('75,0 Bon62,5 Bon');
});
