import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CampaignsRepository } from '#data/campaigns/campaigns.repository.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import {
  heading,
  inFuture,
  KEEPER,
  open,
  patient,
  press,
  running,
  whole,
} from '../../../tests/support/campaign-screens.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 90_000 });
// Drafts stay in the tab: each test begins without one.
beforeEach(() => sessionStorage.clear());

describe('the page of a campaign', () => {
  const address = '/CampaignManagementView?campaignId=otters';

  it('shows frozen versions, the plan by week with the load, and the participants', async () => {
    await open(address, { campaigns: [running] });
    expect(await heading('Suivi des loutres')).toBeVisible();
    expect(await screen.findByText(/version 2, figée/, {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Plan des séances' }));
    expect(await screen.findByText(/10:00 · Bassin des loutres/, {}, patient)).toBeVisible();
    expect(screen.getByRole('row', { name: /Bo Lund/ }).textContent).toMatch(/0,5.h/);
    await userEvent.click(screen.getByRole('tab', { name: 'Participants' }));
    expect(await screen.findByText(/1 séance à venir, le 6 mai 2031/, {}, patient)).toBeVisible();
  });

  // The menu has links of the same names, to the screens without a campaign.
  const linkOfPage = (name: string) => within(screen.getByRole('main')).queryByRole('link', { name });

  it('leads to the results of its methods once it is launched', async () => {
    await open(address, { campaigns: [running] });
    await heading('Suivi des loutres');
    expect(linkOfPage('Analyses')).toHaveAttribute('href', '/ScanResultView?campaignId=otters');
    expect(linkOfPage('Accord des observateurs')).toHaveAttribute('href', '/InterObsView?campaignId=otters');
    expect(linkOfPage('Analyses focales')).toBeNull();
  });

  it('leads to no results as a draft', async () => {
    await open(address, { campaigns: [{ ...running, status: 'draft', launchedAtUnix: null }] });
    await heading('Suivi des loutres');
    expect(linkOfPage('Analyses')).toBeNull();
  });

  it('shows a keeper no actions', async () => {
    await open(address, { user: KEEPER, campaigns: [running] });
    await heading('Suivi des loutres');
    expect(screen.queryByRole('button', { name: 'Arrêter' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  });

  it('is stopped for its typed name and a reason alone', async () => {
    const { calls } = await open(address, { campaigns: [running] });
    const stop = vi.spyOn(calls, 'stop');
    await press('Arrêter');
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    const name = await dialog.findByRole('textbox', { name: /Nom de la campagne/ }, patient);
    await userEvent.type(name, 'Suivi des lynx');
    await userEvent.click(dialog.getByRole('button', { name: 'Arrêter' }));
    expect(name).toBeInvalid();
    expect(dialog.getByRole('textbox', { name: /Raison/ })).toBeInvalid();
    expect(stop).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Suivi des loutres');
    await userEvent.type(dialog.getByRole('textbox', { name: /Raison/ }), 'Travaux');
    await userEvent.click(dialog.getByRole('button', { name: 'Arrêter' }));
    await waitFor(
      () =>
        expect(stop).toHaveBeenCalledWith({
          ...{ zooId: 'zoo-1', campaignId: 'otters' },
          ...{ name: 'Suivi des loutres', reason: 'Travaux' },
        }),
      patient,
    );
    expect(await screen.findByText('Arrêtée', {}, patient)).toBeVisible();
  });

  it('is deleted for its typed name alone, and leads to the list', async () => {
    const { calls, path } = await open(address, { campaigns: [whole] });
    const remove = vi.spyOn(calls, 'remove');
    await press('Supprimer');
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(await dialog.findByRole('button', { name: 'Supprimer' }, patient));
    expect(remove).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Nom de la campagne/ }), 'Suivi des loutres');
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce(), patient);
    await waitFor(() => expect(path()).toBe('/campaignListView'), patient);
  });

  it('is archived, and restored from the toast', async () => {
    const { calls } = await open(address, { campaigns: [whole] });
    const restore = vi.spyOn(calls, 'restore');
    await press('Archiver');
    await press('Revenir en arrière');
    await waitFor(() => expect(restore).toHaveBeenCalledWith({ zooId: 'zoo-1', campaignId: 'otters' }), patient);
  });

  it('is renewed by a draft that opens, and its history names both', async () => {
    const { path } = await open(address, { campaigns: [running] });
    await press('Renouveler');
    await waitFor(() => expect(path()).toBe('/CampaignCreationView?campaignId=renewed'), patient);
  });

  it('shows the campaigns that renew each other', async () => {
    const next = aCampaign({ campaignId: 'next', name: 'Suivi des loutres 2', renewsId: 'otters', ...inFuture });
    await open(`${address}&tab=renewals`, { campaigns: [running, next] });
    expect(await screen.findByRole('link', { name: 'Suivi des loutres 2' }, patient)).toHaveAttribute(
      'href',
      '/CampaignManagementView?campaignId=next',
    );
  });

  it('that is launched asks first, and says what the server lacks', async () => {
    const launch = vi.fn<CampaignsRepository['launch']>(() =>
      Promise.resolve(fail(appError('campaign/enclosures-not-ready', { names: 'Bassin des loutres' }))),
    );
    await open(address, { campaigns: [whole], calls: { launch } });
    await press('Lancer');
    const question = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(question.getByRole('button', { name: 'Lancer' }));
    await waitFor(() => expect(launch).toHaveBeenCalledOnce(), patient);
    expect(await screen.findByText(/Pas encore prêts pour les scans.*Bassin des loutres/, {}, patient)).toBeVisible();
  });

  it('that does not exist says so', async () => {
    await open('/CampaignManagementView?campaignId=nothing');
    expect(await heading('Campagne introuvable')).toBeVisible();
  });
});
