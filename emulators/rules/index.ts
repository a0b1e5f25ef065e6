/** The security rules language: what servers and tests need of it. */
export * from './contract.ts';
export { authOf } from './claims.ts';
export { compileRules } from './compile-rules.ts';
export { compileStorageRules, type StorageQuestion, type StorageRules } from './storage.ts';
export type { StorageFile } from './storage-resource.ts';
