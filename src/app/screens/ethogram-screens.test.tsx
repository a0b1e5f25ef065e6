import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EthogramsRepository } from '#data/ethograms/ethograms.repository.ts';
import { appError } from '#domain/errors/app-error.ts';
import { asContinued } from '#domain/ethograms/mapping.ts';
import { notVisible } from '#domain/ethograms/tidy-ethogram.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { ethogramsRoutes } from '#features/ethograms/ethograms.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aBehaviour, anEthogram, anEthogramVersion } from '../../../tests/support/builders/ethogram.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
// Drafts stay in the tab: each test begins without one.
beforeEach(() => sessionStorage.clear());

const STAFF: Partial<User> = { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' };
const TEACHER: Partial<User> = { userRight: 'pedagoadmin' };
const group = { exclusionGroup: 'activity' };
const behaviours = asContinued([
  aBehaviour('RES', { ...group, name: inSevenLanguages('Repos') }),
  aBehaviour('LOC', { ...group, name: inSevenLanguages('Marche') }),
  aBehaviour('YAW', { type: 'point', name: inSevenLanguages('Bâillement') }),
  notVisible(),
]);
const felids = { name: inSevenLanguages('Félins'), behaviours };
const published = anEthogram({ ...felids, ethogramId: 'felids', status: 'published', version: 1 });
const version = anEthogramVersion({ ...felids, ethogramId: 'felids' });
const draft = anEthogram({ ethogramId: 'birds', ethogramRef: 'ETH-BIRDS', name: inSevenLanguages('Oiseaux') });
const ours = anEthogram({
  ...{ ethogramId: 'ours', ethogramRef: 'ETH-OURS', zooId: anEstablishment().zooId },
  name: inSevenLanguages('Nos loutres'),
});

async function open(address: string, calls: Partial<EthogramsRepository> = {}, user: Partial<User> = STAFF, more = {}) {
  const { repositories } = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(more),
    sectors: [],
    taxonomy: aTaxonomy(),
    ethograms: [published, draft, ours],
    ethogramVersions: [version],
    ethogramCalls: calls,
  });
  return openApp(address, { repositories, features: ethogramsRoutes });
}
const rowNames = () =>
  screen.getAllByRole('row').flatMap((row) =>
    within(row)
      .queryAllByRole('link')
      .map((one) => one.textContent),
  );

describe('the lists of ethograms', () => {
  it('show the provider drafts, published ones and those of the establishment', async () => {
    await open('/ObsListView');
    await screen.findByRole('link', { name: 'Félins' }, patient);
    expect(rowNames().toSorted()).toEqual(['Félins', 'Nos loutres', 'Oiseaux']);
    expect(screen.getByRole('link', { name: 'Créer un éthogramme' })).toHaveAttribute(
      'href',
      '/ObsManagementView?id=new',
    );
  });
  it('show a pedagogical account what is published alone, without a way to create', async () => {
    await open('/obsListViewReadOnly', {}, TEACHER);
    const link = await screen.findByRole('link', { name: 'Félins' }, patient);
    expect(link).toHaveAttribute('href', '/ObsPreview?id=felids');
    expect(rowNames()).toEqual(['Félins']);
    expect(screen.queryByRole('link', { name: /Créer/ })).toBeNull();
  });
  it('show the ethologist of the establishment its drafts, with a way to create', async () => {
    const { userId } = aUser();
    await open('/obsListViewReadOnly', {}, {}, { referentEthologistIds: [userId] });
    expect(await screen.findByRole('link', { name: 'Nos loutres' }, patient)).toHaveAttribute(
      'href',
      '/ObsManagementView?id=ours',
    );
    expect(screen.getByRole('link', { name: 'Créer un éthogramme réservé' })).toBeVisible();
  });
});

