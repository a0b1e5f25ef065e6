import { describe, expect, it } from 'vitest';
import { FEATURES, tierHasFeature } from './features.ts';
import { TIERS } from './tiers.ts';

describe('the features of a tier', () => {
  it('are quick evaluation and account settings alone for discovery', () => {
    expect(FEATURES.filter((feature) => tierHasFeature('discovery', feature))).toEqual([
      'quickEvaluation',
      'accountSettings',
    ]);
  });
  it('are the same for essential and progress', () => {
    const of = (tier: 'essential' | 'progress') => FEATURES.filter((feature) => tierHasFeature(tier, feature));
    expect(of('progress')).toEqual(of('essential'));
  });
  it('gain enrichment and research with fullcare', () => {
    const gained = FEATURES.filter((f) => tierHasFeature('fullcare', f) && !tierHasFeature('progress', f));
    expect(gained).toEqual(['enrichment', 'research']);
  });
  it('only grow from one tier to the next', () => {
    for (const [index, tier] of TIERS.entries()) {
      const next = TIERS[index + 1];
      if (next === undefined) continue;
      expect(FEATURES.filter((f) => tierHasFeature(tier, f) && !tierHasFeature(next, f))).toEqual([]);
    }
  });
});
