export { NewPasswordFields } from './NewPasswordFields.tsx';
export { useNewPassword } from './useNewPassword.ts';
