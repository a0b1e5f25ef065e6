/** The words of one language; importing the file teaches them to the library. */
declare module 'cronstrue/locales/*.js' {}
