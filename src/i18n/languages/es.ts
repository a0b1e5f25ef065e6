import auth from '../../../locales/es/auth.json';
import common from '../../../locales/es/common.json';
import entry from '../../../locales/es/entry.json';
import type { LanguageTexts } from './language-texts.ts';

export const texts: LanguageTexts = {
  atOnce: { auth, common, entry },
  later: import.meta.glob(['/locales/es/*.json', '!/locales/es/{auth,common,entry}.json'], { import: 'default' }),
};
