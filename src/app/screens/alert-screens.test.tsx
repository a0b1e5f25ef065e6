import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AlertsRepository } from '#data/alerts/alerts.repository.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import { anAgreementAlert, anAlert } from '../../../tests/support/builders/alert.ts';
import { KEEPER, open, patient, press, running, whole } from '../../../tests/support/campaign-screens.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 90_000 });
beforeEach(() => sessionStorage.clear());

const address = '/CampaignManagementView?campaignId=otters&tab=alerts';
const of = { campaignId: 'otters', enclosureId: 'ready', observerId: 'bo' };
const missed = anAlert({ ...of, alertId: 'missed' });
const low = anAgreementAlert({
  ...of,
  occurredAtUnix: Date.parse('2026-05-06T08:00Z'),
  value: 0.4321,
  expectedMin: 0.7,
});
const seen = anAlert({ ...of, alertId: 'seen', status: 'acknowledged', reason: 'Neige', acknowledgedBy: 'bo' });
const over = anAlert({ ...of, alertId: 'over', status: 'resolved' });
const show = (alerts: readonly Alert[], more: Parameters<typeof open>[1] = {}) =>
  open(address, { campaigns: [running], alerts, ...more });

describe('the alerts of a campaign', () => {
  it('show what was found beside what is expected, the reason, and how many are active', async () => {
    await show([over, seen, missed, low]);
    const row = await screen.findByRole('row', { name: /Accord trop faible/ }, patient);
    expect(row.textContent).toMatch(/6 mai.*Active.*Bassin des loutres.*κ 0,43.*κ ≥ 0,70.*Bo Lund/);
    expect(within(row).getByRole('link', { name: /Voir la séance/ })).toHaveAttribute(
      'href',
      '/ObsSessionView?visitId=second',
    );
    expect(screen.getByRole('row', { name: /Actée/ }).textContent).toMatch(/Séance non faite.*Une séance.*Neige/);
    expect(screen.getByRole('tab', { name: 'Alertes (2)' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Prendre acte de l’alerte/ })).toHaveLength(2);
  });

  it.each([
    [{ expectedMin: 10, expectedMax: 40 }, '10–40 %'],
    [{ expectedMin: 10, expectedMax: null }, '≥ 10 %'],
    [{ expectedMin: null, expectedMax: 40 }, '≤ 40 %'],
  ])('name the behaviour whose frequency is out of the range %o', async (range, expected) => {
    const rest = { kind: 'behaviourOutOfRange', behaviourCode: 'RES', value: 62.5, visitId: 'v' } as const;
    await show([anAlert({ ...of, ...rest, ...range })]);
    const row = await screen.findByRole('row', { name: /Comportement hors plage/ }, patient);
    await within(row).findByText(/62,5.*Nom RES/, {}, patient);
    expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain(expected);
  });

  it.each([
    ['scoreLow', 41.25, { expectedMin: 60 }, /Score trop bas.*Score de 41,3 %.*≥ 60 %/],
    ['scoreLow', 41.25, { expectedMin: 60, expectedMax: 90 }, /Score trop bas.*Score de 41,3 %.*60–90 %/],
    ['scoreHigh', 97.5, { expectedMax: 90 }, /Score trop haut.*Score de 97,5 %.*≤ 90 %/],
  ] as const)(
    'lead from a score of the kind %s, of %d percent, to its evaluation',
    async (kind, value, range, text) => {
      await show([anAlert({ ...of, kind, evaluationId: 'e', value, ...range })]);
      const row = await screen.findByRole('row', { name: /Score trop/ }, patient);
      expect(row.textContent?.replaceAll(/\s/g, ' ')).toMatch(text);
      expect(within(row).getByRole('link', { name: /Voir l’évaluation de l’alerte/ })).toHaveAttribute(
        'href',
        '/AssesmentView?evaluationId=e',
      );
    },
  );

  it('are filtered by their status', async () => {
    await open(`${address}&status=resolved`, { campaigns: [running], alerts: [missed, seen, over] });
    expect(await screen.findByRole('row', { name: /Résolue/ }, patient)).toBeVisible();
    expect(screen.queryByRole('row', { name: /Actée|Active/ })).toBeNull();
  });

  it('are acknowledged with a reason alone', async () => {
    const { alertCalls } = await show([missed]);
    const acknowledge = vi.spyOn(alertCalls, 'acknowledge');
    await press(/^Prendre acte de l’alerte/);
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    const reason = await dialog.findByRole('textbox', { name: /Raison/ }, patient);
    await userEvent.type(reason, '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Prendre acte' }));
    expect(reason).toBeInvalid();
    expect(dialog.getByText('Indiquez pourquoi vous prenez acte de l’alerte')).toBeVisible();
    expect(acknowledge).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Enclos en travaux ');
    await userEvent.click(dialog.getByRole('button', { name: 'Prendre acte' }));
    await waitFor(
      () =>
        expect(acknowledge).toHaveBeenCalledWith({ zooId: 'zoo-1', alertId: 'missed', reason: 'Enclos en travaux' }),
      patient,
    );
    expect(await screen.findByRole('row', { name: /Actée/ }, patient)).toHaveTextContent('Enclos en travaux');
    expect(screen.getByRole('tab', { name: 'Alertes' })).toBeVisible();
  });

  it('say in the dialog that somebody else was faster', async () => {
    const acknowledge = vi.fn<AlertsRepository['acknowledge']>(() =>
      Promise.resolve(fail(appError('alert/not-active'))),
    );
    await show([missed], { alertCalls: { acknowledge } });
    await press(/^Prendre acte de l’alerte/);
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Raison/ }, patient), 'Neige');
    await userEvent.click(dialog.getByRole('button', { name: 'Prendre acte' }));
    expect(await dialog.findByText(/Quelqu’un a déjà pris acte/, {}, patient)).toBeVisible();
  });

  it('are not acknowledged by a keeper', async () => {
    await show([missed], { user: KEEPER });
    expect(await screen.findByRole('row', { name: /Active/ }, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Prendre acte/ })).toBeNull();
  });

  it.each([
    ['a draft', whole, /commencent au lancement/],
    ['a welfare campaign', running, /paraîtra ici/],
    ['a pedagogical campaign', { ...running, type: 'pedagogical' as const }, /ne signale rien/],
  ])('say why there is none in %s', async (_what, campaign, text) => {
    await open(address, { campaigns: [campaign] });
    expect(await screen.findByText(text, {}, patient)).toBeVisible();
  });

  it('say that they could not be read, and are asked for again', async () => {
    await show([], {
      alertCalls: {
        watchOfCampaign: (_question, watcher) => {
          watcher.failed(appError('generic/firestore'));
          return () => {};
        },
      },
    });
    expect(await screen.findByText(/Impossible de charger les alertes/, {}, patient)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});
