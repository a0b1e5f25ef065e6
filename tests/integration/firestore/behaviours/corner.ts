/** Keeps behaviours that run at the same time apart: every collection of one has a suffix of its own. */
export class Corner {
  /** For who has a database alone. */
  static readonly none = new Corner(null);

  private readonly suffix: string;

  constructor(name: string | null) {
    this.suffix = name === null ? '' : `_${name}`;
  }

  collectionId(id: string): string {
    return id + this.suffix;
  }

  /** Where a path of a behaviour really is. */
  real(path: string): string {
    return path
      .split('/')
      .map((segment, index) => (index % 2 === 0 ? this.collectionId(segment) : segment))
      .join('/');
  }

  /** The path as the behaviour wrote it. */
  told(path: string): string {
    return path
      .split('/')
      .map((segment, index) =>
        index % 2 === 0 && segment.endsWith(this.suffix) ? segment.slice(0, -this.suffix.length) : segment,
      )
      .join('/');
  }
}
