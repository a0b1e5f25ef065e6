import type { AuditGroup } from '#domain/audit/audit-log.ts';

/** Entries shown at first, and added with each further request. */
export const AUDIT_PAGE = 50;

/** The most entries of one file. */
export const MAX_EXPORTED_ENTRIES = 5_000;

/** The entries of an establishment's audit log: of one group and by one account, or of all (null). */
export type AuditFilter = { readonly zooId: string; readonly group: AuditGroup | null; readonly by: string | null };

/** The latest of them. */
export type AuditQuestion = AuditFilter & { readonly count: number };
