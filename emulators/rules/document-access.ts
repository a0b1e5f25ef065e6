import type { AccessBudget, RulesDatabase, RulesResource } from './contract.ts';
import { Fault, LimitReached } from './outcome.ts';
import type { Span } from './syntax.ts';

/** Also in a batch, where 20 are allowed together, one operation may look at no more documents than this. */
const MOST_PER_OPERATION = 10;

/** The documents one operation looks at through get(), exists() and their …After twins. */
export class DocumentAccess {
  private readonly database: RulesDatabase;
  private readonly budget: AccessBudget;
  private readonly own = new Set<string>();
  /** how many were really looked up; repeated looks cost nothing */
  documentsRead = 0;

  constructor(database: RulesDatabase, budget: AccessBudget) {
    this.database = database;
    this.budget = budget;
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
    if (!this.own.has(key)) {
      if (this.own.size >= MOST_PER_OPERATION || (!seen.has(key) && seen.size >= limit)) {
        throw new LimitReached('Too many document access calls.', span);
      }
      this.own.add(key);
    }
    const known = seen.get(key);
    if (known !== undefined) return known;
    const found = after ? this.database.getAfter(path) : this.database.get(path);
    seen.set(key, found);
    this.documentsRead += 1;
    return found;
  }
}
