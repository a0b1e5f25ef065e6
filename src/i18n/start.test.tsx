import i18next from 'i18next';
import { expect, it } from 'vitest';
import { setLanguage, startI18n } from './start.ts';

it('texts are counted as in the country of the language: zero is plural in Portuguese, singular in French', async () => {
  await startI18n('pt', ['tasks']);
  expect(i18next.t('tasks:count', { count: 0 })).toBe('0 tarefas');
  expect(document.documentElement.lang).toBe('pt');
  await setLanguage('fr');
  expect(i18next.t('tasks:count', { count: 0 })).toBe('0 tâche');
  expect(document.documentElement.lang).toBe('fr');
});

it('a count is written with its thousands, as the language groups them; other values stay as they are', async () => {
  await startI18n('fr', ['tasks', 'words']);
  expect(i18next.t('tasks:count', { count: 12_345 })).toBe('12\u202f345 tâches');
  expect(i18next.t('words:doneOfTotal', { done: 1_234, total: '5000' })).toBe('1234 sur 5000');
  await setLanguage('en');
  expect(i18next.t('tasks:count', { count: 12_345 })).toBe('12,345 tasks');
});
