import { ACCOUNTS } from '../../scripts/seed/accounts.ts';
import { PARKS } from '../../scripts/seed/parks.ts';
import { IS_LONG } from '../support/test-form.ts';
import { databasesOf, keptOnDevice } from './support/kept-on-device.ts';
import { expect, test } from './support/test.ts';

const SIGN_OUTS = IS_LONG ? 20 : 4;
const KEEPERS = ['keeper@fullcare.example', 'keeper@essential.example'] as const;

/** Words that only the establishment of this account uses: its name, its sectors, its people. */
function wordsOf(email: string): string[] {
  const account = ACCOUNTS.find((one) => one.email === email);
  const park = PARKS.find(({ zooId }) => zooId === account?.zooId);
  if (account === undefined || park === undefined) throw new Error(`No ${email} in the seed`);
  const people = ACCOUNTS.filter(({ zooId }) => zooId === park.zooId).map(({ lastname }) => lastname);
  // With the marks that stand around an id: 'zoo-fullcare' is also in the addresses of accounts.
  return [park.zooName, `${park.zooId}--`, `"${park.zooId}"`, ...people];
}

test(`nothing of two establishments remains on a device after ${SIGN_OUTS} sign-outs`, async ({ page, signIn }) => {
  test.setTimeout(600_000);
  for (let round = 0; round < SIGN_OUTS; round += 1) {
    const [email, other] = round % 2 === 0 ? KEEPERS : ([KEEPERS[1], KEEPERS[0]] as const);
    await signIn.as(email);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await keptOnDevice(page);
    expect(wordsOf(other).filter((word) => shown.includes(word))).toEqual([]);
    await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
    // The page is there before the last write had its chance to leave and the database is gone.
    await expect.poll(() => databasesOf(page)).not.toContain('firestore');
    const left = await keptOnDevice(page);
    expect([...wordsOf(email), ...wordsOf(other)].filter((word) => left.includes(word))).toEqual([]);
  }
});
