import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '#app/app-under-test.tsx';
import type { CampaignsRepository } from '../../src/data/campaigns/campaigns.repository.ts';
import type { KnownAlerts } from './fakes/alerts.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import type { Area } from '../../src/domain/enclosures/enclosure.ts';
import type { User } from '../../src/domain/users/user.ts';
import { campaignsRoutes } from '../../src/features/campaigns/campaigns.routes.ts';
import { aCampaign } from './builders/campaign.ts';
import { anEstablishment, aSector } from './builders/establishment.ts';
import { anEthogram, anEthogramVersion } from './builders/ethogram.ts';
import { anEnclosure } from './builders/park.ts';
import { aQuestionnaire, aQuestionnaireVersion } from './builders/questionnaire.ts';
import { aRegisterAnimal } from './builders/register-animal.ts';
import { aUser } from './builders/user.ts';
import { fakeRepositories } from './fakes/repositories.ts';

export const patient = { timeout: 30_000 };

export const KEEPER: Partial<User> = { userRight: 'user' };
const ADMIN: Partial<User> = { userRight: 'admin' };
const plan: Area = {
  ...{ areaId: 'plan', areaName: '', areaImage: 'plan.jpg', areaImageUrl: 'https://x/plan.jpg' },
  ...{ imageWidth: 2_000, imageHeight: 1_000, shouldUpload: false, mapWidthM: 40, squareAreaM2: 1, elevation: 0 },
};
const enclosures = [
  anEnclosure({ enclosureId: 'ready', enclosureName: 'Bassin des loutres', areas: [plan], animalsCount: 2 }),
  anEnclosure({ enclosureId: 'bare', enclosureName: 'Grande volière' }),
];
const colleagues = [
  aUser({ userRight: 'admin' }),
  aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' }),
  aUser({ userId: 'audit', userFirstname: 'Ada', userLastname: 'Falk', rightsRoles: ['auditor'] }),
  aUser({ userId: 'school', userFirstname: 'Elin', userLastname: 'Berg', rightsRoles: ['educational'] }),
];
const content = {
  ethograms: [anEthogram({ ethogramId: 'eth', status: 'published', version: 2 })],
  ethogramVersions: [anEthogramVersion({ ethogramId: 'eth', number: 2 })],
  questionnaires: [aQuestionnaire({ questionnaireId: 'quest', status: 'published', version: 3 })],
  questionnaireVersions: [aQuestionnaireVersion({ questionnaireId: 'quest', number: 3 })],
};

/** Opens a screen of campaigns in a park with two enclosures, of which one is ready for scans. */
export async function open(
  address: string,
  {
    user = ADMIN,
    campaigns = [],
    calls = {},
    ...alerts
  }: { user?: Partial<User>; campaigns?: readonly Campaign[]; calls?: Partial<CampaignsRepository> } & KnownAlerts = {},
) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [aSector()],
    animals: [
      aRegisterAnimal({ animalId: 'duma', animalName: 'Duma', enclosureId: 'ready' }),
      aRegisterAnimal({ animalId: 'kito', animalName: 'Kito', enclosureId: 'bare' }),
    ],
    ...{ ...content, enclosures, colleagues, campaigns, campaignCalls: calls, ...alerts },
  });
  const app = await openApp(address, { repositories: fake.repositories, features: campaignsRoutes });
  return { ...app, calls: fake.fakes.campaigns, alertCalls: fake.fakes.alerts };
}
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patient));
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name }, patient);
export const choose = async (field: string | RegExp, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }, patient));
  await userEvent.click(await screen.findByRole('option', { name: option }, patient));
};

export const inFuture = { startAtUnix: Date.parse('2031-05-04T22:00Z'), endAtUnix: Date.parse('2031-06-01T22:00Z') };
export const whole = aCampaign({
  ...{ campaignId: 'otters', name: 'Suivi des loutres', type: 'welfare', ...inFuture, zooId: 'zoo-1' },
  ...{ ethogramId: 'eth', questionnaireId: 'quest', enclosureIds: ['ready'], observerIds: ['bo'] },
});
const planned = { plannedId: '1-1-1', enclosureId: 'ready', observerId: 'bo', atUnix: Date.parse('2031-05-06T08:00Z') };
export const running = {
  ...{ ...whole, status: 'active', launchedAtUnix: Date.parse('2026-11-02T08:00Z'), plan: [planned] },
  ...{ ethogramVersion: 2, questionnaireVersion: 3 },
} as const satisfies Campaign;
