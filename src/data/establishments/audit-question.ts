import type { AuditGroup } from '#domain/audit/audit-log.ts';

/** Entries shown at first, and added with each further request. */
export const AUDIT_PAGE = 50;

/** The latest entries of an establishment's audit log: of one group, or of all (null). */
export type AuditQuestion = { readonly zooId: string; readonly group: AuditGroup | null; readonly count: number };
