/** The process that `seedApart` starts: it receives one order, and reports how far it is. */
import { seedDatabase } from '../seed.ts';
import type { SeedNews, SeedOrder } from './seed-apart.ts';

const tell = (news: SeedNews) => process.send?.(news);

async function work({ rest, ...target }: SeedOrder): Promise<void> {
  try {
    const show = (line: string) => tell({ line });
    tell({ pictures: await seedDatabase({ ...target, show }, rest, (written) => tell({ written })) });
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) });
  }
}

process.once('message', (order: SeedOrder) => void work(order));
// Nobody waits for a seed whose start is gone. Ctrl-C is the start's to answer.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
