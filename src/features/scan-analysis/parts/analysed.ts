import type { ComparedSides } from '#domain/analysis/comparison/compared-sides.ts';
import type { Comparison } from '#domain/analysis/comparison/comparison.ts';
import type { MomentKind, PlacesOfMoment } from '#domain/analysis/places-over-time.ts';
import type { Area } from '#domain/enclosures/enclosure.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import type { AnalysisResult } from '../reading/useScanAnalysis.ts';
import type { ShownUncertainty } from './useUncertainty.ts';

/** The names of the things that an analysis speaks of. */
export type AnalysisNames = {
  readonly animal: (animalId: string) => string;
  readonly species: (speciesId: string) => string;
  readonly behaviour: (code: string) => string;
  readonly colour: (code: string) => string;
  readonly zone: (zoneId: string) => string;
};

/** The results that every tab shows a part of. */
export type Analysed = {
  /** in the order of the screen */
  readonly result: AnalysisResult;
  /** in the order of ids, as every device computes it: for files */
  readonly computed: AnalysisResult;
  readonly names: AnalysisNames;
  /** the plans of the observed enclosures */
  readonly areas: readonly Area[];
  readonly uncertainty: ShownUncertainty;
  /** compares two sides of the scans of the result */
  readonly compare: (sides: ComparedSides) => Promise<Comparison>;
  /** the places of the animals at each moment of the scans of the result */
  readonly momentsOf: (kind: MomentKind) => Promise<readonly PlacesOfMoment[]>;
  /** in their order, the first one first */
  readonly campaigns: readonly { readonly campaignId: string; readonly name: string }[];
  /** codes of the behaviours that the ethograms of some campaigns lack */
  readonly partial: readonly string[];
  /** campaigns, filters and parameters, for files */
  readonly facts: readonly ExportFact[];
};
