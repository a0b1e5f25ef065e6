import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContextsRepository } from '../../src/data/contexts/contexts.repository.ts';
import type { Animal } from '../../src/domain/animals/animal.ts';
import type { Movement } from '../../src/domain/animals/movement.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import type { EthogramVersion } from '../../src/domain/ethograms/ethogram.ts';
import type { ContextVersion } from '../../src/domain/contexts/context.ts';
import type { Area } from '../../src/domain/enclosures/enclosure.ts';
import type { Zone } from '../../src/domain/enclosures/zone.ts';
import type { ObservationSession, SessionEntry, SessionRecord } from '../../src/domain/observation-sessions/session.ts';
import type { User } from '../../src/domain/users/user.ts';
import { observationSessionsRoutes } from '../../src/features/observation-sessions/observation-sessions.routes.ts';
import { aCampaign } from './builders/campaign.ts';
import { anEstablishment } from './builders/establishment.ts';
import { aBehaviour, aModifier, anEthogramVersion } from './builders/ethogram.ts';
import { anObservationSession } from './builders/observation-session.ts';
import { anEnclosure, aTaxonomy } from './builders/park.ts';
import { aZone } from './builders/plan.ts';
import { aRegisterAnimal } from './builders/register-animal.ts';
import { aUser } from './builders/user.ts';
import { fakeSessionServer, fakeSessionsOfDevice, type KnownSessions } from './fakes/observation-sessions.ts';
import { fakeRepositories } from './fakes/repositories.ts';
import { openApp } from '../../src/app/app-under-test.tsx';

/** The parts of a page are compiled when they are first asked for. */
export const patient = { timeout: 30_000 };

/** The keeper who observes. */
export const user = aUser();
const bo = aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' });
const animals = ['Ada', 'Bo', 'Cleo'].map((animalName) =>
  aRegisterAnimal({ animalId: animalName.toLowerCase(), animalName, enclosureId: 'plain' }),
);
const version = anEthogramVersion({
  behaviours: [
    aBehaviour('RES', { key: 'r' }),
    aBehaviour('LOC', { key: 'l' }),
    aBehaviour('GRO', { key: 'g', type: 'point', modifiers: [aModifier('rôle', 'acteur', 'receveur')] }),
  ],
});
const known = aCampaign({
  ...{ status: 'active', ethogramVersion: 1, observerIds: [user.userId], enclosureIds: ['plain'] },
});
/** Returns the active campaign of the keeper in the enclosure `plain`, with other parameters of observation. */
export const observing = (differences: Partial<Campaign['observation']>) => ({
  ...known,
  observation: { ...known.observation, hasLocation: false, ...differences },
});
export const campaign = observing({});
/** Returns a session of the animal `ada` in this campaign. */
export const aSession = (differences: Partial<ObservationSession>) =>
  anObservationSession({ ethogramId: 'eth-test', enclosureId: 'plain', animalIds: ['ada'], ...differences });

/** Returns a zone that is drawn on no plan. */
export const zone = (zoneId: string, isHiddenForScanSampling: boolean): Zone =>
  aZone({ zoneId, zoneName: `Zone ${zoneId}`, areaM2: null, isHiddenForScanSampling, areaId: null, shape: null });

export type KnownOfSessions = {
  readonly campaign?: Campaign;
  /** beside the campaign */
  readonly otherCampaigns?: readonly Campaign[];
  /** beside version 1 of the ethogram of the campaign */
  readonly otherVersions?: readonly EthogramVersion[];
  readonly sessions?: readonly ObservationSession[];
  readonly records?: readonly SessionRecord[];
  readonly zones?: readonly Zone[];
  readonly areas?: readonly Area[];
  readonly contextVersions?: readonly ContextVersion[];
  readonly keptSessionWords?: NonNullable<KnownSessions['keptSessionWords']>;
  readonly lastSessionImports?: NonNullable<KnownSessions['lastSessionImports']>;
  readonly contextCalls?: Partial<ContextsRepository>;
  /** the animal of a page, and its changes of place */
  readonly animal?: Animal;
  readonly movements?: readonly Movement[];
  readonly as?: User;
  /** the screens; those of sessions without it */
  readonly features?: Parameters<typeof openApp>[1]['features'];
};

/** Opens the screens of sessions, with three animals and a server of sessions in memory. */
export async function openSessions(
  address: string,
  {
    campaign: one = campaign,
    otherCampaigns = [],
    otherVersions = [],
    sessions = [],
    records = [],
    zones = [],
    areas = [],
    as = user,
    features = observationSessionsRoutes,
    ...contexts
  }: KnownOfSessions = {},
) {
  const fake = fakeRepositories({
    ...{ user: as, establishment: anEstablishment(), sectors: [], taxonomy: aTaxonomy() },
    ...{
      colleagues: [user, bo],
      campaigns: [one, ...otherCampaigns],
      observationSessions: sessions,
      sessionRecords: records,
      zones,
    },
    ...{
      animals,
      enclosures: [anEnclosure({ areas: [...areas] })],
      ethogramVersions: [version, ...otherVersions],
      ...contexts,
    },
  });
  const server = fakeSessionServer();
  fake.fakes.sessionsOfDevice = fakeSessionsOfDevice(server);
  const app = await openApp(address, { repositories: fake.repositories, features });
  const entries = (): readonly SessionEntry[] => [...server.records.values()].flat();
  return { ...app, fakes: fake.fakes, sources: fake.sources, server, entries };
}

/** Presses a button once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patient));
