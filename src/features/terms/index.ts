export { TermsFields } from './TermsFields.tsx';
export { TermsText } from './TermsText.tsx';
export { useTermsAgreement } from './useTermsAgreement.ts';
