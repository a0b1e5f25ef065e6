import type { Browser } from '@playwright/test';
import { sessionRecordSchema } from '../../src/domain/observation-sessions/session.ts';
import { CampaignForm, type NewCampaign } from './pages/campaign-form.ts';
import { RecorderPage } from './pages/recorder-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { appIsKept } from './support/kept-app.ts';
import { expect, test } from './support/test.ts';

const TABLET = { width: 768, height: 1024 };
/** Another test adds a person of this name: then the choices tell the two apart by their addresses. */
const KEEPER = /Camille Roussel(?! \(e2e)/;
const ELEPHANTS = {
  observer: KEEPER,
  ethogram: /Éléphants.*version/,
  enclosure: 'Terre des éléphants',
} as const satisfies Partial<NewCampaign>;

/** Returns a name of its own for a campaign. */
const named = (word: string) => `${word} ${crypto.randomUUID().slice(-6)}`;

/** Opens a window of its own for somebody, as their device. */
async function deviceOf(browser: Browser, email: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await new SignInPage(page).back(email);
  return { context, page };
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
    const name = named('Entraînement');
    await signIn.back('manager@fullcare.example');
    const campaignId = await new CampaignForm(page).launch({ ...ELEPHANTS, name, type: 'Entraînement', scans: 2 });

    const options = { viewport: TABLET, hasTouch: true, serviceWorkers: 'allow' } as const;
    const { context, page: tablet } = await deviceOf(browser, 'keeper@fullcare.example', options);
    keepDiary(tablet);
    await tablet.goto(`/ObsSessionView?campaignId=${campaignId}`);
    await appIsKept(tablet);
    const recorder = new RecorderPage(tablet);
    const visitId = await recorder.begin();
    const address = tablet.url();
    await recorder.makeScan(1);
    await recorder.isSafe();
    await context.setOffline(true);
    await recorder.makeScan(2);
    await expect(tablet.getByText('Sur cet appareil seulement')).toBeVisible();
    await tablet.close({ runBeforeUnload: false });

    const again = await context.newPage();
    keepDiary(again);
    await again.goto(address);
    await expect(again.getByText(/Scan 2, /)).toBeVisible();
    await context.setOffline(false);
    const recorderAgain = new RecorderPage(again);
    await recorderAgain.isSafe();

    // A full device keeps nothing more: the page says so, and sends what it has.
    const { origin } = new URL(address);
    const device = await context.newCDPSession(again);
    await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    // The browser looks at the room that is left twice a minute at most.
    let scans = 2;
    const makeAnother = async () => {
      scans += 1;
      await recorderAgain.makeScan(scans);
      return again.getByText(/Cet appareil ne peut plus rien conserver/).isVisible();
    };
    await expect.poll(makeAnother, { intervals: [0], timeout: 120_000 }).toBe(true);
    await recorderAgain.isSafe();
    await device.send('Storage.overrideQuotaForOrigin', { origin });

    await recorderAgain.finish();
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
