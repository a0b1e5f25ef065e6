import { LANGUAGES } from '../../src/domain/users/language.ts';
import { LANGUAGE_NAMES } from '../../src/i18n/language-names.ts';
import { expect as expectSoon, test } from './support/test.ts';

// Each function's first call starts a process.
test.setTimeout(300_000);
const expect = expectSoon.configure({ timeout: 60_000 });

test('provider staff write a question in seven languages, publish it, and find it among those of a species', async ({
  page,
  signIn,
}) => {
  const code = `E2E-${Date.now()}`;
  const wording = `Les branches sont-elles fraîches (${code}) ?`;
  await signIn.as('staff@provider.example');
  await page.goto('/QuestionListView');
  await page.getByRole('link', { name: 'Écrire une question' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Oui ou non' }).click();
  const write = async (language: (typeof LANGUAGES)[number]) => {
    await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
    const text = language === 'fr' ? wording : `${wording} (${language})`;
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill(text);
  };
  for (const language of LANGUAGES.filter((one) => one !== 'pt')) await write(language);
  await page.getByRole('button', { name: 'Enregistrer' }).click();

  // The draft says which language it lacks, and waits for it.
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(page.getByText('Question : Português')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publier la question' })).toBeDisabled();
  await write('pt');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Publier la question' }).click();
  await expect(page.getByText(`« ${code} » est publiée, version 1`)).toBeVisible();

  await page.goto(`/QuestionListView?q=${code}`);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Publiée');
  await page.goto('/SpecieQA?id=lion');
  await expect(page.getByRole('link', { name: new RegExp(code) })).toBeVisible();
});
