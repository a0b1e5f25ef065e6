import type { Page } from '@playwright/test';
import { sessionRecordSchema } from '../../src/domain/observation-sessions/session.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { appIsKept } from './support/kept-app.ts';
import { expect, test } from './support/test.ts';

const TABLET = { width: 768, height: 1024 };
const ENCLOSURE = 'Terre des éléphants';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Creates and launches a training campaign of two scans, step by step, and returns its id. */
async function launchCampaign(page: Page, name: string): Promise<string> {
  const goOn = () => press(page, 'Continuer');
  const step = (number: number) =>
    expect(page.getByRole('heading', { name: new RegExp(`Étape ${number} sur 10`) })).toBeVisible();
  const choose = async (field: RegExp, option: RegExp) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).first().click();
    await page.keyboard.press('Escape');
  };
  await page.goto('/CampaignCreationView');
  await page.getByRole('textbox', { name: /^Nom/ }).fill(name);
  await page.getByText('Entraînement', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Scans par séance' }).fill('2');
  await goOn();
  await step(2);
  // Another test adds a person of this name: then the choices tell the two apart by their addresses.
  await choose(/Observateurs/, /Camille Roussel(?! \(e2e)/);
  await goOn();
  await step(3);
  await choose(/^Éthogramme/, /Éléphants.*version/);
  await goOn();
  await step(4);
  await goOn();
  await step(5);
  await goOn();
  await step(6);
  await page.getByRole('checkbox', { name: ENCLOSURE }).check();
  await goOn();
  await step(7);
  await goOn();
  await step(8);
  await goOn();
  await step(9);
  await expect(page.getByRole('table', { name: 'Charge par observateur' })).toContainText('Camille Roussel');
  await goOn();
  await step(10);
  await press(page, 'Lancer');
  await page.getByRole('dialog').getByRole('button', { name: 'Lancer' }).click();
  await expect(page).toHaveURL(/CampaignManagementView\?campaignId=/);
  return new URL(page.url()).searchParams.get('campaignId') ?? '';
}

/** Makes one scan: the first animal paces, without a place, and the others are not visible. */
async function makeScan(page: Page, number: number): Promise<void> {
  await press(page, new RegExp(`^Commencer le scan ${number}`));
  await press(page, 'Va-et-vient répété');
  await press(page, 'Sans lieu');
  const animals = await page.getByRole('list', { name: 'Animaux' }).getByRole('button').count();
  // oxlint-disable-next-line no-await-in-loop -- one tap leads to the next animal
  for (let left = animals - 1; left > 0; left -= 1)
    await page.getByRole('button', { name: 'Pas visible', exact: true }).click();
  await expect(page.getByText('Tous les animaux sont relevés')).toBeVisible();
  await press(page, 'Clore le scan');
}

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a campaign is launched, observed on a tablet with the network cut, the tab killed and no room left, and read', async ({
    page,
    browser,
    park,
    signIn,
    keepDiary,
  }) => {
    test.slow();
    const name = `Entraînement ${crypto.randomUUID().slice(-6)}`;
    await signIn.back('manager@fullcare.example');
    const campaignId = await launchCampaign(page, name);

    const context = await browser.newContext({ viewport: TABLET, hasTouch: true, serviceWorkers: 'allow' });
    const tablet = await context.newPage();
    keepDiary(tablet);
    await new SignInPage(tablet).back('keeper@fullcare.example');
    await tablet.goto(`/ObsSessionView?campaignId=${campaignId}`);
    await appIsKept(tablet);
    await press(tablet, 'Commencer');
    await expect(tablet).toHaveURL(/visitId=/);
    const address = tablet.url();
    await makeScan(tablet, 1);
    await expect(tablet.getByText('Tout est à l’abri')).toBeVisible();
    await context.setOffline(true);
    await makeScan(tablet, 2);
    await expect(tablet.getByText('Sur cet appareil seulement')).toBeVisible();
    await tablet.close({ runBeforeUnload: false });

    const again = await context.newPage();
    keepDiary(again);
    await again.goto(address);
    await expect(again.getByText(/Scan 2, /)).toBeVisible();
    await context.setOffline(false);
    await expect(again.getByText('Tout est à l’abri')).toBeVisible();

    // A full device keeps nothing more: the page says so, and sends what it has.
    const { origin } = new URL(address);
    const device = await context.newCDPSession(again);
    await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    // The browser looks at the room that is left twice a minute at most.
    let scans = 2;
    const makeAnother = async () => {
      scans += 1;
      await makeScan(again, scans);
      return again.getByText(/Cet appareil ne peut plus rien conserver/).isVisible();
    };
    await expect.poll(makeAnother, { intervals: [0], timeout: 120_000 }).toBe(true);
    await expect(again.getByText('Tout est à l’abri')).toBeVisible();
    await device.send('Storage.overrideQuotaForOrigin', { origin });

    await press(again, 'Terminer la séance');
    await again.getByRole('dialog').getByRole('button', { name: 'Terminer', exact: true }).click();
    const visitId = new URL(address).searchParams.get('visitId') ?? '';
    await expect.poll(async () => (await park.read(`visits/${visitId}`))['status']).toBe('finished');
    const records = (await park.below(`visits/${visitId}/records`)).map((one) => sessionRecordSchema.parse(one));
    const numbers = records.flatMap(({ entries }) => entries.map((one) => (one.kind === 'scan' ? one.number : 0)));
    expect(numbers).toEqual(Array.from({ length: scans }, (_none, at) => at + 1));
    await context.close();

    await page.goto(`/ObsResultView?visitId=${visitId}`);
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText(`${scans}`);
    await page.goto(`/ObsSessionView?visitId=${visitId}`);
    await expect(page.getByRole('table', { name: 'Scans de la séance' }).getByRole('row')).toHaveCount(scans + 1);
  });
});
