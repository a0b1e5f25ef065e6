import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MAX_SESSIONS_READ, type ObservationSession } from '#domain/observation-sessions/session.ts';
import { aScanEntry, aScanRecord, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import {
  aSession,
  campaign,
  openSessions as open,
  patient,
  press,
  user,
} from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });

describe('the results of a session', () => {
  it('give shares of the visible records, as a chart and as a table', async () => {
    await open('/ObsResultView?visitId=visit-1', {
      sessions: [aSession({ observerId: 'bo', status: 'finished' })],
      records: [
        aSessionRecord({
          entries: ['RES', 'RES', 'RES', 'LOC'].map((code, index) =>
            aScanEntry({ entryId: `scan-${index}`, number: index + 1, records: [aScanRecord({ code })] }),
          ),
        }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Budget-temps' }, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Tableau' }));
    const table = within(await screen.findByRole('table', { name: 'Résultats par comportement' }, patient));
    expect(table.getByRole('row', { name: /Nom RES RES 3 75.% / })).toBeVisible();
    expect(table.getByRole('row', { name: /Nom LOC LOC 1 25.% / })).toBeVisible();
  });
});

describe('the list of sessions', () => {
  it('marks short, interrupted, deferred and invalid ones', async () => {
    const session = (visitId: string, differences: Partial<ObservationSession>) =>
      aSession({ visitId, status: 'finished', doneCount: 12, ...differences });
    await open('/ObsSessionListView', {
      sessions: [
        session('short', { doneCount: 3 }),
        session('interrupted', { status: 'interrupted', doneCount: 2 }),
        session('deferred', { isDeferred: true }),
        session('invalid', { invalidReason: 'Enclos ouvert' }),
      ],
    });
    for (const flag of ['Incomplète', 'Interrompue', 'Saisie différée', 'Invalidée'])
      expect(await screen.findByText(flag, {}, patient)).toBeVisible();
    expect(screen.getByText('3 sur 12')).toBeVisible();
  });
  it('begins with the planned sessions of the person', async () => {
    const { path } = await open('/ObsSessionListView', {
      campaign: {
        ...campaign,
        plan: [
          { plannedId: 'planned-1', enclosureId: 'plain', observerId: user.userId, atUnix: Date.now() + 3_600_000 },
        ],
      },
    });
    const planned = within(await screen.findByRole('region', { name: 'Vos prochaines séances' }, patient));
    await userEvent.click(planned.getByRole('link', { name: /Commencer la séance/ }));
    // The page of a session is loaded before its address shows.
    await vi.waitFor(
      () => expect(path()).toBe('/ObsSessionView?campaignId=campaign-1&enclosureId=plain&plannedId=planned-1'),
      patient,
    );
  });
  it('reads older sessions when it is asked, once there are more than it reads at once', async () => {
    await open('/ObsSessionListView', { sessions: endedSessions(MAX_SESSIONS_READ + 1) });
    expect(await screen.findByText('200 séances', {}, patient)).toBeVisible();
    await press('Afficher la suite');
    expect(await screen.findByText('201 séances', {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });
  it('offers no older sessions while it has them all', async () => {
    await open('/ObsSessionListView', { sessions: endedSessions(MAX_SESSIONS_READ - 1) });
    expect(await screen.findByText('199 séances', {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });
  it('says how it is filled while there is no session', async () => {
    await open('/ObsSessionListView');
    expect(await screen.findByText('Aucune séance pour l’instant', {}, patient)).toBeVisible();
  });
});

const endedSessions = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aSession({ visitId: `visit-${at}`, observerId: user.userId, status: 'finished' }),
  );
