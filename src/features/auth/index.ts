export { SignInPage } from './SignInPage.tsx';
export { SignInServicesContext, type SignInServices } from './services.ts';

/** Loads the page of a signed-in person whose establishment cannot be read; the sign-in page does not fetch it. */
export const loadUnreadablePage = async () => (await import('./UnreadablePage.tsx')).UnreadablePage;
