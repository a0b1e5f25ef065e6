// Fetched at the click alone: most people who sign in do not enter the demonstration.
export { enterDemonstration } from '#data/auth/enter-demonstration.ts';
