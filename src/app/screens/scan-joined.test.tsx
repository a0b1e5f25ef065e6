import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { scanAnalysisRoutes } from '#features/scan-analysis/scan-analysis.routes.ts';
import { aBehaviour, anEthogramVersion } from '../../../tests/support/builders/ethogram.ts';
import { aScanEntry, aScanRecord, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import {
  aSession,
  campaign,
  type KnownOfSessions,
  observing,
  openSessions,
  patient,
} from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });

const scans = observing({ methods: ['scan'] });
const launched = { ...scans, launchedAtUnix: 1 };
/** The renewal of the campaign, with the next version of its ethogram. */
const renewal = {
  ...{ ...launched, campaignId: 'campaign-2', name: 'Suivi renouvelé', renewsId: campaign.campaignId },
  ethogramVersion: 2,
};
const others = [
  { ...launched, campaignId: 'apart', name: 'Autre suivi' },
  renewal,
  { ...launched, campaignId: 'practice', name: 'Entraînement aux scans', type: 'training' as const },
  { ...launched, campaignId: 'school', name: 'Éthologues en herbe', type: 'pedagogical' as const },
];
/** Renames RES to CALM and adds PLAY. */
const second = anEthogramVersion({
  number: 2,
  behaviours: [aBehaviour('CALM'), aBehaviour('LOC'), aBehaviour('GRO', { type: 'point' }), aBehaviour('PLAY')],
  mapping: [{ from: 'RES', to: ['CALM'] }],
});
const sessionOf = (visitId: string, campaignId: string, animalIds: string[]) =>
  aSession({ visitId, campaignId, animalIds, status: 'finished', doneCount: 1, endedAtUnix: aScanEntry().atUnix });
const recordOf = (visitId: string, code: string, animalIds: string[]) =>
  aSessionRecord({
    visitId,
    entries: [aScanEntry({ records: animalIds.map((animalId) => aScanRecord({ animalId, code })) })],
  });
const open = (query: string, known: KnownOfSessions = {}) =>
  openSessions(`/ScanResultView?campaignId=campaign-1${query}`, {
    ...{ campaign: scans, otherCampaigns: others, otherVersions: [second], features: scanAnalysisRoutes },
    sessions: [sessionOf('v1', 'campaign-1', ['ada', 'bo']), sessionOf('v2', 'campaign-2', ['ada'])],
    records: [recordOf('v1', 'RES', ['ada', 'bo']), recordOf('v2', 'CALM', ['ada'])],
    ...known,
  });
const see = (text: string | RegExp) => screen.findByText(text, {}, patient);
const sample = async () => (await screen.findByLabelText('Ce qui est analysé', {}, patient)).textContent;

describe('the analyses of several campaigns', () => {
  it('add the sessions of the campaigns of the address, each behaviour under the code of the last version', async () => {
    await open('&with=campaign-2&as=table');
    expect(await sample()).toBe('Séances2Scans2Animaux2Vus (N)3Pas visibles0Non relevés0');
    const table = within(await screen.findByRole('table', { name: 'Fréquence des comportements' }, patient));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toMatch(/^Nom CALMCALM3100/);
    expect(await see('Éthogramme « Essai » : les versions 1 et 2 sont lues comme la version 2.')).toBeVisible();
    expect(screen.getByText('Renommés ou réunis dans une version plus récente : Nom RES → Nom CALM.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Comportements propres à certaines campagnes' }));
    await waitFor(() => expect(screen.getByText('Seulement dans Suivi renouvelé : Nom PLAY.')).toBeVisible());
    expect(screen.getByText(/se calcule sur toutes les observations réunies/)).toBeVisible();
  });

  it('count an animal as not visible in its own campaigns alone', async () => {
    await open('&with=campaign-2&tab=statistics&as=table');
    const table = within(await screen.findByRole('table', { name: 'Visibilité par animal' }, patient));
    const rows = table.getAllByRole('row').map((row) => row.textContent?.replaceAll(/\s/g, ' '));
    expect(rows.slice(1)).toEqual(['Ada2100 %', 'Bo1100 %']);
  });

  it('offer renewals first and say why others are not offered; a chosen one joins the address and is read alone', async () => {
    const { path, fakes } = await open('');
    await screen.findByLabelText('Ce qui est analysé', {}, patient);
    const read: string[] = [];
    const sessions = { ...fakes.observationSessions };
    fakes.observationSessions.readRecords = (question) => {
      read.push(question.visitId);
      return sessions.readRecords(question);
    };
    await userEvent.click(screen.getByRole('button', { name: 'Joindre d’autres campagnes' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Campagnes non proposées\s: 2$/ }, patient));
    expect(await see(/Un entraînement est un exercice.*Entraînement aux scans/)).toBeVisible();
    expect(screen.getByText(/restent séparés du suivi du bien-être.*Éthologues en herbe/)).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Campagnes jointes' }));
    const options = await screen.findAllByRole('option', {}, patient);
    expect(options.map((option) => option.textContent)).toEqual(['Suivi renouvelé', 'Autre suivi']);
    await userEvent.click(options[0] as HTMLElement);
    await waitFor(async () => expect(await sample()).toContain('Séances2'), patient);
    expect(path()).toContain('with=campaign-2');
    expect(read).toEqual(['v2']);
  });

  it.each([
    ['practice', /« Entraînement aux scans » n’est pas jointe. Un entraînement est un exercice/],
    ['school', /« Éthologues en herbe » n’est pas jointe. Les résultats pédagogiques/],
    ['nowhere', /introuvable ou ne vous est pas accessible/],
  ])('leave out "%s" of the address and say the reason', async (campaignId, reason) => {
    await open(`&with=${campaignId}`);
    expect(await see(reason)).toBeVisible();
    expect(await sample()).toContain('Séances1');
  });

  it.each([
    ['as many campaigns as one analysis takes', 4, false],
    ['the first ones of more campaigns than one analysis takes', 5, true],
  ])('join %s', async (_, count, isCut) => {
    const many = Array.from({ length: count }, (_none, at) => ({ ...launched, campaignId: `c${at}`, name: `C ${at}` }));
    await open(`&with=${many.map(({ campaignId }) => campaignId).join(',')}`, { otherCampaigns: many });
    expect(await see('Campagnes analysées ensemble : 5')).toBeVisible();
    // Once below the field; where the address names more, beside it as well.
    const told = await screen.findAllByText('Une analyse réunit au plus 5 campagnes.', {}, patient);
    expect(told).toHaveLength(isCut ? 2 : 1);
  });

  it('compare one campaign with the other', async () => {
    await open('&with=campaign-2&tab=comparison&compare=campaigns&a=campaign-1&b=campaign-2');
    expect(await screen.findByLabelText('B (Suivi renouvelé)', {}, patient)).toHaveTextContent('Séances1Scans1');
    expect(screen.getByText(/Non comparés, car un seul des éthogrammes les a : Nom PLAY\./)).toBeVisible();
  });
});
