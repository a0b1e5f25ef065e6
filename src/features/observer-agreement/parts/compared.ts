import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObserverAgreement, PairAgreement } from '#domain/observer-agreement/observer-agreement.ts';
import type { GateLine } from '#domain/observer-agreement/training-gate.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';

/** The lines of a training; the own line alone for somebody in training. */
export type Gate = { readonly lines: readonly GateLine[]; readonly isOwn: boolean };

/** The results that every tab shows a part of. */
export type Compared = {
  readonly campaign: Campaign;
  readonly agreement: ObserverAgreement;
  /** the pair that is shown in detail; null where no two observers share a session */
  readonly pair: PairAgreement | null;
  readonly gate: Gate;
  /** there are known answers that the person may repeat */
  readonly hasExercises: boolean;
  readonly names: {
    readonly person: (userId: string) => string;
    readonly behaviour: (code: string) => string;
    readonly colour: (code: string) => string;
  };
  /** campaign and filters, for files */
  readonly facts: readonly ExportFact[];
};
