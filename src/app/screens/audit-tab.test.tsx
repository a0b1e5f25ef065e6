import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { establishmentsRoutes } from '#features/establishments/establishments.routes.ts';
import type { AuditLogEntry } from '#domain/audit/audit-log.ts';
import { ok } from '#domain/shared/result.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

const at = Date.UTC(2026, 2, 1, 8);
const entry = (differences: Partial<AuditLogEntry>): AuditLogEntry => ({
  ...{ entryId: crypto.randomUUID(), action: 'user.signedIn', by: 'lou', subjectId: 'lou', atUnix: at, details: {} },
  ...differences,
});
const change = (before: string | null, after: string | null) => ({ before, after });

async function open(audit: AuditLogEntry[] = []) {
  const admin = aUser({ userRight: 'admin' });
  const fake = fakeRepositories({
    user: admin,
    establishment: anEstablishment(),
    sectors: [aSector({ sectorId: 'savanna', sectorName: 'Savane' })],
    colleagues: [admin, aUser({ userId: 'lou', userFirstname: 'Lou', userLastname: 'Marchand' })],
    audit,
  });
  const guest = aUser({ userId: 'guest', userFirstname: 'Ida', userLastname: 'Berg', zooId: 'bay' });
  const named = vi.spyOn(fake.fakes.users, 'listNamed').mockResolvedValue(ok([guest]));
  const watch = vi.spyOn(fake.fakes.administration, 'watchAudit');
  const list = vi.spyOn(fake.fakes.administration, 'listAudit');
  await openApp('/ZooDetails?tab=record', { repositories: fake.repositories, features: establishmentsRoutes });
  const log = within(await screen.findByRole('region', { name: 'Journal des modifications' }, patient));
  return { log, named, watch, list };
}

async function linesOf(audit: AuditLogEntry[]): Promise<(string | undefined)[]> {
  const { log } = await open(audit);
  const lines = () => log.getAllByRole('listitem').map((item) => item.textContent);
  await vi.waitFor(() => expect(lines().join()).not.toContain('…'), patient);
  return lines().map((line) => line?.replaceAll('1er mars 2026, 09:00', 'alors').replaceAll('\u00a0', ' '));
}

describe('the log of an establishment', () => {
  it('tells who did what, with names in place of ids, and what was before and after', async () => {
    const expiresAtUnix = change(null, String(at));
    const sendNotification = change('false', 'true');
    const broadcastTeams = { added: ['keeper', 'admin'], removed: ['everyone'] };
    expect(
      await linesOf([
        entry({ details: { device: 'Firefox, Android' } }),
        entry({ action: 'user.signInFailed', by: 'unknown', details: { device: 'Chrome, Windows', failures: 1 } }),
        entry({ action: 'animal.departed', details: { animalName: 'Nala', reason: 'EEP', destination: 'Bâle' } }),
        entry({ action: 'automation.suspended', by: 'server', details: { name: 'Foin', reason: 'targetGone' } }),
        entry({ action: 'zoo.renamed', details: { zooName: change('Parc', 'Réserve') } }),
        entry({ action: 'announcement.changed', details: { expiresAtUnix, sendNotification } }),
        entry({ action: 'announcement.changed', details: { title: change('A', 'B'), broadcastTeams } }),
        entry({
          action: 'sector.teamSet',
          details: { name: 'Savane', sectorKeeper: { added: ['lou'], removed: ['guest'] } },
        }),
        entry({ action: 'nutritionNote.deleted', details: { name: 'Nala', text: change('foin', null) } }),
      ]),
    ).toEqual([
      'Connexion réussie : Firefox, Androidalors · Lou Marchand',
      'Échec de connexion : Lou Marchandalors · Auteur inconnuAppareil : Chrome, WindowsÉchecs : 1',
      'Départ d’animaux : Nalaalors · Lou MarchandMotif : EEPDestination : Bâle',
      'Automatisation suspendue : Foinalors · Enclos, automatiquementMotif : Son lieu ou ses animaux n’existent plus',
      'Établissement renommé : Réservealors · Lou MarchandNom : Parc → Réserve',
      expect.stringMatching(/^Annonce modifiéealors.*: alors.*: Non → Oui$/),
      'Annonce modifiée : Balors · Lou MarchandTitre : A → BDestinataires : Tout le monde → Soins et Responsable',
      'Équipe du secteur modifiée : Savanealors · Lou MarchandSoigneurs du secteur : Ida Berg → Lou Marchand',
      'Note d’alimentation supprimée : Nalaalors · Lou MarchandTexte : foin',
    ]);
  });

  it('tells which rights an account was given, in words', async () => {
    expect(
      await linesOf([
        entry({
          action: 'user.rightsSet',
          by: 'guest',
          details: {
            userRight: change('user', 'admin'),
            rightsRoles: { added: ['auditor'], removed: [] },
            sectors: { added: ['savanna'], removed: ['gone'] },
            sectorRoles: { savanna: ['keeper', 'veterinary'], gone: [] },
          },
        }),
        entry({
          action: 'user.invited',
          subjectId: 'i1',
          details: { userMail: 'zoe@parc.example', userRight: 'user', replaced: ['i0'] },
        }),
        entry({
          ...{ action: 'user.invitationRevoked', by: 'server', subjectId: 'i1' },
          details: { userMail: 'zoe@parc.example', reason: 'wrong addresses' },
        }),
      ]),
    ).toEqual([
      [
        'Droits modifiés : Lou Marchandalors · Ida Berg',
        'Rôle : Soigneur → Responsable',
        'Rôles complémentaires : Auditeur',
        'Rôles dans le secteur Savane : Soins et Vétérinaire',
        'Rôles dans le secteur secteur supprimé : aucun',
      ].join(''),
      'Envoi d’une invitation : zoe@parc.examplealors · Lou MarchandRôle : Soigneur',
      'Invitation annulée : zoe@parc.examplealors · Enclos, automatiquementMotif : Trop d’essais avec une autre adresse',
    ]);
  });

  it('asks for the names of those alone who are no colleagues', async () => {
    const { named } = await open([entry({ by: 'guest' }), entry({}), entry({ by: 'server', subjectId: 'lou' })]);
    await vi.waitFor(() => expect(named).toHaveBeenCalledExactlyOnceWith(['guest']), patient);
  });

  it('asks for one category and one person when they are chosen', async () => {
    const { watch } = await open();
    expect(await screen.findByText('Rien n’est encore consigné.', {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Catégorie' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Connexions' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Par' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lou Marchand' }));
    await vi.waitFor(() =>
      expect(watch).toHaveBeenCalledWith({ zooId: 'zoo-1', group: 'signIns', by: 'lou', count: 50 }, expect.anything()),
    );
    expect(await screen.findByText('Rien de tel n’est consigné.', {}, patient)).toBeVisible();
  });

  it('is written into a file with every entry of the filters', async () => {
    const { list, named } = await open([entry({ details: { device: 'Firefox' } })]);
    list.mockResolvedValue(ok({ items: [entry({ by: 'guest', action: 'zoo.renamed' })], isCut: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Exporter' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: /csv/ }, patient));
    expect(await screen.findByText(/1 ligne/, {}, patient)).toBeVisible();
    expect(list).toHaveBeenCalledExactlyOnceWith({ zooId: 'zoo-1', group: null, by: null }, 5_000);
    // The page names colleagues alone, the file a person of another establishment too.
    expect(named).toHaveBeenCalledExactlyOnceWith(['guest']);
  });
});
