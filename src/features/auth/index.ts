export { SignInPage } from './SignInPage.tsx';
export { SignInServicesContext, type SignInServices } from './services.ts';
