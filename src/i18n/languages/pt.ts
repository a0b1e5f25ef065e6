import auth from '../../../locales/pt/auth.json';
import common from '../../../locales/pt/common.json';
import entry from '../../../locales/pt/entry.json';
import type { LanguageTexts } from './language-texts.ts';

export const texts: LanguageTexts = {
  atOnce: { auth, common, entry },
  later: import.meta.glob(['/locales/pt/*.json', '!/locales/pt/{auth,common,entry}.json'], { import: 'default' }),
};
