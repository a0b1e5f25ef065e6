/**
 * The interface of firebase-admin. Google's library leaves out `/storage/v1` when STORAGE_EMULATOR_HOST names the
 * emulator, and keeps it when an option does: both are served.
 */
import type { Interface, Route } from '../http/route.ts';
import { deleteAcl, getAcl, listAcl, putAcl } from './acls.ts';
import { deleteBucket, getBucket, listBuckets, makeBucket, patchBucket } from './buckets.ts';
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
    route('/b', { GET: listBuckets, POST: makeBucket }),
    route(`/b/${BUCKET}`, { GET: getBucket, PATCH: patchBucket, PUT: patchBucket, DELETE: deleteBucket }),
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
    route(`/b/${BUCKET}/o/${OBJECT}/acl`, { GET: listAcl, POST: putAcl }),
    route(`/b/${BUCKET}/o/${OBJECT}/acl/(?<entity>[^/]+)`, {
      GET: getAcl,
      PUT: putAcl,
      PATCH: putAcl,
      DELETE: deleteAcl,
    }),
  ],
};
