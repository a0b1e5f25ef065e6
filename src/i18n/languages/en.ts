import auth from '../../../locales/en/auth.json';
import common from '../../../locales/en/common.json';
import entry from '../../../locales/en/entry.json';
import type { LanguageTexts } from './language-texts.ts';

export const texts: LanguageTexts = {
  atOnce: { auth, common, entry },
  later: import.meta.glob(['/locales/en/*.json', '!/locales/en/{auth,common,entry}.json'], { import: 'default' }),
};
