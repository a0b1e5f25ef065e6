/** Where an error happened and what it was about; never a secret, never a person's data. */
export type ErrorContext = { readonly where: string; readonly [detail: string]: string | number | boolean | null };

type ErrorSink = (error: unknown, context: ErrorContext) => void;

const toConsole: ErrorSink = (error, context) => console.error(`[${context.where}]`, error, context);

let sink: ErrorSink = toConsole;

/** Sends an unexpected failure to whoever watches over the application; the console until somebody does. */
export function reportError(error: unknown, context: ErrorContext): void {
  sink(error, context);
}

/** Sends what follows to `next`, or to the console again when it is null. */
export function setErrorSink(next: ErrorSink | null): void {
  sink = next ?? toConsole;
}
