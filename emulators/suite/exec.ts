/**
 * Runs a command beside a local Firebase of its own, in memory and on separate ports: `node emulators/suite/exec.ts
 * [--only auth,functions,firestore,hosting] [--official] -- command arguments…` Exits with the command's exit code.
 */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExecCall, readExecCall } from './exec-call.ts';
import { startOfficialSuite } from './official-suite.ts';
import { type Suite, startSuite } from './suite.ts';
import { describeFailure, SuiteProblem } from './suite-problem.ts';
import { chooseTestPorts } from './test-ports.ts';
import { untilSignal } from './until-signal.ts';

async function main(): Promise<number> {
  const signal = untilSignal();
  const call = readExecCall(process.argv.slice(2));
  const start = call.official ? startOfficialSuite : startSuite;
  const logFolder = join(tmpdir(), `suite-logs-${process.pid}`);
  const suite = await start({
    root: process.cwd(),
    ports: await chooseTestPorts(process.env),
    services: call.services,
    indexes: call.indexes,
    dataFolder: null,
    logFolder,
    schedulesOnTime: false,
    cancelled: signal,
    show: (line) => process.stderr.write(`[suite] ${line}\n`),
  });
  try {
    return await runBeside(suite, call, signal);
  } finally {
    await suite.stop();
    // The log stays when the start fails, for reading.
    await rm(logFolder, { recursive: true, force: true });
  }
}

async function runBeside(suite: Suite, call: ExecCall, signal: Promise<NodeJS.Signals>): Promise<number> {
  const child = spawn(call.command, call.parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...suite.environment },
    shell: process.platform === 'win32',
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', (error) => reject(new SuiteProblem(`${call.command} could not be started: ${error.message}`)));
    child.once('exit', (code, endSignal) =>
      resolve(code ?? 128 + (endSignal === null ? 0 : constants.signals[endSignal])),
    );
  });
  // The terminal sends Ctrl-C to the command too; other senders signal only this process.
  void signal.then((name) => child.kill(name));
  const failed = suite.failed.then((how) => {
    child.kill('SIGTERM');
    throw new SuiteProblem(how);
  });
  return Promise.race([ended, failed]);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
// Connections of the command's last requests may still be open; everything important has ended.
process.exit();
