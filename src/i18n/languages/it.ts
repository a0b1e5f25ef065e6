import auth from '../../../locales/it/auth.json';
import common from '../../../locales/it/common.json';
import entry from '../../../locales/it/entry.json';
import type { LanguageTexts } from './language-texts.ts';

export const texts: LanguageTexts = {
  atOnce: { auth, common, entry },
  later: import.meta.glob(['/locales/it/*.json', '!/locales/it/{auth,common,entry}.json'], { import: 'default' }),
};
