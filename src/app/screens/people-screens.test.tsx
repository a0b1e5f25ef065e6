import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PeoplePanel } from '#features/people/index.ts';
import { peopleRoutes } from '#features/people/people.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anInvitation } from '../../../tests/support/builders/invitation.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };
beforeEach(() => sessionStorage.clear());

const admin = aUser({ userId: 'keeper-1', userRight: 'admin', userFirstname: 'Marc', userLastname: 'Petit' });
const ana = aUser({ userId: 'ana', userFirstname: 'Ana', userLastname: 'Silva', userMail: 'ana@parc.example' });
const gone = aUser({ userId: 'gone', userFirstname: 'Guy', userLastname: 'Parti', isDeleted: true });

const panel = {
  path: '/ZooDetails',
  feature: 'userInvitation',
  namespaces: ['people', 'access'],
  page: () => Promise.resolve({ Component: () => <PeoplePanel zooId="zoo-1" /> }),
} as const;

async function open(address: string, people: readonly User[] = [admin, ana, gone], zoo = {}) {
  const fake = fakeRepositories({
    user: admin,
    establishment: anEstablishment(zoo),
    sectors: [aSector({ sectorKeeper: ['ana'] })],
    people,
    invitations: [anInvitation()],
  });
  const app = await openApp(address, { repositories: fake.repositories, features: [panel, ...peopleRoutes] });
  return { ...app, ...fake };
}

