import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** The headers that the web SDK and pages may read. */
const EXPOSED = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Location',
  'Range',
  'X-Firebase-Storage-Version',
  'X-Goog-Generation',
  'X-Goog-Hash',
  'X-Goog-Metageneration',
  'X-Goog-Stored-Content-Encoding',
  'X-Goog-Stored-Content-Length',
  'X-Goog-Upload-Chunk-Granularity',
  'X-Goog-Upload-Control-URL',
  'X-Goog-Upload-Size-Received',
  'X-Goog-Upload-Status',
  'X-Goog-Upload-URL',
  'X-GUploader-UploadID',
].join(', ');

/** Lets pages of any origin read the response. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  response.appendHeader('Vary', 'Origin');
}

/** Answers a browser's preflight. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  allowOrigin(request, response);
  response.setHeader('Access-Control-Allow-Methods', METHODS);
  response.setHeader('Access-Control-Max-Age', '3600');
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  if (request.headers['access-control-request-private-network'] === 'true')
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.writeHead(204).end();
}
