/** The security rules language: its interface for servers and tests. */
export * from './contract.ts';
export { authOf } from './claims.ts';
export { explanationLines, type Explanation } from './explanation.ts';
export { coverageReport } from './coverage-report.ts';
export { gapsOf, gapsSummary, type Gap } from './coverage-gaps.ts';
export { compileRules } from './compile-rules.ts';
export { compileStorageRules, type StorageRules } from './storage.ts';
export type { StorageFile } from './storage-resource.ts';
