import type { Page } from '@playwright/test';
import { anInformation } from '../support/builders/information.ts';
import { findings } from './support/axe.ts';
import { elsewhere } from './support/elsewhere.ts';
import type { Park } from './support/park.ts';
import { expect as expectSoon, test } from './support/test.ts';

// Two browsers, and each function's first call starts a process.
test.setTimeout(300_000);
/** A page looks at its clock twice a minute. */
const TICK_MS = 31_000;
const expect = expectSoon.configure({ timeout: 60_000 });

/** An establishment of its own: a manager, and a sector with its keeper. */
async function aPark(park: Park) {
  const zooId = await park.addEstablishment();
  const sectorId = `${zooId}--savane`;
  const manager = await park.addPerson(zooId, { userRight: 'admin', userFirstname: 'Alice', userLastname: 'Meunier' });
  const keeper = await park.addPerson(zooId, {
    ...{ userFirstname: 'Karim', userLastname: 'Dumas', sectors: [sectorId] },
  });
  await park.addSector({ sectorId, zooId, sectorKeeper: [keeper.userId] });
  return { zooId, sectorId, manager, keeper };
}

async function write(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Nouvelle information' });
  await form.getByRole('textbox', { name: 'Titre' }).fill('Pont fermé');
  await form.getByRole('textbox', { name: 'Contenu' }).fill('Le pont est **fermé**.\n\n<script>alert(1)</script>');
  const preview = form.getByRole('region', { name: 'Aperçu' });
  await expect(preview.locator('strong')).toHaveText('fermé');
  await form.getByText('Demander une confirmation de lecture').click();
  await form.getByRole('button', { name: 'Publier' }).click();
  await expect(form.getByText('Choisissez au moins un destinataire')).toBeVisible();
  await form.getByRole('combobox', { name: 'Équipes de secteurs' }).click();
  await page.getByRole('option', { name: 'Savane' }).click();
  await page.keyboard.press('Escape');
  await expect(form.getByText('1 personne la recevra')).toBeVisible();
  await form.getByRole('button', { name: 'Publier' }).click();
  await expect(form).toBeHidden();
}

test('a manager informs a sector, its keeper reads and confirms, the others are reminded, and it expires', async ({
  page,
  signIn,
  park,
  browser,
}) => {
  const { zooId, sectorId, manager, keeper } = await aPark(park);
  await page.clock.install();
  await signIn.as(manager.userMail);
  await page.goto('/TaskManagementView?tab=information');
  await page.getByRole('button', { name: 'Nouvelle information' }).click();
  await write(page);
  await page.getByRole('main').getByRole('link', { name: 'Pont fermé' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('region', { name: 'N’ont pas confirmé (1)' })).toContainText('Karim Dumas');
  expect(await findings(page)).toEqual([]);
  await details.getByRole('button', { name: 'Relancer' }).click();
  await expect(page.getByText('Personnes relancées : 1')).toBeVisible();

  const other = await elsewhere(browser);
  await other.page.clock.install();
  await other.signIn.as(keeper.userMail);
  const cards = other.page.getByRole('region', { name: 'Informations' });
  await expect(cards.getByRole('article', { name: 'Pont fermé' })).toBeVisible();
  await other.page.goto(`/SectorManagementView?id=${sectorId}`);
  await expect(cards.locator('script')).toHaveCount(0);
  await cards.getByRole('button', { name: 'J’ai lu « Pont fermé »' }).click();
  await expect(cards.getByText(/Lecture confirmée le/)).toBeVisible();
  expect(await findings(other.page)).toEqual([]);
  await expect(details.getByRole('region', { name: 'Ont confirmé (1)' })).toContainText('Karim Dumas');

  // Its last instant passes.
  const [stored] = await park.listOf('information', zooId);
  const path = `information/${String(stored?.['informationId'])}`;
  const end = Date.now() - 1;
  const period = { displayUntilUnix: end, displayUntil: park.instant(end) };
  await park.put(path, { ...stored, ...period });
  for (const open of [page, other.page]) await open.clock.fastForward(TICK_MS);
  await expect(cards.getByRole('article', { name: 'Pont fermé' })).toHaveCount(0);
  await expect(details.getByText('Expirée')).toBeVisible();
  await other.close();
});

test(
  'typed text survives a reload, and is left only after a question',
  { tag: '@desktop' },
  async ({ page, signIn, park }) => {
    const { manager } = await aPark(park);
    await signIn.as(manager.userMail);
    await page.goto('/TaskManagementView?tab=information&information=new');
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Titre' });
    await title.fill('Brouillon');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(title).toHaveValue('Brouillon');
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Quitter' }).click();
    await expect(page.getByText('Aucune information')).toBeVisible();
  },
);

/**
 * Returns everything that has moved on the page by itself since it was opened, apart from the foot of the page, with
 * its distance.
 */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const told: string[] = [];
        const observer = new PerformanceObserver((list) => tell(list.getEntries()));
        const tell = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { sources: { node: Node | null }[]; value: number })[])
            for (const { node } of entry.sources)
              if (document.querySelector('main')?.contains(node) === true)
                told.push(`${entry.value.toFixed(4)} ${node?.nodeName} ${node?.textContent?.slice(0, 60)}`);
        };
        observer.observe({ type: 'layout-shift', buffered: true });
        // Entries of the past are delivered with the next frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            tell(observer.takeRecords());
            resolve(told);
          }),
        );
      }),
  );

test('the information of a dashboard moves nothing when it comes, however much there is', async ({
  page,
  signIn,
  park,
}) => {
  const { zooId, keeper } = await aPark(park);
  const now = Date.now();
  for (const name of ['Pont', 'Gel', 'Visite']) {
    const informationId = `${zooId}--${name}`;
    const period = { displayFromUnix: now - 60_000, displayUntilUnix: now + 3_600_000 };
    const content = `Le **${name}**.\n\n- un\n- deux\n\n> trois`;
    const all = { everyone: true, sectorIds: [], roles: [], userIds: [] };
    const one = { informationId, zooId, title: name, content, needsConfirmation: true, recipients: all };
    const until = {
      displayUntil: park.instant(period.displayUntilUnix),
      displayFrom: park.instant(period.displayFromUnix),
    };
    await park.put(`information/${informationId}`, {
      ...anInformation({ ...one, ...period, audience: ['everyone'], toldAtUnix: now }),
      ...until,
    });
  }
  await park.addTask({ zooId, responsibleIds: [keeper.userId] });
  await signIn.as(keeper.userMail);
  await page.goto('/Dashboard');
  await expect(page.getByRole('region', { name: 'Informations' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /J’ai lu/ })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Informations' }).getByRole('listitem')).toHaveCount(6);
  await expect(
    page
      .getByRole('main')
      .getByText(/Ration/)
      .first(),
  ).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
