/** Stops the listeners that a behaviour started, also after its failure. */
import type { Watch } from './watch.ts';
import type { Zoo } from './zoo.ts';

export function watched(zoos: readonly [Zoo, Zoo]): { zoo: Zoo; other: Zoo; stopAll: () => void } {
  const watches: Watch[] = [];
  const [zoo, other] = zoos.map((each): Zoo => ({
    ...each,
    watch: (target) => {
      const watch = each.watch(target);
      watches.push(watch);
      return watch;
    },
  })) as [Zoo, Zoo];
  return { zoo, other, stopAll: () => watches.forEach((watch) => watch.stop()) };
}
