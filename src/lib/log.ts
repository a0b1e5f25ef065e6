/** The place of an error and its details; never a secret, never a person's data. */
export type ErrorContext = { readonly where: string; readonly [detail: string]: string | number | boolean | null };

type ErrorSink = (error: unknown, context: ErrorContext) => void;

const toConsole: ErrorSink = (error, context) => console.error(`[${context.where}]`, error, context);

let sink: ErrorSink = toConsole;

/** Sends an unexpected failure to the sink of the application: the console unless another one is set. */
export function reportError(error: unknown, context: ErrorContext): void {
  sink(error, context);
}

/** Sends later failures to `next`, or to the console again when it is null. */
export function setErrorSink(next: ErrorSink | null): void {
  sink = next ?? toConsole;
}
