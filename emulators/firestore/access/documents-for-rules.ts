/** Firestore's documents, for the rules of another service. */
import type { RulesDatabase } from '../../rules/contract.ts';
import type { Backend } from '../contract.ts';
import type { Document } from '../store/document.ts';
import { toResource } from './rules-value.ts';

/** Serves firestore.get() and firestore.exists() of Storage rules; no rules apply to these reads. */
export function documentsForRules(backend: Pick<Backend, 'lookup'>, project: string): Pick<RulesDatabase, 'get'> {
  return {
    get: (path) => {
      const document = backend.lookup(`projects/${project}/${path.join('/')}`);
      return document === null ? null : toResource(document as Document);
    },
  };
}
