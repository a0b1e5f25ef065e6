import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enclosuresRoutes } from '#features/enclosures/enclosures.routes.ts';
import type { Area, Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { fail } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aPhoto } from '../../../tests/support/builders/photo.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });

const plan: Area = {
  areaId: 'plan-1',
  areaName: 'Vue du ciel',
  areaImage: 'plan.jpg',
  areaImageUrl: 'data:,',
  imageWidth: 400,
  imageHeight: 300,
  shouldUpload: false,
  mapWidthM: 40,
  squareAreaM2: 4,
  elevation: 0,
};
const meadow: Zone = {
  zoneId: 'meadow',
  zooId: 'zoo-1',
  enclosureId: 'plain',
  zoneName: 'Prairie',
  areaM2: 100,
  heightM: null,
  location: 'outdoor',
  type: 'terrestrial',
  isHiddenForQuestionnaires: false,
  isHiddenForScanSampling: false,
  areaId: 'plan-1',
  shape: '0.1,0.1 0.5,0.1 0.5,0.5 0.1,0.5',
  position: 0,
};
const lions: Partial<Enclosure> = {
  animalsData: [{ specieId: 'lion', count: 1 }],
  speciesList: ['lion'],
  animalsCount: 1,
};

type With = {
  readonly user?: Partial<User>;
  readonly zoo?: Partial<Establishment>;
  readonly enclosures?: readonly Enclosure[];
  readonly zones?: readonly Zone[];
  readonly photos?: readonly Photo[];
};

async function open(
  address: string,
  { user = { userRight: 'admin' }, zoo, enclosures, zones = [], photos = [] }: With = {},
) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(zoo),
    sectors: [aSector()],
    tasks: [],
    enclosures: enclosures ?? [anEnclosure(lions)],
    zones,
    photos,
    animals: [aRegisterAnimal()],
    taxonomy: aTaxonomy(),
  });
  const app = await openApp(address, { repositories: fake.repositories, features: enclosuresRoutes });
  return { ...app, ...fake };
}

