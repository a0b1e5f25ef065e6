/** The process that `seedApart` starts: it is told what to seed, and tells how far it is. */
import { seedDatabase } from '../seed.ts';
import type { SeedNews, SeedOrder } from './seed-apart.ts';

const tell = (news: SeedNews) => process.send?.(news);

async function work(order: SeedOrder): Promise<void> {
  try {
    tell({ counts: await seedDatabase({ ...order, show: (line) => tell({ line }) }) });
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) });
  }
}

process.once('message', (order: SeedOrder) => void work(order));
// Nobody waits for a seed whose start is gone. Ctrl-C is the start's to answer.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
