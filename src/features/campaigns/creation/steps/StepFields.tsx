import type { ComponentType } from 'react';
import type { FieldStep } from '../campaign-steps.ts';
import { AnimalsStep } from './AnimalsStep.tsx';
import { ContentStep } from './ContentStep.tsx';
import { DatesStep } from './DatesStep.tsx';
import { EnclosuresStep } from './EnclosuresStep.tsx';
import { AuditorsStep, ParticipantsStep } from './PeopleSteps.tsx';
import { ProgrammeStep } from './ProgrammeStep.tsx';
import { RenewalStep } from './RenewalStep.tsx';
import type { StepProps } from './step-props.ts';

const FIELDS: Readonly<Record<FieldStep, ComponentType<StepProps>>> = {
  programme: ProgrammeStep,
  participants: ParticipantsStep,
  content: ContentStep,
  dates: DatesStep,
  renewal: RenewalStep,
  enclosures: EnclosuresStep,
  animals: AnimalsStep,
  auditors: AuditorsStep,
};

/** The fields of one step. */
export function StepFields({ step, form }: StepProps & { readonly step: FieldStep }) {
  const Fields = FIELDS[step];
  return <Fields form={form} />;
}
