import type { CampaignForm } from '../useCampaignForm.ts';

/** The property of each step: the form that all of them share. */
export type StepProps = { readonly form: CampaignForm };