describe('the preview of an ethogram', () => {
  const key = (name: RegExp) => screen.findByRole('button', { name }, patient);
  it('records by finger and by keyboard, a state at a time in its group', async () => {
    await open('/ObsPreview?id=felids', {}, TEACHER);
    await userEvent.click(await key(/^Repos/));
    expect(await key(/^Repos/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('l');
    expect(await key(/^Marche/)).toHaveAttribute('aria-pressed', 'true');
    expect(await key(/^Repos/)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('Yy');
    expect(await key(/^Bâillement/)).toHaveTextContent('2 fois');
    expect(screen.getByText('Noté : Bâillement (YAW)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
    expect(await key(/^Marche/)).toHaveAttribute('aria-pressed', 'false');
  });
  it('shows definitions on demand', async () => {
    await open('/ObsPreview?id=felids', {}, TEACHER);
    await userEvent.click(await screen.findByRole('switch', { name: 'Définitions' }, patient));
    expect(screen.getByText('Définition RES')).toBeVisible();
  });
  it('of a draft is for its editors alone', async () => {
    await open('/ObsPreview?id=birds', {}, TEACHER);
    expect(await screen.findByText('Cet éthogramme n’existe pas', undefined, patient)).toBeVisible();
  });
});

describe('the editor of an ethogram', () => {
  const row = (name: string) => screen.findByRole('listitem', { name }, patient);
  const openRow = async (name: string) =>
    userEvent.click(within(await row(name)).getByRole('button', { expanded: false, name: new RegExp(`^${name}`) }));

  it('points out a second behaviour of one code or key at once, and does not save it', async () => {
    const save = vi.fn<EthogramsRepository['save']>();
    await open('/ObsManagementView?id=felids', { save });
    await openRow('Marche');
    const code = screen.getByRole('textbox', { name: 'Code du comportement' });
    await userEvent.clear(code);
    await userEvent.type(code, 'res');
    expect(await screen.findByText('Un autre comportement a déjà le code res')).toBeVisible();
    const touch = screen.getByRole('textbox', { name: 'Touche' });
    await userEvent.clear(touch);
    await userEvent.type(touch, 'y');
    expect(await screen.findByText(/La touche y est déjà celle de YAW/)).toBeVisible();
    expect(await row('Bâillement')).toHaveTextContent('La touche y est déjà celle de res');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(save).not.toHaveBeenCalled();
  });

  it('saves a changed order with the version that it shows', async () => {
    const save = vi.fn<EthogramsRepository['save']>(() =>
      Promise.resolve(ok({ ethogramId: 'felids', updatedAtUnix: 2 })),
    );
    await open('/ObsManagementView?id=felids', { save });
    await row('Marche');
    await userEvent.click(screen.getByRole('button', { name: 'Monter Marche' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), patient);
    const [request] = save.mock.calls[0]!;
    expect(request).toMatchObject({ ethogramId: 'felids', zooId: null, expectedUpdatedAtUnix: 1_700_000_000_000 });
    expect(request.content.behaviours.map(({ code }) => code)).toEqual(['LOC', 'RES', 'YAW', 'NV']);
  });

  it('records a rename from the last version, and says so', async () => {
    await open('/ObsManagementView?id=felids');
    await openRow('Marche');
    const code = screen.getByRole('textbox', { name: 'Code du comportement' });
    await userEvent.clear(code);
    await userEvent.type(code, 'WAL');
    expect(await screen.findByText('LOC devient WAL')).toBeVisible();
  });

  it('keeps what was typed when somebody else saved meanwhile', async () => {
    const save = vi.fn<EthogramsRepository['save']>(() =>
      Promise.resolve(fail(appError('ethogram/changed-meanwhile'))),
    );
    await open('/ObsManagementView?id=birds', { save });
    const name = await screen.findByRole('textbox', { name: 'Nom' }, patient);
    await userEvent.clear(name);
    await userEvent.type(name, 'Rapaces');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findAllByText(/Quelqu’un a modifié cet éthogramme/, undefined, patient);
    expect(name).toHaveValue('Rapaces');
  });

  it('publishes a complete draft, and not one with a text missing', async () => {
    const publish = vi.fn<EthogramsRepository['publish']>(() =>
      Promise.resolve(ok({ ethogramId: 'birds', version: 1 })),
    );
    await open('/ObsManagementView?id=birds', { publish });
    await userEvent.click(await screen.findByRole('button', { name: 'Publier la version' }, patient));
    await waitFor(
      () => expect(publish).toHaveBeenCalledWith({ ethogramId: 'birds', expectedUpdatedAtUnix: 1_700_000_000_000 }),
      patient,
    );
    const name = screen.getByRole('textbox', { name: 'Nom' });
    await userEvent.clear(name);
    expect(await screen.findByText('Des traductions manquent')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publier la version' })).toBeDisabled();
  });

  it('shows what would come of a BORIS file before it takes it over', async () => {
    await open('/ObsManagementView?id=new');
    await userEvent.click(await screen.findByRole('button', { name: 'Fichiers' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Importer un fichier' }, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'Importer un fichier' }, patient));
    const choose = async (text: string) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
      await userEvent.upload(input, new File([text], 'lions.boris'), { applyAccept: false });
    };
    await choose('{"behaviors_conf": {');
    expect(await dialog.findByText(/incomplet ou abîmé/, undefined, patient)).toBeVisible();
    const project = { behaviors_conf: { 0: { type: 'State event', key: 'h', code: 'Hunt', color: '#ffffff' } } };
    await choose(JSON.stringify(project));
    expect(await dialog.findByText('BORIS : 2 comportements', undefined, patient)).toBeVisible();
    expect(dialog.getByText(/behaviors_conf.0.color : couleur #[0-9a-f]{6} attribuée/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre dans l’éditeur' }));
    expect(await row('Hunt')).toBeVisible();
  });

  it('is closed to whoever may only read', async () => {
    await open('/ObsManagementView?id=felids', {}, { userRight: 'admin' });
    expect(await screen.findByText('Cet éthogramme n’existe pas', undefined, patient)).toBeVisible();
  });
});

describe('the comparison of ethograms', () => {
  it('names what differs between two of them', async () => {
    await open('/ObsComparisonView?one=felids', {}, TEACHER);
    expect(await screen.findByText('0 lignes sur 4 diffèrent', undefined, patient)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Comparaison d’éthogrammes' })).toHaveTextContent('Repos (RES)');
  });
});
