import type { Page } from '@playwright/test';
import { ANIMAL_TABS } from '../../src/features/animals/details/tabs.ts';
import { ENCLOSURE_TABS, ENCLOSURE_TOOLS } from '../../src/features/enclosures/details/tabs.ts';
import { GROUP_TABS } from '../../src/features/groups/details/tabs.ts';
import { type IucnSpecies, LABEL_KINDS } from '../../src/domain/taxonomy/taxonomy.ts';
import { SECTOR_TABS } from '../../src/features/sectors/details/tabs.ts';
import { findings, showIn } from './support/axe.ts';
import { SAVANNA } from './support/park.ts';
import { expect, test } from './support/test.ts';
import { walkTo } from './support/walk.ts';

// Fifty screens one after the other, on a machine that may be slow.
test.setTimeout(900_000);

const sector = `/SectorManagementView?id=${SAVANNA}`;
const enclosure = `/EnclosureManagementView?id=${SAVANNA}--1`;
const animal = `/AnimalManagementView?id=${SAVANNA}--1--1`;
const group = '/GroupManagementView?id=zoo-fullcare--group-suricates';
const specie = 'id=elephant-afrique';

/** The species in an imported IUCN list; the seed has no such list. */
const AFRICAN_ELEPHANT: IucnSpecies = {
  iucnId: 'e2e-loxodonta-africana',
  latinName: 'Loxodonta africana',
  className: 'Mammalia',
  orderLatinName: 'Proboscidea',
  familyLatinName: 'Elephantidae',
  category: 'EN',
  commonNames: { fr: 'Éléphant de savane d’Afrique' },
  latinKey: 'loxodonta africana',
  nameKeys: ['lox', 'loxo', 'loxod', 'loxodo', 'loxodon', 'loxodont', 'loxodonta'],
};

const RECORDS = [
  '/SectorListView',
  '/SectorManagementView?create=1',
  ...SECTOR_TABS.tabs.map((tab) => `${sector}&tab=${tab}`),
  '/EnclosureListView',
  '/EnclosureManagementView',
  ...ENCLOSURE_TABS.tabs.map((tab) => `${enclosure}&tab=${tab}`),
  ...ENCLOSURE_TOOLS.tabs.map((tool) => `${enclosure}&tab=tools&tool=${tool}`),
  '/specieAnimalsListView',
  '/specieAnimalsListView?view=flat',
  '/specieAnimalsListView?import=1',
  '/specieAnimalsListView?inventory=1',
  '/specieAnimalsListView?inventory=1&view=events',
  '/AnimalManagementView',
  ...ANIMAL_TABS.tabs.map((tab) => `${animal}&tab=${tab}`),
  '/GroupListView',
  '/GroupManagementView',
  ...GROUP_TABS.tabs.map((tab) => `${group}&tab=${tab}`),
  '/GalleryView',
  '/GalleryView?view=photo',
  `/SpecieManagementView?${specie}`,
  `/SpecieRecap?${specie}`,
];

const CATALOGUE = [
  '/SpecieListManagement',
  `/SpecieManagementView?${specie}`,
  '/SpecieManagementView?id=new',
  `/SpecieRecap?${specie}`,
  '/FamilyListManagement',
  '/OrderListManagement',
  ...LABEL_KINDS.map((kind) => `/TagManagementView?tab=${kind}`),
  '/IUCNSpeciesSearch',
  '/IUCNSpeciesSearch?search=loxodonta',
  `/IUCNSpecieForm?id=${AFRICAN_ELEPHANT.iucnId}`,
];

const QUESTIONS = [
  '/QuestionListView',
  '/QuestionShortManagement',
  '/QuestionManagementView',
  '/QuestionManagementView?id=hou-space-01',
  '/QuestionTimeMachine?id=hou-space-01',
  '/QuestionComparisonView?id=hou-space-01&with=hou-shelter-01',
  '/BiblioView',
  '/SpecieQA?id=lion',
];

/**
 * Returns the faults of each screen that axe finds, in light and dark colours, and those of its title and its width.
 */
async function faultsOf(page: Page, addresses: readonly string[]): Promise<unknown[]> {
  // Colours do not depend on the width: one width is enough for the dark ones.
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  const faults: unknown[] = [];
  await page.goto(addresses[0] ?? '/');
  for (const address of addresses) {
    await showIn(page, 'light');
    await walkTo(page, address);
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    const title = page.getByRole('heading', { level: 1 });
    // Both follow the loaded data: the name of the record may arrive between reading one and the other.
    await expect(async () => expect(await page.title(), address).toBe(`${await title.innerText()} · Enclos`)).toPass();
    const heading = await title.innerText();
    if (/introuvable|n’est pas|n’existe pas/.test(heading)) faults.push([address, heading]);
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (overflows) faults.push([address, 'wider than the window']);
    for (const found of await findings(page)) faults.push([address, 'light', found]);
    if (!isWide) continue;
    await showIn(page, 'dark');
    for (const found of await findings(page, 'colours')) faults.push([address, 'dark', found]);
  }
  return faults;
}

test('axe finds nothing on the screens of sectors, enclosures, animals, groups and photos', async ({
  page,
  signIn,
}) => {
  await signIn.back('manager@fullcare.example');
  expect(await faultsOf(page, RECORDS)).toEqual([]);
});

test('axe finds nothing on the screens of the catalogue of species', async ({ page, signIn, park }) => {
  await park.put(`iucnSpecies/${AFRICAN_ELEPHANT.iucnId}`, AFRICAN_ELEPHANT);
  await signIn.back('staff@provider.example');
  expect(await faultsOf(page, CATALOGUE)).toEqual([]);
});

test('axe finds nothing on the screens of questions', async ({ page, signIn }) => {
  await signIn.back('staff@provider.example');
  expect(await faultsOf(page, QUESTIONS)).toEqual([]);
});
