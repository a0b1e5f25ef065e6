/** Access control of files: the rules for users, everything for administrators. */
import { callerFromAuthorization } from '../../firestore/transports/caller.ts';
import type { Caller } from '../../firestore/contract.ts';
import { authOf, type RulesDatabase, type RulesMethod, type StorageFile } from '../../rules/index.ts';
import { etagOf, type StoredObject } from '../objects/stored-object.ts';
import { forbidden, StorageError } from '../storage-error.ts';
import type { StorageRulesets } from './rulesets.ts';

export type Question = {
  readonly authorization: string | undefined;
  readonly method: RulesMethod;
  readonly bucket: string;
  /** the prefix of a list */
  readonly name: string;
  readonly before: StoredObject | null;
  readonly after: StoredObject | null;
  readonly parameters: URLSearchParams;
};

export class Gate {
  readonly #rulesets: StorageRulesets;
  readonly #documents: (project: string) => Pick<RulesDatabase, 'get'>;
  readonly #projectOf: (bucket: string, caller: Caller) => string;
  readonly #now: () => number;
  readonly #log: (line: string) => void;

  constructor(parts: {
    rulesets: StorageRulesets;
    documents: (project: string) => Pick<RulesDatabase, 'get'>;
    projectOf: (bucket: string, caller: Caller) => string;
    now: () => number;
    log: (line: string) => void;
  }) {
    this.#rulesets = parts.rulesets;
    this.#documents = parts.documents;
    this.#projectOf = parts.projectOf;
    this.#now = parts.now;
    this.#log = parts.log;
  }

  /** Throws 403 unless the rules allow it, 401 for an invalid token. */
  require(question: Question): void {
    const caller = this.callerOf(question.authorization);
    if (caller.kind === 'owner') return;
    const rules = this.#rulesets.of(question.bucket);
    if (rules === null) throw this.#refuse(question, caller, 'no rules are loaded');
    if (question.method === 'list' && !rules.mayList)
      throw this.#refuse(question, caller, "listing needs rules_version '2'");
    const { bucket, name, method, before, after } = question;
    const decision = rules.rules.decide(
      {
        method,
        bucket,
        name,
        auth: caller.kind === 'user' ? authOf(caller.uid, caller.token) : null,
        time: new Date(this.#now()),
        before: before === null ? null : fileOf(before),
        after: after === null ? null : fileOf(after),
        parameters: Object.fromEntries(question.parameters),
      },
      this.#documents(this.#projectOf(bucket, caller)),
    );
    if (!decision.allowed) throw this.#refuse(question, caller, decision.reason);
  }

  /** Throws 403 for everyone but administrators. */
  requireOwner(authorization: string | undefined): void {
    if (this.callerOf(authorization).kind !== 'owner') throw forbidden('Missing administrator credentials.');
  }

  /** Returns whether the caller is an administrator; false for an unreadable token. */
  isOwner(authorization: string | undefined): boolean {
    try {
      return this.callerOf(authorization).kind === 'owner';
    } catch {
      return false;
    }
  }

  /** The caller. Throws 401. Tokens expire by the real clock, whatever the service's clock says. */
  callerOf(authorization: string | undefined): Caller {
    try {
      // The web SDK sends "Firebase", every other client "Bearer".
      return callerFromAuthorization(authorization?.replace(/^Firebase\s/i, 'Bearer '), Date.now());
    } catch (error) {
      throw new StorageError(401, 'authError', error instanceof Error ? error.message : 'Unauthenticated.');
    }
  }

  #refuse(question: Question, caller: Caller, reason: string): StorageError {
    const client = caller.kind === 'user' ? `user:${caller.uid}` : caller.kind;
    this.#log(`PERMISSION_DENIED ${client} ${question.method} ${question.bucket}/${question.name}: ${reason}`);
    return forbidden();
  }
}

function fileOf(object: StoredObject): StorageFile {
  return {
    ...object,
    md5Hash: object.md5Hash ?? '',
    timeCreated: new Date(object.timeCreated),
    updated: new Date(object.updated),
    etag: etagOf(object),
  };
}
