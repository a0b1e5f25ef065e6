import { expect, it } from 'vitest';
import { aBehaviour, aModifier, anEthogramContent } from '../../../../tests/support/builders/ethogram.ts';
import { categoriesByCode, namesOfSessions } from './names-of-sessions.ts';

const version = {
  ...anEthogramContent({ behaviours: [aBehaviour('GRO', { modifiers: [aModifier('role', 'a|b')] })] }),
  ...{ ethogramId: 'eth', version: 2 },
};

it('names things once and behaviours by their version; a thing without a name is left out', () => {
  const names = namesOfSessions(
    {
      ...{ campaigns: [['c', 'Lions'] as const, ['c', 'Lions'] as const], enclosures: [['e', ''] as const] },
      ...{ observers: [], animals: [], zones: [], versions: [version] },
    },
    'fr',
  );
  expect([names.campaigns, names.enclosures]).toEqual([{ c: 'Lions' }, {}]);
  expect(names.ethograms['eth 2']).toEqual({ behaviours: { GRO: 'Nom GRO' }, modifiers: { 'GRO role:a|b': 'a/b' } });
});
it('names the category of each behaviour', () => {
  expect(categoriesByCode([version], 'fr')).toEqual({ GRO: 'Repos' });
});
