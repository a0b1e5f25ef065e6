/**
 * Loaded into firebase-tools before its own code (`node --import`). The Auth emulator keeps accounts in memory only, so
 * its response to a request that may have changed them waits until the suite has a copy on the disk. Acknowledged
 * changes then survive the end of any process.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

/**
 * Asks the suite to keep the accounts; the suite answers with the same number. It sends a 0 when it begins to keep
 * them.
 */
export type KeepRequest = { readonly keepAccounts: number };
export type KeepAnswer = { readonly keptAccounts: number };

/** The suite sets it when it has a folder for accounts. */
const authPort = Number(process.env['SUITE_KEPT_AUTH_PORT']);
const waiting = new Map<number, () => void>();
let lastNumber = 0;
let isKept = false;

/** Returns whether the request may change an account or a setting. Read calls that use POST do not count. */
function mayChange({ method = '', url = '' }: IncomingMessage): boolean {
  // Links in e-mails are opened by GET and use up their code.
  if (method === 'GET') return url.startsWith('/emulator/action');
  return method !== 'OPTIONS' && method !== 'HEAD' && !/accounts:(lookup|query)\b/.test(url);
}

function untilKept(): Promise<void> {
  return new Promise((resolve) => {
    lastNumber += 1;
    const number = lastNumber;
    waiting.set(number, resolve);
    const request: KeepRequest = { keepAccounts: number };
    // Without the suite, nothing is kept any more.
    process.send?.(request, undefined, undefined, (error) => {
      if (error !== null) release(number);
    });
  });
}

function release(number: number): void {
  waiting.get(number)?.();
  waiting.delete(number);
}

function holdBack(response: ServerResponse): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let kept: Promise<void> | null = null;
  const whenKept = (work: () => void): void => {
    kept ??= untilKept();
    void kept.then(work);
  };
  response.write = ((...parameters: Parameters<typeof write>) => {
    whenKept(() => write(...parameters));
    return true;
  }) as typeof write;
  response.end = ((...parameters: Parameters<typeof end>) => {
    whenKept(() => end(...parameters));
    return response;
  }) as typeof end;
}

if (process.send !== undefined && authPort > 0) {
  process.on('message', (message: Partial<KeepAnswer>) => {
    isKept = true;
    if (typeof message.keptAccounts === 'number') release(message.keptAccounts);
  });
  process.once('disconnect', () => {
    isKept = false;
    for (const number of [...waiting.keys()]) release(number);
  });
  process.channel?.unref();
  // Bound to the server of each call.
  const emit: (this: Server, name: string, ...parameters: unknown[]) => boolean = Reflect.get(Server.prototype, 'emit');
  Server.prototype.emit = function emitHeldBack(this: Server, name: string, ...parameters: unknown[]) {
    if (name === 'request') {
      const [request, response] = parameters as [IncomingMessage, ServerResponse];
      if (isKept && request.socket.localPort === authPort && mayChange(request)) holdBack(response);
    }
    return Reflect.apply(emit, this, [name, ...parameters]);
  };
}
