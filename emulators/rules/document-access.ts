import type { AccessBudget, RulesDatabase, RulesResource } from './contract.ts';
import { Fault, LimitReached } from './outcome.ts';
import type { Span } from './syntax.ts';
import type { Trace } from './trace.ts';

/** Also in a batch, where 20 are allowed together, one operation may look at no more documents than this. */
const MAX_PER_OPERATION = 10;

/** The documents one operation looks at through get(), exists() and their …After twins. */
export class DocumentAccess {
  private readonly database: RulesDatabase;
  private readonly budget: AccessBudget;
  private readonly trace: Trace | null;
  private readonly own = new Set<string>();
  /** how many were really looked up; repeated looks cost nothing */
  documentsRead = 0;

  constructor(database: RulesDatabase, budget: AccessBudget, trace: Trace | null) {
    this.database = database;
    this.budget = budget;
    this.trace = trace;
  }

  /**
   * Returns the document, null when there is none, a Fault when the path cannot be one of a document.
   * Throws LimitReached past the documented number of looks.
   */
  read(path: readonly string[], after: boolean, span: Span): RulesResource | null | Fault {
    if (path[0] !== 'databases' || path[2] !== 'documents' || path.length < 5 || path.length % 2 === 0) {
      return new Fault(`Invalid document path: /${path.join('/')}.`, span);
    }
    const key = `${after ? 'after' : 'before'}:${path.join('/')}`;
    const { seen, limit } = this.budget;
    const first = !this.own.has(key);
    if (first) {
      if (this.own.size >= MAX_PER_OPERATION || (!seen.has(key) && seen.size >= limit)) {
        throw new LimitReached('Too many document access calls.', span);
      }
      this.own.add(key);
    }
    const known = seen.get(key);
    const found = known === undefined ? this.lookUp(path, after) : known;
    if (known === undefined) seen.set(key, found);
    if (first) this.trace?.read(path, after, found !== null);
    return found;
  }

  private lookUp(path: readonly string[], after: boolean): RulesResource | null {
    this.documentsRead += 1;
    return after ? this.database.getAfter(path) : this.database.get(path);
  }
}
