/** The REST interface: for plain HTTP clients and the unary calls of the web SDK. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionCut } from '../../faults/faulty-call.ts';
import { sendError, sendJson } from '../http/answer.ts';
import { readJson } from '../http/body.ts';
import { refuseOwnerOnWebPage } from '../http/web-page.ts';
import { runMethod } from '../run-method.ts';
import type { MethodParts } from '../run-method.ts';
import { asFirestoreError } from '../status.ts';
import { answersInAList, restCall } from './request.ts';
import { answerForm } from './system-parameters.ts';

export type RestOptions = MethodParts & { readonly log: (line: string) => void };

/** Answers a request of the REST interface; returns false for other paths. */
export async function handleRest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: RestOptions,
): Promise<boolean> {
  if (!url.pathname.startsWith('/v1/')) return false;
  const inAList = answersInAList(url);
  let pretty = false;
  try {
    pretty = answerForm(url.searchParams).pretty;
    const call = await restCall(verbOf(request), url, () => readJson(request));
    if (call === null) return false;
    const token = url.searchParams.get('access_token');
    const authorization = request.headers.authorization ?? (token === null ? undefined : `Bearer ${token}`);
    refuseOwnerOnWebPage(request, authorization);
    sendJson(response, 200, await runMethod(options, { ...call, transport: 'rest', authorization }), pretty);
  } catch (error) {
    if (error instanceof ConnectionCut) response.destroy();
    else sendError(response, asFirestoreError(error, options.log), { inAList, pretty });
  }
  return true;
}

/** Behind networks that pass only GET and POST, clients name the method in a header. */
function verbOf({ method = 'GET', headers }: IncomingMessage): string {
  const override = headers['x-http-method-override'];
  return method === 'POST' && typeof override === 'string' ? override.toUpperCase() : method;
}
