import auth from '../../../locales/fr/auth.json';
import common from '../../../locales/fr/common.json';
import entry from '../../../locales/fr/entry.json';
import type { LanguageTexts } from './language-texts.ts';

export const texts: LanguageTexts = {
  atOnce: { auth, common, entry },
  later: import.meta.glob(['/locales/fr/*.json', '!/locales/fr/{auth,common,entry}.json'], { import: 'default' }),
};