const type = async (label: RegExp | string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  // Pasted: typing key by key is slow on a page that is drawn anew each time.
  if (text !== '') await userEvent.paste(text);
  return field;
};
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list of enclosures', () => {
  const two = [
    anEnclosure(lions),
    anEnclosure({ enclosureId: 'pool', enclosureName: 'Bassin', label: 'Bassin', value: 'pool', linkedSectorId: null }),
  ];

  it('names each with its sector and species, and opens it', async () => {
    await open('/EnclosureListView', { enclosures: two });
    const link = await screen.findByRole('link', { name: 'Grande plaine' });
    expect(link).toHaveAttribute('href', '/EnclosureManagementView?id=plain');
    const row = screen.getByRole('row', { name: /Grande plaine/ });
    expect(within(row).getByText('Savane africaine')).toBeVisible();
    expect(within(row).getByText('Lion')).toBeVisible();
    expect(screen.getByText('2 enclos')).toBeVisible();
  });

  it('keeps the filters of the address, and says so when they leave nothing', async () => {
    await open('/EnclosureListView?sector=savanna', { enclosures: two });
    await screen.findByRole('link', { name: 'Grande plaine' });
    expect(screen.queryByRole('link', { name: 'Bassin' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Rechercher un enclos'), 'bassin');
    expect(await screen.findByText('Rien ne répond à ces filtres.')).toBeVisible();
  });

  it('offers to create the first one to people with the right', async () => {
    await open('/EnclosureListView', { enclosures: [] });
    expect(await screen.findByText('Aucun enclos pour l’instant')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Créer un enclos' })[0]).toBeVisible();
  });

  it('offers a keeper no creation', async () => {
    await open('/EnclosureListView', { user: { userRight: 'user' }, enclosures: [] });
    expect(await screen.findByText(/responsables de secteur peuvent en créer/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Créer un enclos' })).not.toBeInTheDocument();
  });
});

describe('a new enclosure', () => {
  it('needs a name, in the words of the specification', async () => {
    const { fakes } = await open('/EnclosureManagementView?create=1');
    const create = vi.spyOn(fakes.enclosures, 'create');
    const name = await type(/^Nom de l’enclos/, '   ');
    await press('Créer l’enclos');
    expect(await screen.findByText('Le nom de l’enclos est obligatoire')).toBeVisible();
    expect(name).toHaveFocus();
    expect(create).not.toHaveBeenCalled();
  });

  it('is created in the sector the address names, and opened', async () => {
    const { fakes, path } = await open('/EnclosureManagementView?create=1&sectorId=savanna');
    const create = vi.spyOn(fakes.enclosures, 'create');
    await type(/^Nom de l’enclos/, '  Île des makis ');
    await type(/^Surface intérieure/, '12,5');
    await press('Créer l’enclos');
    await waitFor(() => expect(path()).toMatch(/^\/EnclosureManagementView\?id=/));
    expect(create.mock.lastCall?.[0]).toMatchObject({
      zooId: 'zoo-1',
      fields: { enclosureName: 'Île des makis', linkedSectorId: 'savanna', indoorArea: 12.5, outdoorArea: null },
    });
  });

  it('keeps the typed text when it is refused', async () => {
    const { fakes } = await open('/EnclosureManagementView?create=1');
    vi.spyOn(fakes.enclosures, 'create').mockResolvedValue(fail(appError('enclosure/save-failed')));
    const name = await type(/^Nom de l’enclos/, 'Île des makis');
    await press('Créer l’enclos');
    expect(await screen.findByRole('alert')).toHaveTextContent('L’enclos n’a pas pu être enregistré');
    expect(name).toHaveValue('Île des makis');
  });

  it('is refused in the demonstration before anything is typed', async () => {
    const { fakes } = await open('/EnclosureManagementView?create=1', { zoo: { isDemo: true } });
    const create = vi.spyOn(fakes.enclosures, 'create');
    expect(await screen.findByText(/démonstration/i, { selector: 'form [role=note] *' })).toBeVisible();
    expect(screen.getByLabelText(/^Nom de l’enclos/)).toHaveAttribute('readonly');
    await press('Créer l’enclos');
    expect(create).not.toHaveBeenCalled();
  });
});

describe('the page of an enclosure', () => {
  it('is not found when it is another establishment’s', async () => {
    await open('/EnclosureManagementView?id=plain', { enclosures: [anEnclosure({ zooId: 'bay' })] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Enclos introuvable' })).toBeVisible();
  });

  it('says what is missing for scans, with links to the places to add it', async () => {
    await open('/EnclosureManagementView?id=plain');
    const fix = await screen.findByRole('link', { name: 'Compléter\u00a0: Un plan avec son image' });
    expect(fix).toHaveAttribute('href', '/EnclosureManagementView?id=plain&tab=tools&tool=zones');
  });

  it('is not deleted while animals live there: it names them', async () => {
    const { fakes } = await open('/EnclosureManagementView?id=plain&tab=about');
    const retire = vi.spyOn(fakes.places, 'retire');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer l’enclos' }));
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('Vous ne pouvez pas supprimer un enclos qui contient des animaux');
    expect(await within(refusal).findByRole('link', { name: 'Nala' })).toBeVisible();
    expect(retire).not.toHaveBeenCalled();
  });

  it('is changed by its changed fields alone', async () => {
    const { fakes } = await open('/EnclosureManagementView?id=plain&tab=about');
    const change = vi.spyOn(fakes.enclosures, 'change');
    await type(/^Mémo/, 'Deux verrous');
    await press('Enregistrer');
    expect(await screen.findByText(/est enregistré/)).toBeVisible();
    expect(change).toHaveBeenCalledExactlyOnceWith({ enclosureId: 'plain', fields: { memo: 'Deux verrous' } });
  });

  it('is read-only for a keeper', async () => {
    await open('/EnclosureManagementView?id=plain&tab=about', { user: { userRight: 'user' } });
    expect(await screen.findByLabelText(/^Nom de l’enclos/)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Supprimer l’enclos' })).not.toBeInTheDocument();
  });
});

describe('the picture of an enclosure', () => {
  const photo = aPhoto({ kind: 'enclosure', subjectId: 'plain', animalId: null, caption: 'Vue du sud' });
  const pictures = [
    ['becomes the main photo', null, 'En faire la photo principale', true],
    ['ceases to be the main photo', { url: photo.url }, 'Ne plus l’utiliser comme photo principale', false],
  ] as const;

  it.each(pictures)('%s at a choice in its menu', async (_what, enclosureProfilePicture, choice, isMain) => {
    const enclosures = [anEnclosure({ ...lions, enclosureProfilePicture })];
    const { fakes } = await open('/EnclosureManagementView?id=plain&tab=about', { enclosures, photos: [photo] });
    const change = vi.spyOn(fakes.photos, 'change');
    await userEvent.click(await screen.findByRole('button', { name: /^Actions sur.*Vue du sud$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ zooId: 'zoo-1', photoId: 'photo-1', isMain }));
  });
});

describe('the zones of an enclosure', () => {
  const address = '/EnclosureManagementView?id=plain&tab=tools&tool=zones';
  const drawn = { enclosures: [anEnclosure({ ...lions, areas: [plan] })], zones: [meadow] };

  it('are added without a plan, after the others, under a name of their own', async () => {
    const { fakes } = await open(address, { zones: [meadow] });
    const save = vi.spyOn(fakes.enclosures, 'saveZone');
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une zone' }));
    await type(/^Nom de la zone/, 'prairie');
    await press('Ajouter la zone');
    expect(await screen.findByText('Une autre zone de cet enclos porte déjà ce nom')).toBeVisible();
    await type(/^Nom de la zone/, 'Abri');
    await press('Ajouter la zone');
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.lastCall?.[0]).toMatchObject({ zoneName: 'Abri', position: 1, shape: null, areaId: null });
  });

  it('offer the area computed from their shape', async () => {
    const { fakes } = await open(address, drawn);
    const change = vi.spyOn(fakes.enclosures, 'changeZone');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions pour Prairie' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Modifier' }));
    // 0.4 by 0.4 of a plan of 40 by 30 metres
    expect(await screen.findByText('Calculée d’après le contour : 192 m²')).toBeVisible();
    await press('Reprendre cette surface');
    await press('Enregistrer');
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
    expect(change.mock.lastCall?.[0]).toEqual({ enclosureId: 'plain', zoneId: 'meadow', fields: { areaM2: 192 } });
  });

  it('are removed at once and can be restored', async () => {
    const { fakes } = await open(address, drawn);
    const remove = vi.spyOn(fakes.enclosures, 'removeZone');
    const save = vi.spyOn(fakes.enclosures, 'saveZone');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions pour Prairie' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await userEvent.click(await screen.findByRole('button', { name: 'La remettre' }));
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(meadow));
  });

  it('are not changed in the demonstration, which says so', async () => {
    const { fakes } = await open(address, { ...drawn, zoo: { isDemo: true } });
    const remove = vi.spyOn(fakes.enclosures, 'removeZone');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions pour Prairie' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    expect((await screen.findAllByText(/mode démonstration/i))[0]).toBeVisible();
    expect(remove).not.toHaveBeenCalled();
  });

  it('say when a typed grid is too wide, and lose nothing', async () => {
    await open(address, drawn);
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier le plan' }));
    const square = await type(/^Surface d’un carreau/, '0,1');
    expect(await screen.findByText('Grille trop large')).toBeVisible();
    expect(screen.getByLabelText(/^Largeur du plan/)).toHaveValue('40');
    expect(square).toHaveValue('0,1');
    await type(/^Surface d’un carreau/, '0,16');
    await waitFor(() => expect(screen.queryByText('Grille trop large')).not.toBeInTheDocument());
    expect(screen.getByText('Grille de 100 carreaux de large et 75 de haut')).toBeInTheDocument();
  });

  it('say why a dropped file cannot be the image of a plan', async () => {
    await open(address, drawn);
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier le plan' }));
    const field = await screen.findByRole('group', { name: /^Image/ });
    const file = new File(['no picture'], 'plan.png', { type: 'image/png' });
    const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
    fireEvent.drop(within(field).getByRole('button'), { dataTransfer: { files: [file], items, types: ['Files'] } });
    expect(await within(field).findByText(/^Fichier non valable/)).toBeVisible();
  });

  it('say which levels have a plan, and where the server refused the level', async () => {
    const upper: Area = { ...plan, areaId: 'plan-2', areaName: 'Toit', elevation: 2 };
    const { fakes } = await open(address, { ...drawn, enclosures: [anEnclosure({ ...lions, areas: [plan, upper] })] });
    const refusal = appError('plan/level-taken', { field: 'elevation' });
    vi.spyOn(fakes.enclosures, 'saveArea').mockResolvedValue(fail(refusal));
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier le plan' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Niveau' }));
    const taken = await screen.findByRole('option', { name: 'Niveau 2\u00a0: a déjà un plan' });
    expect(taken).toHaveAttribute('data-combobox-disabled');
    await userEvent.click(screen.getByRole('option', { name: 'Niveau 1' }));
    await press('Enregistrer');
    expect(await screen.findByText('Ce niveau a déjà un plan : choisissez-en un autre')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Niveau' })).toHaveValue('Niveau 1');
  });
});
