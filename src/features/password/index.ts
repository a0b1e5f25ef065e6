export { NewPasswordFields } from './NewPasswordFields.tsx';
export { type NewPassword, useNewPassword } from './useNewPassword.ts';
