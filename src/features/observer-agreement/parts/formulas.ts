import type { AgreementTab } from '../agreement-tabs.ts';

/** The formulas and publications of each tab, as every language writes them. @source analysis definitions, 9 */
export const FORMULAS = {
  pair: {
    formula:
      'p_o = Σ nᵢᵢ / N    κ = (p_o − p_e) / (1 − p_e)    p_e = Σ rᵢ cᵢ / N²\nPABAK = (k p_o − 1) / (k − 1)    κ_w = 1 − Σ w o / Σ w e,  w = |i − j|, (i − j)²',
    source:
      'Cohen 1960, Educ. Psychol. Meas. 20:37–46; Cohen 1968, Psychol. Bull. 70:213–220; Byrt, Bishop & Carlin 1993, J. Clin. Epidemiol. 46:423–429',
  },
  confusion: { formula: 'nᵢⱼ', source: 'Cohen 1960, Educ. Psychol. Meas. 20:37–46' },
  behaviours: {
    formula: 'κ = (p_o − p_e) / (1 − p_e)    PABAK = 2 p_o − 1    100 × (r + c) / 2N',
    source: 'Cohen 1960, Educ. Psychol. Meas. 20:37–46; Byrt, Bishop & Carlin 1993, J. Clin. Epidemiol. 46:423–429',
  },
  group: {
    formula: 'Pᵢ = (Σ nᵢⱼ² − m) / (m (m − 1))    P̄_e = Σ pⱼ²    κ = (P̄ − P̄_e) / (1 − P̄_e)',
    source: 'Fleiss 1971, Psychol. Bull. 76:378–382',
  },
  gate: { formula: 'κ ≥ κ_min', source: 'Cohen 1960, Educ. Psychol. Meas. 20:37–46' },
} as const satisfies Record<Exclude<AgreementTab, 'export'>, { readonly formula: string; readonly source: string }>;
