import { MAX_PAGE_SIZE, type ListRequest } from '../objects/listing.ts';
import { invalid } from '../storage-error.ts';
import { globMatcher } from './glob.ts';

/** The parameters of a listing. */
export function listRequestOf(bucket: string, parameters: URLSearchParams): ListRequest {
  const glob = parameters.get('matchGlob');
  return {
    bucket,
    prefix: parameters.get('prefix') ?? '',
    delimiter: parameters.get('delimiter') ?? '',
    pageToken: parameters.get('pageToken') || null,
    maxResults: pageSize(parameters.get('maxResults')),
    startOffset: parameters.get('startOffset'),
    endOffset: parameters.get('endOffset'),
    includeTrailingDelimiter: parameters.get('includeTrailingDelimiter') === 'true',
    ...(glob === null ? {} : { accepts: globMatcher(glob) }),
  };
}

function pageSize(wanted: string | null): number {
  if (wanted === null || wanted === '') return MAX_PAGE_SIZE;
  if (!/^\d{1,9}$/.test(wanted) || Number(wanted) === 0) throw invalid(`Invalid value for maxResults: '${wanted}'.`);
  return Math.min(Number(wanted), MAX_PAGE_SIZE);
}
