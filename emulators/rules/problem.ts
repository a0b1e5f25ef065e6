/** The reason why an operation has no value. The caller adds the place in the text. */
export class Problem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}
