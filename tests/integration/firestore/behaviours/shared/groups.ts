/** Collections of the same name, wherever they are. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { same } from '../checks.ts';
import type { QuerySpec } from '../query-spec.ts';
import { reference } from '../values.ts';

async function visits({ zoo }: Stage): Promise<void> {
  await zoo.batch((batch) => {
    batch.set('visits/top', { n: 5, kind: 'a' });
    batch.set('animals/fox/visits/one', { n: 1, kind: 'a' });
    batch.set('animals/fox/visits/two', { n: 4, kind: 'b' });
    batch.set('animals/hare/visits/one', { n: 2, kind: 'a' });
    batch.set('keepers/ada/rounds/first/visits/deep', { n: 3, kind: 'b' });
    batch.set('animals/fox/visitors/eve', { n: 9, kind: 'a' });
    batch.set('animals/visits', { n: 9, kind: 'a' });
  });
}

const finds =
  (query: Omit<QuerySpec, 'group'>, expected: string[]) =>
  async (stage: Stage): Promise<void> => {
    await visits(stage);
    same(await stage.other.paths({ group: 'visits', ...query }), expected);
  };

export const groups = behaviours('collection groups', {
  'a group has the documents of every collection of that name, in the order of their paths': finds({}, [
    'animals/fox/visits/one',
    'animals/fox/visits/two',
    'animals/hare/visits/one',
    'keepers/ada/rounds/first/visits/deep',
    'visits/top',
  ]),
  'a group can be ordered by a field': finds({ order: ['n'] }, [
    'animals/fox/visits/one',
    'animals/hare/visits/one',
    'keepers/ada/rounds/first/visits/deep',
    'animals/fox/visits/two',
    'visits/top',
  ]),
  'a group can be filtered': finds({ where: [['kind', '==', 'b']] }, [
    'animals/fox/visits/two',
    'keepers/ada/rounds/first/visits/deep',
  ]),
  'a group can be filtered by a range': finds({ where: [['n', '>=', 4]] }, ['animals/fox/visits/two', 'visits/top']),
  'a group can be limited': finds({ order: ['n desc'], limit: 2 }, ['visits/top', 'animals/fox/visits/two']),
  'a group can be limited to its last': finds({ order: ['n'], limitToLast: 1 }, ['visits/top']),
  'a group can begin at a value': finds({ order: ['n'], startAfter: [3] }, ['animals/fox/visits/two', 'visits/top']),
  'a group can be filtered by whole paths': finds(
    {
      where: [
        ['__name__', '>=', reference('animals/fox/visits/two')],
        ['__name__', '<', reference('keepers/ada')],
      ],
    },
    ['animals/fox/visits/two', 'animals/hare/visits/one'],
  ),
  'a group can be counted': async (stage) => {
    await visits(stage);
    same(await stage.other.count({ group: 'visits', where: [['kind', '==', 'a']] }), 3);
  },
  'a group can be summed': async (stage) => {
    await visits(stage);
    same(await stage.other.aggregate({ group: 'visits' }, { s: ['sum', 'n'] }), { s: 15 });
  },
  'a listener of a group hears of every collection': async (stage) => {
    await visits(stage);
    const watch = stage.zoo.watch({ group: 'visits', where: [['kind', '==', 'b']], order: ['n'] });
    await watch.shows(['deep', 'two']);
    await stage.other.set('somewhere/else/visits/new', { n: 0, kind: 'b' });
    await watch.shows(['new', 'deep', 'two']);
    await stage.other.update('animals/hare/visits/one', { kind: 'b', n: 9 });
    await watch.shows(['new', 'deep', 'two', 'one']);
    await stage.other.remove('animals/fox/visits/two');
    await watch.shows(['new', 'deep', 'one']);
  },
  'a group of a name that no collection has is empty': async ({ other }) => {
    same(await other.paths({ group: 'nowhere' }), []);
  },
});
