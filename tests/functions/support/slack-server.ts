import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The way in which the server that plays Slack answers a message it has received. */
export type SlackManners = (answer: ServerResponse, request: IncomingMessage) => void;

/** Answers with a status, a body and headers. */
export const answering =
  (status: number, body = 'ok', headers: Record<string, string> = {}): SlackManners =>
  (answer) =>
    void answer.writeHead(status, headers).end(body);
/** Reads the message and never answers. */
export const hanging: SlackManners = () => undefined;
/** Reads the message and closes the connection without an answer. */
export const closing: SlackManners = (_answer, request) => void request.socket.destroy();

/** A real server on this machine that plays Slack. */
export type SlackServer = {
  /** its endpoint; the last part of the path is a secret */
  readonly endpoint: string;
  /** the messages it received whole, in their order */
  readonly received: { readonly text: string; readonly channel?: string; readonly path: string }[];
  /** changes its way of answering */
  behave: (manners: SlackManners) => void;
  readonly close: () => Promise<void>;
};

/** The part of every endpoint of these tests that nothing may show. */
export const SLACK_SECRET = 'slack-endpoint-canary';

/** Starts a server that takes every message. */
export async function startSlack(): Promise<SlackServer> {
  const received: SlackServer['received'] = [];
  let manners = answering(200);
  const server: Server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ ...JSON.parse(Buffer.concat(chunks).toString() || '{}'), path: request.url ?? '' });
      manners(answer, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/services/T0/B0/${SLACK_SECRET}`,
    received,
    behave: (next) => {
      manners = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
