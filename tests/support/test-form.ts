/**
 * `npm test` runs the short form of tests that are long by nature, `npm run test:long` their long form.
 */
export const IS_LONG = process.env['ENCLOS_TESTS'] === 'long';
