import { describe, expect, it } from 'vitest';
import { joinRules } from '../../scripts/rules/join-rules.ts';
import { sharedSources } from '../../scripts/rules/sources.ts';
import { FEATURE_TIERS } from '../../src/domain/access/features.ts';
import { maySee } from '../../src/domain/access/may-see.ts';
import { isRefusedInDemo, mayDo } from '../../src/domain/access/operations.ts';
import { ownSectorOf } from './security/support/paths.ts';
import { actorIn, foundationsOf, idOf, NAMES, type World, WORLDS, zooOf } from './security/support/people.ts';
import { compiled, decideInProcess } from './support/in-process.ts';
import { storedZoo } from './support/stored-documents.ts';

type Fields = Record<string, unknown>;

/** Two collections that exist only in this test: one behind each gate. */
const GATED = {
  name: 'gated',
  text: `match /full/{id} {
  allow read: if signedIn() && mayReadFull(resource.data.zooId);
  allow create: if signedIn() && mayWriteFull(request.resource.data.zooId);
}

match /providers/{id} {
  allow read: if signedIn() && mayReadProvider();
  allow create: if signedIn() && mayWriteProvider();
}
`,
};
const rules = compiled(joinRules(sharedSources(), [GATED]));

const documentsOf = (world: World): Record<string, Fields> =>
  Object.fromEntries(foundationsOf(world).map(({ path, data }) => [path, data as Fields]));

/** Returns the people of every establishment who may do something there, "name of tier". */
const whoMay = (may: (name: string, world: World) => boolean): string[] =>
  WORLDS.flatMap((world) => NAMES.filter((name) => may(name, world)).map((name) => `${name} of ${world}`));

const asked = (collection: 'full' | 'providers', access: 'get' | 'create', documents = documentsOf) =>
  whoMay((name, world) => {
    const fields = { zooId: zooOf(world) };
    const question = { path: `${collection}/one`, uid: idOf(name, world), documents: documents(world) };
    const change = access === 'get' ? { before: fields } : { before: null, after: fields };
    return decideInProcess(rules, { ...question, ...change }).allowed;
  });

const subjectIn = (world: World) => ({
  zooId: zooOf(world),
  sectorIds: [ownSectorOf(zooOf(world))],
  authorId: null,
});

describe('the gate of the fullest tiers', () => {
  const mayRead = (name: string, world: World) => mayDo(actorIn(name, world), 'enrichment.read', subjectIn(world));

  it('admits at each tier the readers of the permission table', () => {
    expect(asked('full', 'get')).toEqual(whoMay(mayRead));
  });

  it('admits at each tier the same people as writers, except in the demonstration', () => {
    const mayWrite = (name: string, world: World) =>
      mayRead(name, world) && !isRefusedInDemo(actorIn(name, world), 'enrichment.edit');
    expect(asked('full', 'create')).toEqual(whoMay(mayWrite));
  });

  it.each([
    ['discovery', false],
    ['essential', false],
    ['progress', false],
    ['fullcare', true],
    ['research_partner', true],
    ['global', true],
  ])('answers a keeper at the tier %s: %s', (world, expected) => {
    expect(asked('full', 'get').includes(`keeper of ${world}`)).toBe(expected);
    expect(asked('full', 'create').includes(`keeper of ${world}`)).toBe(expected);
  });

  it('treats an establishment without a tier, and one of the legacy name, as an essential one', () => {
    const zooId = zooOf('fullcare');
    const withTier = (zooTiers: unknown) => (world: World) => {
      const { zooTiers: _tier, ...zoo } = storedZoo(zooId).data as Fields;
      return { ...documentsOf(world), [`zoo/${zooId}`]: zooTiers === undefined ? zoo : { ...zoo, zooTiers } };
    };
    for (const tier of [undefined, 'basic'])
      expect(asked('full', 'get', withTier(tier))).not.toContain('keeper of fullcare');
    expect(asked('full', 'get', withTier('fullcare'))).toContain('keeper of fullcare');
  });

  it('is the same for every feature of those tiers', () => {
    expect(FEATURE_TIERS.research).toEqual(FEATURE_TIERS.enrichment);
  });
});

describe('the provider’s gate', () => {
  it('admits as readers the people who see the provider’s features', () => {
    // A person from elsewhere is judged by their own establishment, which is not the provider's.
    const isFromElsewhere = (name: string) => name.startsWith('invited');
    const expected = whoMay(
      (name, world) => !isFromElsewhere(name) && maySee(actorIn(name, world), 'taxonAdministration'),
    );
    expect(asked('providers', 'get', withElsewhere)).toEqual(expected);
    expect(expected).toContain('staff of essential');
    expect(expected).toContain('superAdmin of provider');
    expect(expected).not.toContain('superAdmin of global');
  });

  it('admits the provider’s staff alone as writers', () => {
    const expected = whoMay((name, world) => mayDo(actorIn(name, world), 'reference.edit', subjectIn(world)));
    expect(asked('providers', 'create', withElsewhere)).toEqual(expected);
    expect(expected).not.toContain('board of provider');
  });
});

function withElsewhere(world: World): Record<string, Fields> {
  const { path, data } = storedZoo('zoo-elsewhere');
  return { ...documentsOf(world), [path]: data as Fields };
}