async function choose(name: string, action: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions pour ${name}` }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, patient));
}

const said = (text: RegExp) => screen.findByText(text, { selector: '[class*=Notification] *' }, patient);
const everythingStored = (store: { getState(): unknown }) =>
  JSON.stringify([store.getState(), Object.entries(sessionStorage), Object.entries(localStorage), location.href]);

describe('the accounts of an establishment', () => {
  it('show people with their roles and states; the deleted only when asked for', async () => {
    const { path } = await open('/ZooDetails?tab=accounts');
    const row = (await screen.findByText('Ana Silva', {}, patient)).closest<HTMLElement>('tr, li');
    expect(row).toHaveTextContent('Soigneur');
    expect(row).toHaveTextContent('Soins : Savane africaine');
    expect(row).toHaveTextContent('Actif');
    expect(screen.queryByText('Guy Parti')).toBeNull();
    expect(screen.getByText('2 personnes')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'silva');
    await vi.waitFor(() => expect(screen.queryByText(/Marc Petit/, { selector: 'td *' })).toBeNull(), {
      timeout: 20_000,
    });
    expect(path()).toBe('/ZooDetails?tab=accounts&q=silva');
  });

  it('report a failure in the words of the catalogue, and try again', async () => {
    const { sources } = await open('/ZooDetails?status=deleted');
    await screen.findByText('Guy Parti', {}, patient);
    sources.people.breakOff(appError('generic/firestore'));
    sources.people.say(fail(appError('generic/firestore')));
    expect(await screen.findByText(/Erreur lors du chargement des utilisateurs|Erreur/, {}, patient)).toBeVisible();
  });

  it('disable one after a question that names the consequence, and confirm it', async () => {
    const { fakes } = await open('/ZooDetails');
    const setAccess = vi.spyOn(fakes.people, 'setAccess');
    await choose('Ana Silva', /Désactiver/);
    const question = await screen.findByRole('dialog', {}, patient);
    expect(question).toHaveTextContent('données sont conservées');
    await userEvent.click(within(question).getByRole('button', { name: 'Désactiver le compte' }));
    expect(await said(/Compte désactivé/)).toBeVisible();
    expect(setAccess).toHaveBeenCalledExactlyOnceWith({ userId: 'ana', access: 'disabled' });
  });

  it.each<[RegExp, string, ErrorCode, RegExp]>([
    [/Désactiver/, 'Désactiver le compte', 'user/last-admin', /au moins un responsable/],
    [/Supprimer/, 'Supprimer le compte', 'user/delete-failed', /n’a pas pu être supprimé/],
  ])('tell why %s was refused', async (item, confirmation, code, sentence) => {
    const { fakes } = await open('/ZooDetails');
    fakes.people.setAccess = () => Promise.resolve(fail(appError(code)));
    await choose('Ana Silva', item);
    const question = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(question).getByRole('button', { name: confirmation }));
    expect(await said(sentence)).toBeVisible();
  });

  it('offer nothing on an account above one’s own, and say why', async () => {
    await open('/ZooDetails', [aUser({ ...ana, userRight: 'superAdmin' })]);
    expect(await screen.findByRole('button', { name: /Ana Silva.*au-dessus du vôtre/ }, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Actions pour/ })).toBeNull();
  });

  it('change nothing in demonstration mode, and say why before anything is asked', async () => {
    await open('/ZooDetails', undefined, { isDemo: true });
    await choose('Ana Silva', /Rôle/);
    expect(await said(/démonstration/i)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('give roles up to one’s own, and send only the changes', async () => {
    const { fakes } = await open('/ZooDetails');
    const setRights = vi.spyOn(fakes.people, 'setRights');
    await choose('Ana Silva', /Rôle/);
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Rôle' }));
    const roles = (await screen.findAllByRole('option', {}, patient)).map((option) => option.textContent);
    expect(roles).toEqual(['Soigneur', 'Pédagogie', 'Responsable']);
    await userEvent.click(screen.getByRole('option', { name: 'Responsable' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await said(/Droits enregistrés pour Ana Silva/)).toBeVisible();
    expect(setRights).toHaveBeenCalledExactlyOnceWith({ userId: 'ana', userRight: 'admin' });
  });

  it('give rights roles, each with what it adds; the internal team stays with the provider', async () => {
    const { fakes } = await open('/ZooDetails', [admin, { ...ana, rightsRoles: ['internalTeam', 'educational'] }]);
    const setRights = vi.spyOn(fakes.people, 'setRights');
    const row = (await screen.findByText('Ana Silva', {}, patient)).closest<HTMLElement>('tr, li');
    expect(row).toHaveTextContent('Équipe interne');
    expect(row).toHaveTextContent('Observateur pédagogique');
    await choose('Ana Silva', /Rôle/);
    const dialog = await screen.findByRole('dialog', {}, patient);
    const roles = within(dialog).getByRole('group', { name: /Rôles complémentaires/ });
    expect(within(roles).getByRole('checkbox', { name: 'Équipe interne' })).toBeDisabled();
    const auditor = within(roles).getByRole('checkbox', { name: 'Auditeur' });
    expect(auditor).toHaveAccessibleDescription(/second avis/);
    await userEvent.click(auditor);
    await userEvent.click(within(roles).getByRole('checkbox', { name: 'Observateur pédagogique' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await said(/Droits enregistrés pour Ana Silva/)).toBeVisible();
    expect(setRights).toHaveBeenCalledExactlyOnceWith({ userId: 'ana', rightsRoles: ['auditor', 'internalTeam'] });
  });

  it('offer an admin every rights role but the internal team', async () => {
    await open('/ZooDetails');
    await choose('Ana Silva', /Rôle/);
    const roles = within(await screen.findByRole('dialog', {}, patient)).getByRole('group', {
      name: /Rôles complémentaires/,
    });
    expect(within(roles).getAllByRole('checkbox')).toHaveLength(5);
    expect(within(roles).queryByRole('checkbox', { name: 'Équipe interne' })).toBeNull();
  });

  it('keep the rights roles chosen when the server refuses one, with the reason there', async () => {
    const { fakes } = await open('/ZooDetails');
    fakes.people.setRights = () => Promise.resolve(fail(appError('user/rights-role-by-provider')));
    await choose('Ana Silva', /Rôle/);
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Superviseur' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(dialog).findByText(/l’équipe du fournisseur seulement/, {}, patient)).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: 'Superviseur' })).toBeChecked();
  });

  it('show both versions of a role that another admin changes too, and take over their other changes', async () => {
    const { fakes, sources } = await open('/ZooDetails');
    const setRights = vi.spyOn(fakes.people, 'setRights');
    await choose('Ana Silva', /Rôle/);
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Rôle' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Responsable' }, patient));
    const theirs = aUser({ ...ana, userRight: 'pedagoadmin', betaTester: true });
    sources.people.show({ people: [admin, theirs], unreadable: 0, isCut: false });
    const conflict = await within(dialog).findByRole('group', { name: 'Rôle' }, patient);
    expect(conflict).toHaveTextContent('Pédagogie');
    expect(within(dialog).getByRole('switch', { name: /^Accès bêta/ })).toBeChecked();
    await userEvent.click(within(conflict).getByRole('button', { name: /^Garder ma saisie/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await said(/Droits enregistrés pour Ana Silva/)).toBeVisible();
    expect(setRights).toHaveBeenCalledExactlyOnceWith({ userId: 'ana', userRight: 'admin' });
  });

  it('keep the choice when rights are refused, with the reason at the role', async () => {
    const { fakes, store } = await open('/ZooDetails');
    fakes.people.setRights = () => Promise.resolve(fail(appError('user/role-above-own')));
    await choose('Ana Silva', /Rôle/);
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Encadrement' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(
      await within(dialog).findByText(/supérieur au vôtre/, { selector: '[class*=error]' }, patient),
    ).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: 'Encadrement' })).toBeChecked();
    // Shown in the form, and not once more in the corner.
    expect(JSON.stringify(store.getState().notices)).toBe('[]');
  });
});

describe('the password of another person', () => {
  const type = async (password: string, again: string) => {
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.type(within(dialog).getByLabelText('Nouveau mot de passe'), password);
    await userEvent.type(within(dialog).getByLabelText('Le même, une seconde fois'), again);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Changer le mot de passe' }));
    return dialog;
  };

  it('is typed twice alike, and is nowhere but on its way to the server', async () => {
    const { fakes, store } = await open('/ZooDetails');
    const setPassword = vi.spyOn(fakes.people, 'setPassword');
    await choose('Ana Silva', /Définir/);
    const dialog = await type('tr0is-rivieres', 'tr0is');
    expect(await within(dialog).findByText('Les deux mots de passe ne sont pas identiques')).toBeVisible();
    expect(within(dialog).getByLabelText('Le même, une seconde fois')).toHaveFocus();
    await userEvent.type(within(dialog).getByLabelText('Le même, une seconde fois'), '-rivieres');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Changer le mot de passe' }));
    expect(await said(/Mot de passe changé/)).toBeVisible();
    expect(setPassword).toHaveBeenCalledExactlyOnceWith({ userId: 'ana', newPassword: 'tr0is-rivieres' });
    expect(everythingStored(store)).not.toContain('tr0is-rivieres');
  });

  it('is called a temporary one when the account fell back to pending', async () => {
    const { fakes } = await open('/ZooDetails');
    fakes.people.setPassword = () => Promise.resolve(ok({ userId: 'ana', userStatus: 'pending' }));
    await choose('Ana Silva', /Définir/);
    await type('tr0is-rivieres', 'tr0is-rivieres');
    expect(await screen.findByText('Le compte est en attente', {}, patient)).toBeVisible();
  });

  it('is made for somebody pending, shown once, and gone with the dialog', async () => {
    const { fakes, store } = await open('/ZooDetails', [aUser({ ...ana, userStatus: 'pending' })]);
    const setTemporary = vi.spyOn(fakes.people, 'setTemporaryPassword');
    await choose('Ana Silva', /temporaire/);
    await userEvent.click(await screen.findByRole('button', { name: /Créer un mot de passe/ }, patient));
    await screen.findByText('Affiché une seule fois', {}, patient);
    const password = setTemporary.mock.calls[0]?.[0].tempPassword ?? '';
    expect(password).toMatch(/^(?=.*\d)\w{10}$/);
    expect(screen.getByText(password)).toBeVisible();
    expect(everythingStored(store)).not.toContain(password);
    await userEvent.click(screen.getByRole('button', { name: 'Terminé' }));
    expect(document.body).not.toHaveTextContent(password);
  });
});

describe('open invitations', () => {
  it('are sent once more, or revoked after a question', async () => {
    const { fakes } = await open('/ZooDetails?list=invitations');
    const invite = vi.spyOn(fakes.people, 'invite');
    const revoke = vi.spyOn(fakes.people, 'revoke');
    await userEvent.click(await screen.findByRole('button', { name: /Renvoyer l’invitation à Ines/ }, patient));
    expect(await said(/Invitation renvoyée à Ines Costa/)).toBeVisible();
    expect(invite).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ zooId: 'zoo-1', peopleNameInviteFrom: 'Marc Petit' }),
    );
    await userEvent.click(screen.getByRole('button', { name: /Retirer l’invitation/ }));
    const question = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(question).getByRole('button', { name: 'Retirer' }));
    expect(await said(/Invitation à Ines Costa retirée/)).toBeVisible();
    expect(revoke).toHaveBeenCalledExactlyOnceWith({ invitationId: 'invitation-1' });
  });
});

describe('the wizard for one person', () => {
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  const typeWho = async (mail: string) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Prénom' }, patient), 'Léa');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Blanc');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), mail);
  };

  it('says at its field that an address is in use, in the establishment or at the server', async () => {
    const { fakes } = await open('/userCreation');
    await typeWho('ANA@parc.example');
    await next();
    const mail = screen.getByRole('textbox', { name: 'E-mail' });
    expect(screen.getByText('Cette adresse e-mail est déjà utilisée')).toBeVisible();
    await vi.waitFor(() => expect(mail).toHaveFocus(), { timeout: 20_000 });
    await userEvent.clear(mail);
    await userEvent.type(mail, 'lea@parc.example');
    fakes.people.invite = () => Promise.resolve(fail(appError('user/email-in-use')));
    await next();
    await next();
    await next();
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer l’invitation' }));
    expect(await screen.findByText('Cette adresse e-mail est déjà utilisée', {}, patient)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('lea@parc.example');
  });

  it('creates an account whose temporary password is shown, and kept nowhere', async () => {
    const { fakes, store } = await open('/userCreation');
    const create = vi.spyOn(fakes.people, 'create');
    await typeWho('lea@parc.example');
    await next();
    await next();
    await userEvent.click(screen.getByRole('radio', { name: 'Mot de passe temporaire' }));
    await next();
    await userEvent.click(screen.getByRole('button', { name: 'Créer le compte' }));
    await screen.findByText('Compte créé pour Léa Blanc', {}, patient);
    const request = create.mock.calls[0]?.[0];
    expect(request).toMatchObject({ userFirstname: 'Léa', userMail: 'lea@parc.example', userRight: 'user' });
    expect(screen.getByText(request?.tempPassword ?? '-')).toBeVisible();
    expect(everythingStored(store)).not.toContain(request?.tempPassword);
  });

  it('keeps the typed text when the page is left and opened again', async () => {
    await open('/userCreation');
    await typeWho('lea@parc.example');
    expect(sessionStorage.getItem('enclos.draft.people.keeper-1.zoo-1')).toContain('lea@parc.example');
  });
});

describe('the wizard for several people', () => {
  const FILE = [
    'E-mail;Vorname;Nachname;Rolle;Bereiche',
    'lea@parc.example;Léa;Blanc;Tierpfleger;Savane africaine',
    'ana@parc.example;Ana;Silva;chef;Volière',
    'LEA@parc.example;Léa;Double;Leitung;',
  ].join('\n');
  const give = async (text: string, name = 'people.csv') => {
    await screen.findByText(/Déposez ici/, {}, patient);
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(field!, new File([text], name, { type: 'text/csv' }));
  };

  it('names each error of a file by line and column, sends the right rows and keeps the wrong ones', async () => {
    const { fakes } = await open('/userCreation?mode=several');
    const invite = vi.spyOn(fakes.people, 'invite');
    await give(FILE);
    expect(
      await screen.findByText('Ligne 3, E-mail : Cette adresse e-mail est déjà utilisée', {}, patient),
    ).toBeVisible();
    expect(screen.getByText('Ligne 3, Rôle : Ce rôle n’existe pas')).toBeVisible();
    expect(screen.getByText('Ligne 4, E-mail : Cette adresse figure plusieurs fois dans la liste')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await userEvent.click(screen.getByRole('button', { name: /Ignorer les autres et continuer avec 1 personne/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer 1 invitation' }));
    expect(await screen.findByText('Invitée', {}, patient)).toBeVisible();
    expect(invite).toHaveBeenCalledOnce();
    expect(invite.mock.calls[0]?.[0].userData).toMatchObject({ userMail: 'lea@parc.example', sectors: ['savanna'] });
    await userEvent.click(screen.getByRole('button', { name: 'Corriger les lignes' }));
    const wrong = await screen.findByRole('group', { name: 'Ligne 3' }, patient);
    expect(within(wrong).getByDisplayValue('Silva')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Ligne 2' })).toBeNull();
  });

  it('puts the server’s refusal at its row, and sends it again once it is changed', async () => {
    const { fakes } = await open('/userCreation?mode=several');
    fakes.people.invite = ({ userData }) =>
      Promise.resolve(
        userData.userMail === 'lea@parc.example' ? fail(appError('user/email-in-use')) : ok({ invitationId: 'i' }),
      );
    await give('prénom;nom;mail\nLéa;Blanc;lea@parc.example\nBo;Lund;bo@parc.example');
    await screen.findByRole('group', { name: 'Ligne 3' }, patient);
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer 2 invitations' }));
    expect(await screen.findByText('Refusée', {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Corriger les lignes' }));
    const row = await screen.findByRole('group', { name: 'Ligne 2' }, patient);
    await userEvent.type(within(row).getByDisplayValue('lea@parc.example'), '.org');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByRole('button', { name: 'Envoyer 1 invitation' }, patient)).toBeVisible();
  });

  it('stops at a refusal that concerns everybody, and continues later', async () => {
    const { fakes } = await open('/userCreation?mode=several');
    let isOffline = true;
    fakes.people.invite = () =>
      Promise.resolve(isOffline ? fail(appError('generic/offline')) : ok({ invitationId: 'i' }));
    await give('prénom;nom;mail\nLéa;Blanc;lea@parc.example\nBo;Lund;bo@parc.example');
    await screen.findByRole('group', { name: 'Ligne 3' }, patient);
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer 2 invitations' }));
    expect(await screen.findByText(/Le réseau ne répond pas/, {}, patient)).toBeVisible();
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer 2 invitations' }));
    expect(await screen.findAllByText('Invitée', {}, patient)).toHaveLength(2);
  });

  it.each([
    ['no people', 'prénom;nom;mail\n', /ne contient aucune personne/],
    ['no column of addresses', 'prénom;nom\nLéa;Blanc', /Il manque au fichier la colonne.*E-mail/],
    ['bytes of a workbook', 'PK\u0000\u0003', /ne se lit pas/],
    ['501 people', `prénom;nom;mail\n${'Léa;Blanc;l@p.example\n'.repeat(501)}`, /500 personnes au plus/],
  ])('refuses a file with %s as a whole', async (_what, text, sentence) => {
    await open('/userCreation?mode=several');
    await give(text);
    expect(await screen.findByText(sentence, {}, patient)).toBeVisible();
  });
});
