export { FormFailure } from './FormFailure.tsx';
export { OvertakenNote } from './OvertakenNote.tsx';
export { useDemoError } from './useDemoError.ts';
export { useFormErrors } from './useFormErrors.ts';
