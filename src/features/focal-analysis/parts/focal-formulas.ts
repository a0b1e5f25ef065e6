import type { Formula } from '#features/scan-analysis/index.ts';
import type { FocalTab } from '../focal-tabs.ts';

const MARTIN = 'Martin & Bateson 2007, Measuring Behaviour, 3rd ed., Cambridge University Press';

/** The formula of each analysis, and the publications that it comes from. */
export const FOCAL_FORMULAS: Readonly<Record<Exclude<FocalTab, 'export'>, Formula>> = {
  budget: {
    formula: 'pᵢ = 100 × Dᵢ / T',
    source: 'Altmann 1974, Behaviour 49:227–267; Friard & Gamba 2016, Methods Ecol. Evol. 7:1325–1330',
  },
  durations: { formula: 'd̄ = Σ d / n    σ = √(Σ (d − d̄)² / (n − 1))', source: MARTIN },
  rates: { formula: 'rᵢ = nᵢ / T', source: MARTIN },
  latencies: { formula: 'L̄ = Σ (t₁ − t₀) / n', source: MARTIN },
  transitions: {
    formula: 'p(j | i) = n_ij / Σⱼ n_ij',
    source: 'Bakeman & Gottman 1997, Observing Interaction, 2nd ed., Cambridge University Press',
  },
  timeline: { formula: 'T = t_end − t₀ − Σ pauses', source: null },
};
