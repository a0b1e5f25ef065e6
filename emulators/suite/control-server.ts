import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isAbsolute } from 'node:path';
import type { ClockControl } from './clock/clock-control.ts';
import type { Manifest } from './data/manifest.ts';
import { SuiteProblem } from './suite-problem.ts';

/** The suite's calls that the control server offers. */
export type Controls = {
  status(): unknown;
  usage(): unknown;
  resetUsage(): void;
  /** Returns how the run ended; null when no scheduled function has this name. */
  runSchedule(name: string): Promise<{ readonly outcome: string; readonly reason?: string } | null>;
  /**
   * Changes made while paused never reach a function.
   * @param holder the process whose end resumes the triggers; null without one
   */
  setTriggersPaused(paused: boolean, holder: number | null): Promise<void>;
  readonly clock: ClockControl;
  /** Writes the whole state into a folder; returns the manifest. */
  exportTo(folder: string): Promise<Manifest>;
  /** Replaces everything with an exported state; returns its manifest. */
  importFrom(folder: string): Promise<Manifest>;
};

const MAX_BODY_BYTES = 65_536;

type Answer = { readonly status: number; readonly value: unknown };

/**
 * A small HTTP server for people, scripts and tests:
 * `GET /status`, `GET /usage`, `DELETE /usage`, `POST /schedules/{name}/run`, `POST /triggers/pause`, `POST /triggers/resume`,
 * `GET /clock`, `POST /clock`, `DELETE /clock`, `POST /export`, `POST /import`.
 */
export async function startControlServer(
  host: string,
  port: number,
  controls: Controls,
): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(request, controls)
      .catch((error: unknown) => ({
        status: error instanceof SuiteProblem ? 400 : 500,
        value: { error: error instanceof Error ? error.message : String(error) },
      }))
      .then((result) => send(response, result));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { close: () => close(server) };
}

async function answer(request: IncomingMessage, controls: Controls): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://control');
  // Web pages are refused, even with the right address.
  if (request.headers.origin !== undefined) return { status: 403, value: { error: 'not for web pages' } };
  const schedule = /^\/schedules\/([^/]+)\/run$/.exec(pathname)?.[1];
  switch (`${request.method} ${schedule === undefined ? pathname : '/schedules/{name}/run'}`) {
    case 'GET /status':
      return { status: 200, value: controls.status() };
    case 'GET /usage':
      return { status: 200, value: controls.usage() };
    case 'DELETE /usage':
      controls.resetUsage();
      return { status: 200, value: {} };
    case 'POST /triggers/pause':
    case 'POST /triggers/resume':
      await controls.setTriggersPaused(pathname === '/triggers/pause', await holderIn(request));
      return { status: 200, value: {} };
    case 'GET /clock':
      return { status: 200, value: controls.clock.status() };
    case 'POST /clock':
      return { status: 200, value: await controls.clock.move(await bodyOf(request)) };
    case 'DELETE /clock':
      return { status: 200, value: await controls.clock.reset() };
    case 'POST /export':
      return { status: 200, value: summary(await controls.exportTo(await folderIn(request))) };
    case 'POST /import':
      return { status: 200, value: summary(await controls.importFrom(await folderIn(request))) };
    case 'POST /schedules/{name}/run':
      return runAnswer(decodeURIComponent(schedule ?? ''), controls);
    default:
      return { status: 404, value: { error: 'no such request; docs/local-firebase.md lists them' } };
  }
}

async function runAnswer(name: string, controls: Controls): Promise<Answer> {
  const result = await controls.runSchedule(name);
  if (result === null) return { status: 404, value: { error: `no scheduled function is called "${name}"` } };
  return { status: result.outcome === 'done' ? 200 : 500, value: result };
}

function summary({ date, counts }: Manifest): Pick<Manifest, 'date' | 'counts'> {
  return { date, counts };
}

/** The process named in the body of a pause; null for an empty body. */
async function holderIn(request: IncomingMessage): Promise<number | null> {
  const text = await bodyOf(request);
  if (text === '') return null;
  const { process: holder } = readObject(text) as { process?: unknown };
  if (typeof holder !== 'number' || !Number.isInteger(holder) || holder <= 0)
    throw new SuiteProblem('The body is empty or {"process": <id of a process>}.');
  return holder;
}

function readObject(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}

async function folderIn(request: IncomingMessage): Promise<string> {
  const { folder } = readObject(await bodyOf(request)) as { folder?: unknown };
  // A relative path would be relative to the suite's working directory, not to the caller's.
  if (typeof folder !== 'string' || !isAbsolute(folder))
    throw new SuiteProblem('The body is {"folder": "/an/absolute/path"}.');
  return folder;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new SuiteProblem(`The body is longer than ${MAX_BODY_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, value }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(`${JSON.stringify(value, null, 2)}\n`);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
