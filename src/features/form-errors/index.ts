export { FormFailure } from './FormFailure.tsx';
export { useDemoError } from './useDemoError.ts';
export { useFormErrors } from './useFormErrors.ts';
