/** Keeps behaviours that run at the same time apart: every collection of one has a suffix of its own. */
export class Corner {
  /** For a behaviour with a database of its own. */
  static readonly none = new Corner(null);

  private readonly suffix: string;

  constructor(name: string | null) {
    this.suffix = name === null ? '' : `_${name}`;
  }

  collectionId(id: string): string {
    return id + this.suffix;
  }

  /** Returns the real path of a behaviour's path. */
  real(path: string): string {
    return path
      .split('/')
      .map((segment, index) => (index % 2 === 0 ? this.collectionId(segment) : segment))
      .join('/');
  }

  /** Returns the behaviour's path of a real one. */
  told(path: string): string {
    return path
      .split('/')
      .map((segment, index) =>
        index % 2 === 0 && segment.endsWith(this.suffix) ? segment.slice(0, -this.suffix.length) : segment,
      )
      .join('/');
  }
}
