import { keptUntil } from '../../src/domain/animals/kept-until.ts';
import type { Animal } from '../../src/domain/animals/animal.ts';
import type { Enclosure } from '../../src/domain/enclosures/enclosure.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { instantAt, wallClockAt } from '../../src/domain/time/wall-clock.ts';
import { AnimalPage } from './pages/animal-page.ts';
import { addRecords, ELEPHANT } from './support/small-records.ts';
import { expect as expectSoon, test } from './support/test.ts';

// Each function's first call starts a process.
test.setTimeout(400_000);
const expect = expectSoon.configure({ timeout: 60_000 });

/** Ten days ago at ten o'clock in Paris: as it is typed, as it is stored, and as the page writes its day. */
function tenDaysAgo() {
  const wall = { ...wallClockAt(Date.now() - 10 * 86_400_000, ZONE), hour: 10, minute: 0, second: 0, millisecond: 0 };
  const two = (part: number) => String(part).padStart(2, '0');
  const at = instantAt(wall, ZONE);
  return { at, typed: `${wall.year}-${two(wall.month)}-${two(wall.day)}T10:00`, day: dayOf(at) };
}

function dayOf(at: number | null): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: ZONE }).format(at ?? 0);
}

test('animals leave, die, are archived and restored, and their enclosure counts who is left', async ({
  page,
  signIn,
  park,
}) => {
  const zooId = await park.addEstablishment();
  const manager = await park.addPerson(zooId, { userRight: 'admin' });
  const records = await addRecords(park, zooId, ['Tembo', 'Kali', 'Zuri']);
  const [tembo = '', kali = '', zuri = ''] = records.animalIds;
  const animal = new AnimalPage(page);
  const countIn = async (enclosureId: string) =>
    ((await park.read(`enclosures/${enclosureId}`)) as Partial<Enclosure>).animalsCount;
  const past = tenDaysAgo();
  await signIn.as(manager.userMail);

  await test.step('a departure, ten days ago', async () => {
    await animal.open(tembo, 'Tembo');
    const form = await animal.ask('Départ');
    await form.getByLabel('Date et heure du départ').fill(past.typed);
    await form.getByLabel('Destination').fill('Réserve de la Baie');
    await form.getByRole('button', { name: 'Enregistrer le départ' }).click();
    await expect(page.getByText('Départ enregistré')).toBeVisible();
    await expect(page.getByText(`Parti de l’établissement le ${past.day}.`)).toBeVisible();
    expect(await park.read(`animals/${tembo}`)).toMatchObject({
      status: 'departed',
      statusAtUnix: past.at,
      animalEnclosureData: null,
      isArchived: false,
    });
    expect(await countIn(records.enclosureId)).toBe(2);
  });

  await test.step('a death, ten days ago', async () => {
    await animal.open(kali, 'Kali');
    const form = await animal.ask('Mort');
    await form.getByLabel('Date et heure de la mort').fill(past.typed);
    await form.getByRole('combobox', { name: 'Cause de la mort' }).click();
    await page.getByRole('option', { name: 'Maladie' }).click();
    await form.getByRole('button', { name: 'Enregistrer la mort' }).click();
    await expect(page.getByText('Mort enregistrée')).toBeVisible();
    await expect(page.getByText(`Mort le ${past.day}.`)).toBeVisible();
    expect(await park.read(`animals/${kali}`)).toMatchObject({
      ...{ status: 'dead', statusAtUnix: past.at, deathCause: 'disease', bodyFate: null },
    });
    expect(await countIn(records.enclosureId)).toBe(1);
  });

  await test.step('an archiving, kept for ten years', async () => {
    await animal.open(zuri, 'Zuri');
    const form = await animal.ask('Archiver');
    await form.getByRole('button', { name: 'Archiver' }).click();
    await expect(page.getByText('Animal archivé')).toBeVisible();
    const { archivedAtUnix, status, animalEnclosureData } = (await park.read(`animals/${zuri}`)) as Animal;
    expect({ status, animalEnclosureData }).toEqual({ status: 'present', animalEnclosureData: null });
    const until = dayOf(keptUntil(archivedAtUnix));
    await expect(
      page.getByText(`Archivé le ${dayOf(archivedAtUnix)}. Ses données sont conservées jusqu’au ${until}.`),
    ).toBeVisible();
    expect(until).toContain(String(new Date().getFullYear() + 10));
    expect(await countIn(records.enclosureId)).toBe(0);
  });

  await test.step('a restoring, into another enclosure', async () => {
    const form = await animal.ask('Restaurer');
    await form.getByRole('combobox', { name: 'Enclos d’arrivée' }).click();
    await page.getByRole('option', { name: 'Rocher' }).click();
    await form.getByRole('button', { name: 'Restaurer' }).click();
    await expect(page.getByText('Animal restauré')).toBeVisible();
    await expect(page.getByText('Ses données sont conservées jusqu’au')).toHaveCount(0);
    expect(await park.read(`animals/${zuri}`)).toMatchObject({
      status: 'present',
      isArchived: false,
      archivedAtUnix: null,
      animalEnclosureData: { enclosureId: records.otherEnclosureId },
    });
    expect([await countIn(records.enclosureId), await countIn(records.otherEnclosureId)]).toEqual([0, 1]);
  });

  await test.step('the list shows who is here, and the others when asked', async () => {
    await page.goto('/specieAnimalsListView?view=flat');
    await expect(page.getByText('1 animal', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zuri' })).toBeVisible();
    await page.goto('/specieAnimalsListView?view=flat&state=all');
    await expect(page.getByText('3 animaux', { exact: true })).toBeVisible();
  });
});

test('a keeper moves the animals of their sector, and records no departure, death or archiving', async ({
  page,
  signIn,
  park,
}) => {
  const zooId = await park.addEstablishment();
  const keeper = await park.addPerson(zooId);
  const { animalIds } = await addRecords(park, zooId, ['Tembo'], { keeper: keeper.userId });
  await signIn.as(keeper.userMail);
  const animal = new AnimalPage(page);
  await animal.open(animalIds[0] ?? '', 'Tembo');
  await expect(await animal.offered()).toHaveText(['Déplacer', 'Changer de groupe']);
});

test('the form of an animal is filled, corrected and saved by the keyboard alone, and a reload loses nothing', async ({
  page,
  signIn,
  park,
}) => {
  const zooId = await park.addEstablishment();
  const manager = await park.addPerson(zooId, { userRight: 'admin' });
  const records = await addRecords(park, zooId);
  await signIn.as(manager.userMail);
  const animal = new AnimalPage(page);
  await page.goto('/specieAnimalsListView');
  await animal.reach(page.getByRole('link', { name: 'Ajouter un animal' }).first());
  await page.keyboard.press('Enter');
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const select = (name: string | RegExp) => page.getByRole('combobox', { name });
  const choose = async (name: RegExp, words: string, option: string | RegExp = words) => {
    await animal.reach(select(name));
    await page.keyboard.type(words);
    await expect(page.getByRole('option', { name: option })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(select(name)).toHaveValue(option);
  };

  await test.step('every field, in the order of the keys', async () => {
    await animal.reach(field(/^Nom/));
    await page.keyboard.type('Tembo');
    await choose(/^Espèce/, 'Loxodonta africana', ELEPHANT.name);
    await animal.reach(field(/^Sous-espèce/));
    await page.keyboard.type('africana');
    await animal.reach(page.getByRole('radio').first());
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Femelle' })).toBeChecked();
    await animal.reach(field(/^Date de naissance/));
    await page.keyboard.type('13/2019');
    await animal.reach(field(/^Numéro de puce/));
    await page.keyboard.type('2502685001234');
    await animal.reach(field(/^Identifiant/));
    await page.keyboard.type('PTR-0099');
    await animal.reach(field(/^Notes/));
    await page.keyboard.type('Mange bien.');
    await choose(/^Groupe/, 'La troupe');
    await expect(page.getByText(/L’espèce de l’animal n’est pas celle du groupe/)).toBeVisible();
  });

  await test.step('each fault stands at its field, and the first one has the focus', async () => {
    await animal.reach(page.getByRole('button', { name: 'Ajouter l’animal' }));
    await page.keyboard.press('Enter');
    await expect(field(/^Date de naissance/)).toBeFocused();
    await expect(field(/^Date de naissance/)).toHaveAccessibleDescription(/La date saisie est incorrecte/);
    await expect(field(/^Numéro de puce/)).toHaveAccessibleDescription(/Le numéro de puce compte 14 chiffres/);
    await expect(select(/^Enclos/)).toHaveAccessibleDescription(/Un animal doit être rattaché à un enclos/);
    expect(await park.animalsOf(zooId)).toEqual([]);
  });

  await test.step('a reload loses nothing', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(/^Nom/)).toHaveValue('Tembo');
    await expect(select(/^Espèce/)).toHaveValue(ELEPHANT.name);
    await expect(page.getByRole('radio', { name: 'Femelle' })).toBeChecked();
    await expect(field(/^Date de naissance/)).toHaveValue('13/2019');
    await expect(field(/^Numéro de puce/)).toHaveValue('2502685001234');
    await expect(select(/^Groupe/)).toHaveValue('La troupe');
    await expect(field(/^Notes/)).toHaveValue('Mange bien.');
  });

  await test.step('corrected, it is saved', async () => {
    await animal.reach(field(/^Date de naissance/));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('03/2019');
    await animal.reach(field(/^Numéro de puce/));
    await page.keyboard.press('End');
    await page.keyboard.type('5');
    await choose(/^Enclos/, 'Grande plaine');
    await animal.reach(page.getByRole('button', { name: 'Ajouter l’animal' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tembo' })).toBeVisible();
    expect(await park.animalsOf(zooId)).toEqual([
      expect.objectContaining({
        animalName: 'Tembo',
        animalChipId: '25026850012345',
        animalBirthdate: '03/2019',
        animalSexe: 'Femelle',
        specieId: ELEPHANT.specieId,
        subspecies: 'africana',
        registryId: 'PTR-0099',
        notes: 'Mange bien.',
        animalEnclosureData: { enclosureId: records.enclosureId },
        group: { groupId: records.groupId },
      }),
    ]);
  });
});
