// The sign-in page's question, which it asks without authentication.
export { isDemonstrationOffered } from '#data/callables/demonstration-question.ts';
