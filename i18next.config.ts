import { defineConfig } from 'i18next-cli';
import { ERROR_NAMESPACES } from './src/i18n/error-namespaces.ts';

export default defineConfig({
  locales: ['fr', 'en', 'es', 'de', 'it', 'nl', 'pt'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.test.{ts,tsx}', 'src/**/*.d.ts'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    primaryLanguage: 'fr',
    defaultValue: '',
    extractFromComments: false,
    // The files keep their own order: that of the screen, the menu, the list.
    sort: false,
    // Keys put together at run time, which no extraction can see. Put such keys here and nowhere else:
    // sentences of errors by the codes of the domain's catalogue, `menu` by the entries of the sidebar, `access` by roles,
    // tiers and operations, and in any namespace `values.<field>.<stored value>` for the domain's closed lists (status, sex).
    preservePatterns: [...ERROR_NAMESPACES.map((namespace) => `${namespace}:*`), 'menu:*', 'access:*', 'values.*'],
  },
  lint: {
    checkConcatenation: 'error',
  },
});
