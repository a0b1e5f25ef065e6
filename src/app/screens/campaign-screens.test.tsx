import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import { anAlert } from '../../../tests/support/builders/alert.ts';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import {
  choose,
  heading,
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

const goOn = () => press('Continuer');

describe('the list of campaigns', () => {
  const campaigns = [
    running,
    aCampaign({
      campaignId: 'draft',
      name: 'Entraînement des lynx',
      type: 'training',
      authorId: 'bo',
      observerIds: [],
    }),
    aCampaign({ campaignId: 'old', name: 'Ancien suivi', status: 'archived' }),
  ];
  it('shows state, enclosures, the plan and the next session, and no archived ones', async () => {
    await open('/campaignListView', { campaigns });
    const row = (await screen.findByRole('link', { name: 'Suivi des loutres' }, patient)).closest('tr');
    expect(row?.textContent).toMatch(/Active.*Bien-être.*Bassin des loutres.*0 sur 1.*6 mai 2031/);
    expect(screen.getByRole('link', { name: 'Suivi des loutres' })).toHaveAttribute(
      'href',
      '/CampaignManagementView?campaignId=otters',
    );
    expect(screen.queryByText('Ancien suivi')).toBeNull();
    expect(screen.getByRole('link', { name: 'Créer une campagne' })).toHaveAttribute('href', '/CampaignCreationView');
  });
  it('leads to the active alerts of a campaign, by their number', async () => {
    const of = { campaignId: 'otters' };
    const seen = anAlert({ ...of, alertId: 'c', status: 'acknowledged' });
    await open('/campaignListView', { campaigns, alerts: [anAlert(of), anAlert({ ...of, alertId: 'b' }), seen] });
    const alerts = await screen.findByRole('link', { name: /^2 alertes actives.*Suivi des loutres/ }, patient);
    expect(alerts).toHaveAttribute('href', '/CampaignManagementView?campaignId=otters&tab=alerts');
    expect(screen.getAllByRole('link', { name: /alertes? actives?/ })).toHaveLength(1);
  });
  it('shows the archived ones when asked, and of a type alone', async () => {
    await open('/campaignListView?state=archived', { campaigns });
    expect(await screen.findByRole('link', { name: 'Ancien suivi' }, patient)).toBeVisible();
    expect(screen.queryByText('Suivi des loutres')).toBeNull();
  });
  it('shows those of a type, and those of the person', async () => {
    await open('/campaignListView?type=training', { campaigns });
    expect(await screen.findByRole('link', { name: 'Entraînement des lynx' }, patient)).toBeVisible();
    expect(screen.queryByText('Suivi des loutres')).toBeNull();
  });
  it('offers a keeper no way to create', async () => {
    await open('/campaignListView', { user: KEEPER, campaigns });
    await screen.findByRole('link', { name: 'Suivi des loutres' }, patient);
    expect(screen.queryByRole('link', { name: 'Créer une campagne' })).toBeNull();
  });
  it('offers an admin of an empty list the first campaign', async () => {
    await open('/campaignListView');
    expect(await heading('Aucune campagne pour l’instant')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Créer une campagne' })[0]).toBeVisible();
  });
});

describe('the creation of a campaign, step by step', () => {
  it('is closed to keepers', async () => {
    await open('/CampaignCreationView', { user: KEEPER });
    expect(await heading('Campagne introuvable')).toBeVisible();
  });

  it('checks each step at that step, and launches the campaign of an admin', async () => {
    const { calls, path } = await open('/CampaignCreationView');
    const save = vi.spyOn(calls, 'save');
    const launch = vi.spyOn(calls, 'launch');
    await screen.findByRole('textbox', { name: /^Nom/ }, patient);
    expect(screen.getByText(/archivées 10 ans/)).toBeVisible();

    await goOn();
    const name = screen.getByRole('textbox', { name: /^Nom/ });
    expect(await screen.findByText('Donnez un nom à la campagne')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Suivi des loutres');
    const scans = screen.getByRole('textbox', { name: 'Scans par séance' });
    await userEvent.clear(scans);
    await userEvent.type(scans, '60');
    await goOn();
    expect(scans).toBeInvalid();
    await userEvent.clear(scans);
    await userEvent.type(scans, '5');
    await goOn();

    await heading(/Étape 2 sur 10.*Participants/);
    await goOn();
    expect(await screen.findByRole('combobox', { name: /Observateurs/ })).toBeInvalid();
    await choose(/Observateurs/, 'Bo Lund');
    await goOn();

    await heading(/Étape 3 sur 10/);
    await goOn();
    expect(await screen.findByRole('combobox', { name: /^Éthogramme/ })).toBeInvalid();
    expect(screen.getByRole('combobox', { name: /^Questionnaire/ })).toBeInvalid();
    await choose(/^Éthogramme/, /version 2/);
    await choose(/^Questionnaire/, /version 3/);
    await goOn();

    await heading(/Étape 4 sur 10/);
    const [start, end] = [screen.getByLabelText(/Premier jour/), screen.getByLabelText(/Dernier jour/)];
    await userEvent.clear(end);
    await userEvent.type(end, '01/06/2031');
    await userEvent.clear(start);
    await userEvent.type(start, '02/06/2031');
    await goOn();
    expect(end).toBeInvalid();
    await userEvent.clear(start);
    await userEvent.type(start, '05/05/2031');
    await goOn();

    await heading(/Étape 5 sur 10/);
    await goOn();
    await heading(/Étape 6 sur 10/);
    const bare = await screen.findByRole('checkbox', { name: 'Grande volière' }, patient);
    expect(bare).toBeDisabled();
    expect(bare).toHaveAccessibleDescription(/il manque.*Un plan avec son image/);
    await goOn();
    expect(await screen.findByText(/Choisissez au moins un enclos/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bassin des loutres' }));
    await goOn();

    await heading(/Étape 7 sur 10/);
    expect(await screen.findByText('Duma', {}, patient)).toBeVisible();
    await goOn();
    await heading(/Étape 8 sur 10/);
    await choose('Auditeurs', 'Ada Falk');
    expect(save).not.toHaveBeenCalled();
    await goOn();

    await heading(/Étape 9 sur 10.*Lancement/);
    const load = await screen.findByRole('table', { name: 'Charge par observateur' }, patient);
    expect(within(load).getByRole('row', { name: /Bo Lund/ }).textContent).toMatch(/1/);
    expect(screen.getByText(/Bassin des loutres/)).toBeVisible();
    await goOn();

    await heading(/Étape 10 sur 10.*Récapitulatif/);
    await press('Lancer');
    const question = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(question.getByRole('button', { name: 'Lancer' }));
    await waitFor(() => expect(launch).toHaveBeenCalledOnce(), patient);
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      ...{ campaignId: null, zooId: 'zoo-1', expectedUpdatedAtUnix: null },
      content: {
        ...{ name: 'Suivi des loutres', type: 'welfare', observerIds: ['bo'], auditorIds: ['audit'] },
        ...{ ethogramId: 'eth', questionnaireId: 'quest', enclosureIds: ['ready'] },
        ...{ startAtUnix: Date.parse('2031-05-04T22:00Z'), endAtUnix: Date.parse('2031-05-31T22:00Z') },
      },
    });
    await waitFor(() => expect(path()).toBe('/CampaignManagementView?campaignId=new'), patient);
  });

  it('saves a draft that is not complete at any step, and stays at it', async () => {
    const { calls, path } = await open('/CampaignCreationView');
    const save = vi.spyOn(calls, 'save');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }, patient), 'Loutres');
    await goOn();
    await heading(/Étape 2 sur 10/);
    await press('Enregistrer le brouillon');
    await waitFor(() => expect(path()).toBe('/CampaignCreationView?campaignId=new'), patient);
    expect(save).toHaveBeenCalledOnce();
    // The page of the stored draft takes the place of the new one, whose heading leaves.
    await waitFor(() => expect(screen.getByRole('heading', { name: /Étape 2 sur 10/ })).toBeVisible(), patient);
  });

  it('resumes a stored draft where it is still open', async () => {
    await open('/CampaignCreationView?campaignId=otters', { campaigns: [{ ...whole, enclosureIds: [] }] });
    expect(await heading(/Étape 6 sur 10/)).toBeVisible();
  });

  it('offers a pedagogical campaign people with an educational role alone, and no questionnaire', async () => {
    await open('/CampaignCreationView');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }, patient), 'Classe découverte');
    await userEvent.click(screen.getByRole('radio', { name: 'Pédagogique' }));
    await goOn();
    await userEvent.click(await screen.findByRole('combobox', { name: /Observateurs/ }, patient));
    expect(await screen.findByRole('option', { name: 'Elin Berg' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Bo Lund' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Elin Berg' }));
    await userEvent.keyboard('{Escape}');
    await goOn();
    await heading(/Étape 3 sur 10/);
    expect(screen.queryByRole('combobox', { name: /^Questionnaire/ })).toBeNull();
  });

  it('asks a training campaign for its least agreement', async () => {
    await open('/CampaignCreationView');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }, patient), 'Exercice');
    expect(screen.queryByRole('textbox', { name: /Accord minimal/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Entraînement' }));
    const agreement = screen.getByRole('textbox', { name: /Accord minimal/ });
    expect(agreement).toHaveValue('0,6');
    await userEvent.clear(agreement);
    await goOn();
    expect(agreement).toBeInvalid();
    expect(await heading(/Étape 1 sur 10/)).toBeVisible();
  });

  it('watches the frequency of a behaviour, with its faults at its row', async () => {
    const { calls } = await open('/CampaignCreationView?campaignId=otters', { campaigns: [running] });
    const save = vi.spyOn(calls, 'save');
    await heading(/Étape 10 sur 10/);
    await press(/Modifier.*Contenu/);
    await press('Ajouter un comportement');
    const row = within(await screen.findByRole('group', { name: 'Ligne 1' }, patient));
    await userEvent.type(row.getByRole('textbox', { name: 'Au plus' }), '40');
    await press('Enregistrer');
    expect(row.getByRole('combobox', { name: 'Comportement' })).toBeInvalid();
    expect(screen.getByText(/Choisissez un comportement et au moins une borne/)).toBeVisible();
    await userEvent.click(row.getByRole('combobox', { name: 'Comportement' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nom RES' }, patient));
    await press('Enregistrer');
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), patient);
    expect(save.mock.calls[0]?.[0].content.expectedFrequencies).toEqual([{ code: 'RES', min: null, max: 40 }]);
  });

  it('takes a range of scores, with each fault at its field', async () => {
    const { calls } = await open('/CampaignCreationView?campaignId=otters', { campaigns: [running] });
    const save = vi.spyOn(calls, 'save');
    await heading(/Étape 10 sur 10/);
    await press(/Modifier.*Contenu/);
    const least = await screen.findByRole('textbox', { name: 'Score minimal attendu' }, patient);
    await userEvent.type(least, '101');
    await press('Enregistrer');
    expect(least).toBeInvalid();
    expect(screen.getByText(/Le nombre va de 0 à 100/)).toBeVisible();
    await userEvent.clear(least);
    await userEvent.type(least, '60');
    const largest = screen.getByRole('textbox', { name: 'Score maximal attendu' });
    await userEvent.type(largest, '59');
    await press('Enregistrer');
    expect(largest).toBeInvalid();
    expect(screen.getByText('Le score minimal dépasse le score maximal')).toBeVisible();
    await userEvent.clear(largest);
    await userEvent.type(largest, '90');
    await press('Enregistrer');
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), patient);
    expect(save.mock.calls[0]?.[0].content).toMatchObject({ minScore: 60, maxScore: 90 });
  });

  it('says the failure of the server in the words of the specification, and keeps what was typed', async () => {
    const save = () => Promise.resolve(fail(appError('campaign/save-failed')));
    await open('/CampaignCreationView', { calls: { save } });
    const name = await screen.findByRole('textbox', { name: /^Nom/ }, patient);
    await userEvent.type(name, 'Loutres');
    await press('Enregistrer le brouillon');
    expect(
      await screen.findByText(/Erreur lors de la création ou de la modification de la campagne/, {}, patient),
    ).toBeVisible();
    expect(name).toHaveValue('Loutres');
  });

  it('of a running campaign changes people alone, and saves them', async () => {
    const { calls } = await open('/CampaignCreationView?campaignId=otters', { campaigns: [running] });
    const save = vi.spyOn(calls, 'save');
    await heading(/Étape 10 sur 10/);
    await press(/Programme de scans/);
    expect(await screen.findByRole('textbox', { name: /^Nom/ }, patient)).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: 'Description' })).not.toHaveAttribute('readonly');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Été');
    await press('Enregistrer');
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), patient);
    expect(save.mock.calls[0]?.[0]).toMatchObject({ campaignId: 'otters', content: { description: 'Été' } });
  });
});

describe('the creation of a campaign on one page', () => {
  it('has the parts of all steps, and shows every fault at once', async () => {
    const { calls } = await open('/CampaignCreationViewOld');
    const launch = vi.spyOn(calls, 'launch');
    await screen.findByRole('textbox', { name: /^Nom/ }, patient);
    for (const part of ['Participants', 'Éthogramme', 'Dates', 'Enclos', 'Animaux', 'Auditeurs', 'Lancement'])
      expect(screen.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await press('Lancer');
    expect(await screen.findByText('Donnez un nom à la campagne')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Observateurs/ })).toBeInvalid();
    expect(launch).not.toHaveBeenCalled();
  });
});
