import type { AnalysisTab } from '../analysis-tabs.ts';

/** The formula of an analysis and the publications that it comes from, as every language writes them; null for a plain count. */
export type Formula = { readonly formula: string; readonly source: string | null };

/** @source analysis definitions, 2 to 8; of the comparison, the publications it names */
export const FORMULAS: Readonly<Record<Exclude<AnalysisTab, 'export'>, Formula>> = {
  frequency: { formula: 'pᵢ = 100 × nᵢ / N', source: 'Altmann 1974, Behaviour 49:227–267' },
  diversity: {
    formula: 'H′ = −Σ pᵢ ln pᵢ    J′ = H′ / ln S    exp(H′)    1 − Σ pᵢ²',
    source: 'Shannon 1948; Pielou 1966, J. Theor. Biol. 13:131–144',
  },
  lists: { formula: '0 < 100 × nᵢ / N < t', source: null },
  proximity: {
    formula: 'SRI = x / (x + y_AB + y_A + y_B)    HWI = x / (x + y_AB + (y_A + y_B) / 2)',
    source: 'Cairns & Schwager 1987, Anim. Behav. 35:1454–1469; Farine & Whitehead 2015, J. Anim. Ecol. 84:1144–1163',
  },
  network: { formula: 'd = 2m / (n (n − 1))', source: 'Farine & Whitehead 2015, J. Anim. Ecol. 84:1144–1163' },
  centrality: {
    formula: 'C_B(v) = Σ σ(s, t | v) / σ(s, t)    C_C(v) = ((r − 1) / Σ d) × ((r − 1) / (n − 1))    A x = λ x',
    source:
      'Freeman 1978; Brandes 2001; Wasserman & Faust 1994; Bonacich 1987; Watts & Strogatz 1998; Onnela et al. 2005',
  },
  avoidance: { formula: 'r_AB = 100 × n_AB / s_AB', source: null },
  zones: {
    formula: 'SPI = Σ |fᵢ − f_eᵢ| / (2 (N − min f_e))    E* = (Wᵢ − 1/k) / (Wᵢ + 1/k)',
    source:
      'Plowman 2003, Appl. Anim. Behav. Sci. 83:331–336; Dickens 1955; Vanderploeg & Scavia 1979; Brereton & Fernandez 2022, ABC 9:119–132',
  },
  heatmap: { formula: 'c = ⌊x / √a⌋    r = ⌊y / √a⌋', source: null },
  space: { formula: 'c = ⌊x / √a⌋    r = ⌊y / √a⌋    −1 ≤ h ≤ 4', source: null },
  patterns: { formula: 'pᵢ = 100 × nᵢ / N', source: 'Altmann 1974, Behaviour 49:227–267' },
  statistics: { formula: 'v = 100 × s_A / s    σ = √(Σ (xᵢ − x̄)² / (n − 1))', source: null },
  comparison: {
    formula: 'Δ = p_B − p_A    h = 2 asin √p_B − 2 asin √p_A    ΔH′ = H′_B − H′_A    d = ΔH′ / s',
    source:
      'Cohen 1988; Efron & Tibshirani 1993; Nakagawa & Cuthill 2007, Biol. Rev. 82:591–605; Machlis, Dodd & Fentress 1985, Z. Tierpsychol. 68:201–214',
  },
};
