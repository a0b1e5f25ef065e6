/** Networks that misbehave, standing between a page and the server. */
import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BadNetwork = {
  readonly port: number;
  /** number of mistreated answers */
  readonly mistreated: () => number;
  readonly close: () => Promise<void>;
};

/** Handles an answer in a bad way, or returns false to let it pass. */
type Mistreatment = (
  query: URLSearchParams,
  incoming: IncomingMessage,
  answer: IncomingMessage,
  outgoing: ServerResponse,
) => boolean;

async function startProxy(target: number, mistreat: Mistreatment): Promise<BadNetwork> {
  let count = 0;
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    const query = new URL(path, 'http://proxy').searchParams;
    const onward = forward({ host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
      answer.once('error', () => outgoing.destroy());
      if (mistreat(query, incoming, answer, outgoing)) {
        count += 1;
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    mistreated: () => count,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** Loses the answer to the first attempt of each message, after the server has done its work. */
export function startForgetfulNetwork(target: number): Promise<BadNetwork> {
  return startProxy(target, (query, { method }, answer, outgoing) => {
    const forgets = method === 'POST' && query.has('SID') && query.get('TYPE') === null && query.get('t') === '1';
    if (forgets) answer.resume().once('end', () => outgoing.destroy());
    return forgets;
  });
}

/** Holds every answer of a back channel until it is complete, as some company proxies do. */
export function startBufferingNetwork(target: number): Promise<BadNetwork> {
  return startProxy(target, (query, { method }, answer, outgoing) => {
    if (method !== 'GET' || query.get('RID') !== 'rpc') return false;
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      outgoing.end(Buffer.concat(chunks));
    });
    return true;
  });
}
