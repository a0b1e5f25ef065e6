/** The WebChannel endpoints of Listen and Write: handshake, forward and back channel, termination. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FirestoreError } from '../../contract.ts';
import type { Stream, StreamOutput } from '../streams.ts';
import { sendError } from '../http/answer.ts';
import { MAX_FORM_BODY, readBody } from '../http/body.ts';
import { refuseOwnerOnWebPage } from '../http/web-page.ts';
import { asFirestoreError } from '../status.ts';
import { Crowd } from './crowd.ts';
import { parseForwardBody, parseHeaderLines } from './form.ts';
import { frame } from './framing.ts';
import { Session } from './session.ts';
import type { SessionTimings } from './session.ts';

export type ChannelKind = 'Listen' | 'Write';

export type WebChannelOptions = {
  /** `authorization` is the header of the handshake; the client opens another channel when it changes */
  readonly open: (kind: ChannelKind, output: StreamOutput<object>, authorization: string | undefined) => Stream<string>;
  readonly log: (line: string) => void;
  readonly timings?: Partial<SessionTimings>;
};

const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const WIRE_VERSION = 8;
const SERVER_VERSION = 14;
/** The client gives up on a silent back channel after one and a half times this time. */
const KEEP_ALIVE_MS = 30_000;
const DEFAULT_TIMINGS: SessionTimings = { abandonedMs: 60_000, noopIntervalMs: 20_000, longPollMs: 25_000 };

/** All open channels of a server. */
export class WebChannels {
  readonly #options: WebChannelOptions;
  readonly #timings: SessionTimings;
  readonly #sessions = new Map<string, Session>();
  readonly #crowd = new Crowd();

  constructor(options: WebChannelOptions) {
    this.#options = options;
    this.#timings = { ...DEFAULT_TIMINGS, ...options.timings };
  }

  /** Answers a request of a channel; returns false for other paths. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const kind = CHANNEL.exec(url.pathname)?.[1] as ChannelKind | undefined;
    if (kind === undefined) return false;
    try {
      await this.#answer(kind, request, response, url.searchParams);
    } catch (error) {
      sendError(response, asFirestoreError(error, this.#options.log));
    }
    return true;
  }

  /** Ends every channel. */
  close(): void {
    const error = new FirestoreError('UNAVAILABLE', 'The local Firestore is shutting down.');
    for (const session of [...this.#sessions.values()]) session.shutDown(error);
  }

  async #answer(
    kind: ChannelKind,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const id = query.get('SID');
    if (query.get('TYPE') === 'terminate') {
      await readBody(request, MAX_FORM_BODY);
      if (id !== null) this.#sessions.get(id)?.drop();
      writeChannelHead(response);
      response.end();
    } else if (id === null || id === 'null') await this.#handshake(kind, request, response, query);
    else {
      const session = this.#sessions.get(id);
      if (session === undefined) await refuseUnknown(request, response);
      else if (request.method === 'GET') attachBackChannel(session, request, response, query);
      else await this.#forward(session, request, response, query);
    }
  }

  async #handshake(
    kind: ChannelKind,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const { headers, offset, messages } = parseForwardBody(await readBody(request, MAX_FORM_BODY));
    const inQuery = parseHeaderLines(query.get('$httpHeaders') ?? '');
    const authorization = headers.get('authorization') ?? inQuery.get('authorization') ?? request.headers.authorization;
    refuseOwnerOnWebPage(request, authorization);
    if (offset > 0) throw new FirestoreError('INVALID_ARGUMENT', `A channel begins with message 0, not ${offset}.`);
    const session = new Session({
      timings: this.#timings,
      crowd: this.#crowd,
      open: (output) => this.#options.open(kind, output, authorization),
      onDropped: (dropped) => this.#sessions.delete(dropped.id),
    });
    this.#sessions.set(session.id, session);
    if (query.has('X-HTTP-Session-Id')) response.setHeader('X-HTTP-Session-Id', randomBytes(12).toString('base64url'));
    writeChannelHead(response);
    response.end(frame([[0, ['c', session.id, '', WIRE_VERSION, SERVER_VERSION, KEEP_ALIVE_MS]]]));
    // After the response is sent: the client times the handshake and judges the network by it.
    setImmediate(() => session.receive(offset, messages));
  }

  async #forward(
    session: Session,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    try {
      const { offset, messages } = parseForwardBody(await readBody(request, MAX_FORM_BODY));
      session.acknowledge(arrayId(query));
      session.receive(offset, messages);
    } catch (error) {
      // The client takes a refused request for a bad network and would retry for ever; a refusal on the stream is
      // accepted.
      session.fail(asFirestoreError(error, this.#options.log));
    }
    writeChannelHead(response);
    response.end(frame(session.status()));
  }
}

function writeChannelHead(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache, no-store, no-transform, max-age=0',
    'X-Content-Type-Options': 'nosniff',
    'X-Accel-Buffering': 'no',
  });
}

async function refuseUnknown(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await readBody(request, MAX_FORM_BODY);
  response.writeHead(400, 'Unknown SID', { 'Content-Type': 'text/plain; charset=utf-8' });
  // The client searches for these two words anywhere except at the very beginning.
  response.end('Error: Unknown SID');
}

function attachBackChannel(
  session: Session,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): void {
  writeChannelHead(response);
  const timeout = Number(query.get('TO') ?? '');
  session.attach(response, {
    acknowledged: arrayId(query),
    longPolling: query.get('CI') === '1',
    pollTimeoutMs: timeout > 0 ? timeout : null,
    browser: `${request.socket.remoteAddress} ${request.headers['user-agent']}`,
  });
}

function arrayId(query: URLSearchParams): number {
  const id = Number(query.get('AID') ?? '0');
  return Number.isInteger(id) && id > 0 ? id : 0;
}
