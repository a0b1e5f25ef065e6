import type { Page, Request } from '@playwright/test';

const LINES = 60;
const SHOWN = 1500;

/** The page's last events, reported when its test fails: only the printed log may be left, without the trace. */
export class Diary {
  readonly #page: Page;
  readonly #lines: string[] = [];
  readonly #waiting = new Map<Request, number>();

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => this.#note(`console ${message.type()}: ${message.text()}`));
    page.on('framenavigated', (frame) => this.#note(`shows ${frame.url()}`));
    page.on('request', (request) => {
      this.#waiting.set(request, Date.now());
      this.#note(`asks ${named(request)}`);
    });
    page.on('requestfinished', (request) => this.#waiting.delete(request));
    page.on('requestfailed', (request) => {
      this.#waiting.delete(request);
      this.#note(`failed ${named(request)}: ${request.failure()?.errorText}`);
    });
  }

  /** The page's address and text, what it waits for, and its last requests and messages. */
  async tell(): Promise<string> {
    const now = Date.now();
    const waiting = [...this.#waiting].map(([request, since]) => `waits since ${now - since} ms for ${named(request)}`);
    return [
      `${this.#page.url()} at ${new Date(now).toISOString()}`,
      await this.#text(),
      ...this.#lines,
      ...waiting,
    ].join('\n');
  }

  async #text(): Promise<string> {
    try {
      return (await this.#page.locator('body').innerText({ timeout: 5000 })).slice(0, SHOWN);
    } catch (error) {
      return `(no text: ${String(error)})`;
    }
  }

  #note(line: string): void {
    // The app's own files are many and rarely the reason.
    if (line.includes('/assets/') && !line.startsWith('failed')) return;
    this.#lines.push(`${new Date().toISOString()} ${line}`);
    if (this.#lines.length > LINES) this.#lines.shift();
  }
}

function named(request: Request): string {
  return `${request.method()} ${request.url().slice(0, 220)}`;
}
