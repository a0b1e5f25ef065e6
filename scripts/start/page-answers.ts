/**
 * Requests the page and its main module. Returns null when both are there, otherwise one sentence with the reason: the
 * server still runs, and its page shows the whole error.
 * @param url address of the app, without a slash at the end
 */
export async function problemOfPage(url: string): Promise<string | null> {
  const page = await answerOf(`${url}/`, 'text/html');
  if ('problem' in page) return page.problem;
  const modules = [...page.text.matchAll(/<script\b(?=[^>]*\btype="module")[^>]*\bsrc="(?<src>[^"]+)"/gu)];
  // Vite puts the module of its own client before those of the page.
  const main = modules.at(-1)?.groups?.['src'];
  if (main === undefined) return `${url}/ names no module.`;
  const module = await answerOf(new URL(main, `${url}/`).href, 'javascript');
  return 'problem' in module ? module.problem : null;
}

type Answer = { readonly text: string } | { readonly problem: string };

async function answerOf(address: string, type: string): Promise<Answer> {
  try {
    const response = await fetch(address, { headers: { accept: type === 'text/html' ? type : '*/*' } });
    const text = await response.text();
    const answered = response.headers.get('content-type') ?? 'no type';
    if (response.ok && answered.includes(type)) return { text };
    return { problem: `${address} answers ${response.status} (${answered}).` };
  } catch (error) {
    return { problem: `${address} does not answer: ${String((error as Error).cause ?? error)}` };
  }
}
