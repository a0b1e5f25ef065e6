import { defineConfig } from 'i18next-cli';

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
    // `errors`, its parts `import-errors`, `question-errors` and so on, and `entry` by the codes of the domain's catalogue, `menu` by the entries of the sidebar, `access` by roles, tiers
    // and operations, and in any namespace `values.<field>.<stored value>` for the domain's closed lists (status, sex).
    preservePatterns: [
      'errors:*',
      'import-errors:*',
      'question-errors:*',
      'ethogram-errors:*',
      'questionnaire-errors:*',
      'profile-errors:*',
      'answer-errors:*',
      'context-errors:*',
      'campaign-errors:*',
      'session-errors:*',
      'entry:*',
      'menu:*',
      'access:*',
      'values.*',
    ],
  },
  lint: {
    checkConcatenation: 'error',
  },
});
