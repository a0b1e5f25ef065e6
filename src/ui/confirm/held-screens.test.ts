import { expect, it } from 'vitest';
import { holdScreen, questionBeforeLeaving } from './held-screens.ts';

const question = (title: string) => ({ title, confirmLabel: 'Quitter', cancelLabel: 'Rester' });

it('a screen without unsaved content is left without a question', () => {
  expect(questionBeforeLeaving()).toBeNull();
});

it('of a form and photos on their way the latest asks first, the other one when that is done', () => {
  const letFormGo = holdScreen(() => question('Quitter sans enregistrer ?'));
  const letPhotosGo = holdScreen(() => question('Quitter pendant l’envoi ?'));
  expect(questionBeforeLeaving()?.title).toBe('Quitter pendant l’envoi ?');
  letPhotosGo();
  expect(questionBeforeLeaving()?.title).toBe('Quitter sans enregistrer ?');
  letFormGo();
  expect(questionBeforeLeaving()).toBeNull();
});
