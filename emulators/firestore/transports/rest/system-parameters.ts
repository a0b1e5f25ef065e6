/** The URL parameters of every Google API, besides those of its methods. */
import { FirestoreError } from '../../contract.ts';

const SYSTEM: ReadonlySet<string> = new Set([
  'access_token',
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'prettyPrint',
  'quotaUser',
  'uploadType',
  'upload_protocol',
  'zx',
]);

/** Refuses a parameter that is neither the method's own nor one of Google's. */
export function refuseUnknown(parameters: URLSearchParams, own: readonly string[]): void {
  for (const name of parameters.keys()) {
    if (name.startsWith('$') || SYSTEM.has(name) || own.includes(name)) continue;
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. Field '${name}' could not be found in request message.`,
    );
  }
}

/** The format of the response; only JSON is supported. */
export function answerForm(parameters: URLSearchParams): { readonly pretty: boolean } {
  const alt = parameters.get('$alt') ?? parameters.get('alt') ?? 'json';
  const [form] = alt.split(';');
  if (form !== 'json')
    throw new FirestoreError('INVALID_ARGUMENT', `The local Firestore answers in JSON, not "${alt}".`);
  const pretty = parameters.get('$prettyPrint') ?? parameters.get('prettyPrint');
  return { pretty: pretty === 'true' || pretty === '1' || pretty === '' };
}
