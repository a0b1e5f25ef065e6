import auth from '../../../locales/de/auth.json';
import common from '../../../locales/de/common.json';
import entry from '../../../locales/de/entry.json';
import type { LanguageTexts } from './language-texts.ts';

export const texts: LanguageTexts = {
  atOnce: { auth, common, entry },
  later: import.meta.glob(['/locales/de/*.json', '!/locales/de/{auth,common,entry}.json'], { import: 'default' }),
};
