import type { Browser, Page } from '@playwright/test';
import { sessionRecordSchema } from '../../src/domain/observation-sessions/session.ts';
import { CampaignForm, type NewCampaign } from './pages/campaign-form.ts';
import { EvaluationPage } from './pages/evaluation-page.ts';
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

test('an ethologist launches a welfare campaign, a keeper observes and answers, an auditor judges too, a manager follows', async ({
  page,
  browser,
  park,
  signIn,
  keepDiary,
}) => {
  test.slow();
  const name = named('Bien-être');
  const { context: away, page: desk } = await deviceOf(browser, 'ethologist@provider.example');
  keepDiary(desk);
  await desk.goto('/Dashboard');
  await desk.getByRole('button', { name: 'Établissements Enclos' }).click();
  const establishments = desk.getByRole('dialog', { name: 'Changer d’établissement' });
  await establishments.getByRole('button', { name: /Trois Rivières/ }).click();
  await expect(desk.getByRole('button', { name: 'Parc des Trois Rivières' })).toBeVisible();
  const campaignId = await new CampaignForm(desk).launch({
    ...{ ...ELEPHANTS, name, type: 'Bien-être', scans: 1 },
    ...{ questionnaire: /version/, auditor: /Sofia Lopez/ },
  });
  await away.close();

  const { context: hands, page: tablet } = await deviceOf(browser, 'keeper@fullcare.example', {
    ...{ viewport: TABLET, hasTouch: true },
  });
  keepDiary(tablet);
  await tablet.goto(`/ObsSessionView?campaignId=${campaignId}`);
  const recorder = new RecorderPage(tablet);
  const visitId = await recorder.begin();
  await recorder.makeScan(1);
  await recorder.finish();
  await expect.poll(async () => (await park.read(`visits/${visitId}`))['status']).toBe('finished');
  await tablet.goto(`/CampaignQuizzMonitoringView?campaignId=${campaignId}&tab=questionnaires`);
  await evaluate(tablet, `Évaluer « ${ELEPHANTS.enclosure} »`);
  // The result is on the device before it is on the server.
  const evaluationId = new URL(tablet.url()).searchParams.get('evaluation') ?? '';
  await expect.poll(async () => (await park.read(`campaignEvaluations/${evaluationId}`))['status']).toBe('finished');
  await hands.close();

  const { context: other, page: laptop } = await deviceOf(browser, 'sofia.lopez@fullcare.example');
  keepDiary(laptop);
  await laptop.goto(`/ObsSessionView?visitId=${visitId}`);
  await laptop.getByRole('link', { name: 'Donner un second avis' }).click();
  const auditor = new RecorderPage(laptop);
  const secondId = await auditor.begin();
  await auditor.makeScan(1);
  await auditor.finish();
  await expect.poll(() => park.read(`visits/${secondId}`)).toMatchObject({ status: 'finished', secondOf: visitId });
  await laptop.goto(`/AssesmentView?evaluationId=${evaluationId}`);
  await evaluate(laptop, 'Donner un second avis');
  const opinionId = new URL(laptop.url()).searchParams.get('evaluation') ?? '';
  await expect
    .poll(() => park.read(`campaignEvaluations/${opinionId}`))
    .toMatchObject({ status: 'finished', secondOf: evaluationId });
  await other.close();

  await signIn.back('manager@fullcare.example');
  await page.goto(`/CampaignQuizzMonitoringView?campaignId=${campaignId}&tab=scan&view=observers`);
  await expect(page.getByRole('row', { name: /Camille Roussel/ })).toContainText('1');
  await page.goto(`/CampaignQuizzMonitoringView?campaignId=${campaignId}&tab=questionnaires`);
  await expect(page.getByRole('row', { name: new RegExp(ELEPHANTS.enclosure) })).toContainText('%');
  await page.goto(`/AssesmentView?evaluationId=${evaluationId}`);
  await page.getByRole('tab', { name: 'Seconds avis' }).click();
  await expect(page.getByRole('region', { name: /Second avis de Sofia Lopez/ })).toContainText(
    /Réponses identiques.*100,0.%/,
  );
  await page.goto(`/InterObsView?campaignId=${campaignId}`);
  await expect(page.getByText(/Camille Roussel et Sofia Lopez sont d’accord sur 100/)).toBeVisible();
});

test('a person with an educational role observes a focal animal in a pedagogical campaign that the manager launched', async ({
  page,
  browser,
  park,
  signIn,
  keepDiary,
}) => {
  test.slow();
  const name = named('Éthologues');
  await signIn.back('manager@fullcare.example');
  await page.goto('/CampaignCreationViewOld');
  const form = new CampaignForm(page);
  await page.getByRole('textbox', { name: /^Nom/ }).fill(name);
  await page.getByText('Pédagogique', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Scans' }).uncheck();
  await page.getByRole('checkbox', { name: 'Suivi focal' }).check();
  await form.choose(/Observateurs/, /Aurore Fontaine/);
  await form.choose(/^Éthogramme/, ELEPHANTS.ethogram);
  await page.getByRole('checkbox', { name: ELEPHANTS.enclosure }).check();
  await page.getByRole('button', { name: 'Lancer' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lancer' }).click();
  const campaignId = await form.launchedId();

  const { context, page: tablet } = await deviceOf(browser, 'educator@fullcare.example', {
    ...{ viewport: TABLET, hasTouch: true },
  });
  keepDiary(tablet);
  await tablet.goto(`/ObsSessionView?campaignId=${campaignId}`);
  const recorder = new RecorderPage(tablet);
  const visitId = await recorder.begin();
  await recorder.press('Commencer l’observation');
  await recorder.press(/Va-et-vient répété/);
  await recorder.press('Terminer l’observation');
  await recorder.isSafe();
  await recorder.finish();
  await expect.poll(async () => (await park.read(`visits/${visitId}`))['status']).toBe('finished');
  await context.close();

  await page.goto(`/CampaignQuizzMonitoringView?campaignId=${campaignId}&tab=focal&view=observers`);
  await expect(page.getByRole('row', { name: /Aurore Fontaine/ })).toContainText('1');
  await page.goto(`/ObsResultView?visitId=${visitId}`);
  await expect(page.getByRole('region', { name: 'Budget-temps' })).toContainText('Va-et-vient répété');
});

/** Answers all questions about an animal or an enclosure, beginning with the button of this name. */
async function evaluate(page: Page, button: string): Promise<void> {
  const evaluation = new EvaluationPage(page);
  await evaluation.pressNamed(button);
  await expect(page.getByText(/^Question 1 sur/)).toBeVisible();
  await evaluation.answer();
  await evaluation.pressNamed('Terminer l’évaluation');
  await evaluation.press(page.getByRole('dialog').getByRole('button', { name: /Terminer/ }));
  await expect(page.getByRole('region', { name: 'Score global' })).toBeVisible();
}
