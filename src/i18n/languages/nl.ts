import auth from '../../../locales/nl/auth.json';
import common from '../../../locales/nl/common.json';
import entry from '../../../locales/nl/entry.json';
import type { LanguageTexts } from './language-texts.ts';

export const texts: LanguageTexts = {
  atOnce: { auth, common, entry },
  later: import.meta.glob(['/locales/nl/*.json', '!/locales/nl/{auth,common,entry}.json'], { import: 'default' }),
};
