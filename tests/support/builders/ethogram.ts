import type {
  Behaviour,
  Ethogram,
  EthogramContent,
  EthogramVersion,
  Modifier,
} from '../../../src/domain/ethograms/ethogram.ts';
import {
  emptyEthogram,
  emptyBehaviour,
  notVisible,
  unseenCategory,
} from '../../../src/domain/ethograms/tidy-ethogram.ts';
import { inSevenLanguages } from './seven-languages.ts';

/** Returns a behaviour of the category 'rest' under this code, with a key of its own for the codes A to Z. */
export function aBehaviour(code: string, differences: Partial<Behaviour> = {}): Behaviour {
  return {
    ...emptyBehaviour('rest'),
    ...{ code, name: inSevenLanguages(`Nom ${code}`), definition: inSevenLanguages(`Définition ${code}`) },
    ...{ key: code.slice(0, 1).toLowerCase(), ...differences },
  };
}

/** Returns a modifier with these values. */
export function aModifier(modifierId: string, ...values: string[]): Modifier {
  return {
    modifierId,
    name: inSevenLanguages(modifierId),
    values: values.map((valueId) => ({ valueId, name: inSevenLanguages(valueId) })),
  };
}

/** Returns a complete ethogram with the behaviours RES, LOC and NV, changed by `differences`. */
export function anEthogramContent(differences: Partial<EthogramContent> = {}): EthogramContent {
  return {
    ...emptyEthogram(),
    ethogramRef: 'ETH-TEST',
    name: inSevenLanguages('Essai'),
    categories: [{ categoryId: 'rest', name: inSevenLanguages('Repos') }, unseenCategory()],
    behaviours: [aBehaviour('RES'), aBehaviour('LOC'), notVisible()],
    ...differences,
  };
}

/** Returns a stored official draft, changed by `differences`. */
export function anEthogram(differences: Partial<Ethogram> = {}): Ethogram {
  return {
    ...anEthogramContent(),
    ...{ ethogramId: 'eth-test', zooId: null, status: 'draft', version: 0 },
    ...{ authorId: 'staff-1', editorId: 'staff-1', createdAtUnix: 1_700_000_000_000, updatedAtUnix: 1_700_000_000_000 },
    ...differences,
  };
}

/** Returns a published version 1, changed by `differences`. */
export function anEthogramVersion(differences: Partial<EthogramVersion> = {}): EthogramVersion {
  const number = differences.number ?? 1;
  return {
    ...anEthogramContent(),
    ...{ versionId: String(number), number, ethogramId: 'eth-test', zooId: null, mapping: [] },
    ...{ publishedBy: 'staff-1', publishedAtUnix: 1_700_000_000_000 },
    ...differences,
  };
}
