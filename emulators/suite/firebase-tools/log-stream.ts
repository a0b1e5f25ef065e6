import { setTimeout as delay } from 'node:timers/promises';
import { type FunctionLog, readFunctionLog } from './function-log.ts';

/**
 * Listens to firebase-tools' logging emulator, which sends all former lines to a new listener.
 * Only this stream tells which function a line comes from.
 * @returns the function that stops listening
 */
export function followFunctionLogs(address: string, onLog: (log: FunctionLog) => void): () => void {
  let stopped = false;
  let socket: WebSocket | null = null;

  async function connect(): Promise<void> {
    while (!stopped) {
      const ended = Promise.withResolvers<void>();
      socket = new WebSocket(address);
      socket.addEventListener('message', (message) => {
        const log = readFunctionLog(String(message.data));
        if (log !== null) onLog(log);
      });
      socket.addEventListener('close', () => ended.resolve());
      socket.addEventListener('error', () => ended.resolve());
      await ended.promise;
      if (!stopped) await delay(500, undefined, { ref: false });
    }
  }

  void connect();
  return () => {
    stopped = true;
    socket?.close();
  };
}
