import { conversion, isNamespace, namespaceFunction } from './library/catalogue.ts';

export type ServiceName = 'cloud.firestore' | 'firebase.storage';
export type DocumentFunction = 'get' | 'exists' | 'getAfter' | 'existsAfter';

const DOCUMENT_FUNCTIONS: ReadonlySet<string> = new Set<DocumentFunction>(['get', 'exists', 'getAfter', 'existsAfter']);

/** Returns whether the name is a global variable. */
export function isGlobalVariable(name: string): name is 'request' | 'resource' {
  return name === 'request' || name === 'resource';
}

/** Returns whether the name is a function that reads other documents. */
export function isDocumentFunction(name: string): name is DocumentFunction {
  return DOCUMENT_FUNCTIONS.has(name);
}

/** Returns whether a function needs no declaration. */
export function isGlobalFunction(name: string, service: ServiceName): boolean {
  if (name === 'debug' || conversion(name) !== null) return true;
  return isDocumentFunction(name) && service !== 'firebase.storage';
}

/** Returns whether the name is a namespace: Storage rules read documents through `firestore`. */
export function isNamespaceOf(name: string, service: ServiceName): boolean {
  return isNamespace(name) || (name === 'firestore' && service !== 'cloud.firestore');
}

/** Returns whether a namespace has a function of this name. */
export function namespaceHas(namespace: string, name: string): boolean {
  if (namespace === 'firestore') return name === 'get' || name === 'exists';
  return namespaceFunction(namespace, name) !== null;
}
