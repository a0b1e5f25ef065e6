/** Why an operation has no value. It knows no place in the text: the caller adds it. */
export class Problem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}
