/**
 * The interface of firebase-admin. Google's library leaves out `/storage/v1` when STORAGE_EMULATOR_HOST names the
 * emulator, and keeps it when an option does: both are served.
 */
import type { Handler, Interface, Route } from '../http/route.ts';
import { unsupported } from '../http/unsupported.ts';
import { compose, copyTo, moveTo, rewrite } from './copies.ts';
import { jsonError } from './form.ts';
import { getObject, list, patchObject, putObject, removeObject } from './objects.ts';
import { deleteUpload, putUpload } from './resumable.ts';
import { postUpload } from './uploads.ts';

const BUCKET = '(?<bucket>[^/]+)';
const OBJECT = '(?<object>[^/]+)';

function route(path: string, methods: Route['methods']): Route {
  return { pattern: new RegExp(`^(?:/storage/v1)?${path}/?$`), methods };
}

function forEvery(handler: Handler): Route['methods'] {
  return { GET: handler, POST: handler, PUT: handler, PATCH: handler, DELETE: handler };
}

export const jsonInterface: Interface = {
  errorForm: jsonError,
  owns: (path) => /^\/(?:b|storage|upload|download|internal|emulator|batch)(?:\/|$)/.test(path),
  routes: [
    {
      pattern: new RegExp(`^/(?:resumable/)?upload/storage/v1/b/${BUCKET}/o/?$`),
      methods: { POST: postUpload, PUT: putUpload, DELETE: deleteUpload },
    },
    {
      pattern: new RegExp(`^/download/storage/v1/b/${BUCKET}/o/${OBJECT}$`),
      methods: { GET: getObject, HEAD: getObject },
    },
    route(`/b(?:/${BUCKET})?`, forEvery(unsupported('administration of buckets: a bucket exists once it has a file'))),
    route(`/b/${BUCKET}/o`, { GET: list }),
    route(`/b/${BUCKET}/o/${OBJECT}`, {
      GET: getObject,
      HEAD: getObject,
      PATCH: patchObject,
      PUT: putObject,
      DELETE: removeObject,
    }),
    route(`/b/${BUCKET}/o/${OBJECT}/compose`, { POST: compose }),
    route(`/b/${BUCKET}/o/${OBJECT}/rewriteTo/b/(?<toBucket>[^/]+)/o/(?<toObject>[^/]+)`, { POST: rewrite }),
    route(`/b/${BUCKET}/o/${OBJECT}/copyTo/b/(?<toBucket>[^/]+)/o/(?<toObject>[^/]+)`, { POST: copyTo }),
    route(`/b/${BUCKET}/o/${OBJECT}/moveTo/o/(?<toObject>[^/]+)`, { POST: moveTo }),
    route(`/b/${BUCKET}/(?:o/${OBJECT}/|defaultObject)?acl(?:/[^/]+)?`, forEvery(unsupported('access lists'))),
  ],
};
