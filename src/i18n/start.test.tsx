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
