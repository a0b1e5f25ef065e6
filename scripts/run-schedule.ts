/** `npm run schedule -- <name>`: runs a scheduled function of the running local Firebase now. Without a name: lists them. */
import { choosePorts, HOST } from '../emulators/suite/ports.ts';
import { describeFailure, SuiteProblem } from '../emulators/suite/suite-problem.ts';

type Status = {
  readonly schedules?: readonly { name: string; schedule: string; timeZone: string; nextRun: string | null }[];
};
type Outcome = { readonly reason?: string; readonly error?: string };

async function ask(path: string, method: string): Promise<{ ok: boolean; value: unknown }> {
  const origin = process.env['ENCLOS_CONTROL_URL'] ?? `http://${HOST}:${choosePorts(process.env).control}`;
  const response = await fetch(`${origin}${path}`, { method }).catch(() => {
    throw new SuiteProblem('The local Firebase is not running: npm start.');
  });
  return { ok: response.ok, value: await response.json() };
}

try {
  const name = process.argv[2];
  if (name === undefined) {
    const { schedules = [] } = (await ask('/status', 'GET')).value as Status;
    for (const entry of schedules) {
      console.log(`${entry.name.padEnd(32)} ${entry.schedule} (${entry.timeZone}), next ${entry.nextRun ?? 'never'}`);
    }
  } else {
    const { ok, value } = await ask(`/schedules/${encodeURIComponent(name)}/run`, 'POST');
    const { reason, error } = value as Outcome;
    if (!ok) throw new SuiteProblem(`${name} did not run to its end: ${error ?? reason ?? 'no reason given'}.`);
    console.log(`${name} has run.`);
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
