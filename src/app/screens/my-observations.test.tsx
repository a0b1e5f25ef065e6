import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { User } from '#domain/users/user.ts';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { anEnclosure } from '../../../tests/support/builders/park.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

const DAY = 86_400_000;
const NOW = Date.now();
const planned = (plannedId: string, days: number, enclosureId = 'plain') => ({
  ...{ plannedId, enclosureId, observerId: 'keeper-1', atUnix: NOW + days * DAY },
});
const running = anActiveCampaign({
  ...{ enclosureIds: ['plain', 'rock'], startAtUnix: NOW - 20 * DAY, endAtUnix: NOW + 20 * DAY },
  plan: [planned('made', 0, 'rock'), planned('today', 0), planned('far', 4, 'rock')],
});
const made = anObservationSession({ plannedId: 'made', enclosureId: 'rock', status: 'finished' });

function open(user: Partial<User>, campaigns: readonly Campaign[]) {
  const { repositories } = fakeRepositories({
    ...{ user: aUser(user), establishment: anEstablishment(), sectors: [aSector()], tasks: [], campaigns },
    ...{ enclosures: [anEnclosure()], observationSessions: [made] },
  });
  return openApp('/Dashboard', { repositories, features: dashboardRoutes });
}
const part = async () => within(await screen.findByRole('region', { name: 'Vos prochaines séances' }, patient));

describe('the home of an observer', () => {
  it('has the sessions of today and tomorrow that were not begun, each with its start', async () => {
    await open({}, [running]);
    const sessions = await part();
    const start = await sessions.findByRole('link', { name: /^Commencer la séance.*Grande plaine/ }, patient);
    expect(start).toHaveAttribute('href', '/ObsSessionView?campaignId=campaign-1&enclosureId=plain&plannedId=today');
    expect(sessions.getAllByRole('link')).toHaveLength(1);
  });
  it('names the campaign where a pedagogical observer may not read the enclosure', async () => {
    await open({ userRight: 'pedagoadmin', rightsRoles: ['educational'] }, [{ ...running, type: 'pedagogical' }]);
    expect(
      await (await part()).findByRole('link', { name: /^Commencer la séance.*Suivi des suricates/ }),
    ).toBeVisible();
  });
  it('says nothing of observations without a session to make', async () => {
    await open({}, [{ ...running, observerIds: ['bo'] }]);
    await screen.findByRole('region', { name: 'Vos tâches du jour' }, patient);
    expect(screen.queryByRole('region', { name: 'Vos prochaines séances' })).toBeNull();
  });
});
