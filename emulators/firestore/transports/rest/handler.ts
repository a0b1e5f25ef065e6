/** The REST interface: what plain HTTP clients and the unary calls of the web SDK use. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from '../../contract.ts';
import { callContext, callerFromAuthorization } from '../caller.ts';
import { sendError, sendJson } from '../http/answer.ts';
import { readJson } from '../http/body.ts';
import { METHODS } from '../methods.ts';
import { asFirestoreError } from '../status.ts';
import { restCall } from './request.ts';

export type RestOptions = { readonly backend: Backend; readonly log: (line: string) => void };

/** Answers a request of the REST interface; false when the path is not its own. */
export async function handleRest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: RestOptions,
): Promise<boolean> {
  if (!url.pathname.startsWith('/v1/')) return false;
  try {
    const caller = callerFromAuthorization(request.headers.authorization, Date.now());
    const call = await restCall(request.method ?? 'GET', url, () => readJson(request));
    const method = call === null ? undefined : METHODS[call.method];
    if (call === null || method === undefined) return false;
    const answer = await method.run(options.backend, callContext(method.database(call.request), caller), call.request);
    sendJson(response, 200, answer);
  } catch (error) {
    sendError(response, asFirestoreError(error, options.log));
  }
  return true;
}
