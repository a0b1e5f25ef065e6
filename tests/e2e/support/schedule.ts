/** Runs a scheduled function of the suite now, as `npm run schedule -- <name>` does, and waits for its end. */
export async function runSchedule(name: string): Promise<void> {
  const control = process.env['ENCLOS_CONTROL_URL'];
  if (control === undefined) throw new Error('No suite is running: run these tests with npm run test:e2e.');
  const response = await fetch(`${control}/schedules/${name}/run`, { method: 'POST' });
  if (!response.ok) throw new Error(`${name} could not be run: ${await response.text()}`);
}
