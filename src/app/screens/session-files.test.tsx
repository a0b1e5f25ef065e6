import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { readSessionJson } from '#domain/session-exchange/read-session-file.ts';
import { fail } from '#domain/shared/result.ts';
import { aScanEntry, aScanRecord, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import { savedFiles } from '../../../tests/support/saved-files.ts';
import { aSession, openSessions as open, patient, press } from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => vi.restoreAllMocks());

const records = [aSessionRecord({ entries: [aScanEntry({ records: [aScanRecord({ code: 'RES' })] })] })];
const finished = (visitId: string, differences: Parameters<typeof aSession>[0] = {}) =>
  aSession({ visitId, status: 'finished', ...differences });

const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }, patient));

describe('the files of sessions', () => {
  it('hold the sessions that the filters of the list leave, each read once, several at a time', async () => {
    const interrupted = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const files = savedFiles();
    const { fakes } = await open('/ObsSessionListView?status=interrupted', {
      sessions: [...interrupted.map((visitId) => finished(visitId, { status: 'interrupted' })), finished('two')],
      records,
    });
    const read = vi.spyOn(fakes.observationSessions, 'readRecords');
    await press('Fichiers de séances');
    await choose('Enclos, complet (.json)');
    expect(await screen.findByText('7 séances exportées', {}, patient)).toBeVisible();
    expect(read.mock.calls.map(([{ visitId }]) => visitId)).toEqual(interrupted);
    expect(files[0]?.name).toMatch(/^séances \d{4}-\d\d-\d\d\.json$/);
    const reading = readSessionJson((await files[0]?.content.text()) ?? '', Date.now());
    expect(reading).toMatchObject({
      ok: true,
      sessions: interrupted.map((sessionId) => ({ sessionId, animals: ['Ada'] })),
    });
  });

  it('of one session are offered on its page, by names for ZooMonitor', async () => {
    const files = savedFiles();
    await open('/ObsSessionView?visitId=one', {
      sessions: [finished('one', { observerId: 'bo' })],
      records: records.map((record) => ({ ...record, visitId: 'one' })),
    });
    await press('Fichiers de séances');
    await choose('ZooMonitor (.csv)');
    expect(await screen.findByText('1 séance exportée', {}, patient)).toBeVisible();
    const text = (await files[0]?.content.text()) ?? '';
    expect(text.split('\r\n')[1]).toContain('"Bo Lund"');
    expect(text.split('\r\n')[1]).toContain('"Nom RES"');
  });

  it('say that they could not be made when the server does not answer', async () => {
    const files = savedFiles();
    const { fakes } = await open('/ObsSessionListView', { sessions: [finished('one')], records });
    vi.spyOn(fakes.observationSessions, 'readRecords').mockResolvedValue(fail(appError('generic/offline')));
    await press('Fichiers de séances');
    await choose('BORIS, projet (.boris)');
    expect(await screen.findByText('Le fichier des séances n’a pas pu être fait', {}, patient)).toBeVisible();
    expect(files).toEqual([]);
  });
});
