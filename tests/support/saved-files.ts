import { vi } from 'vitest';

/** A file that a page gives the browser to save. */
export type SavedFile = { readonly name: string; readonly content: Blob };

/** Returns the files that a page gives the browser to save from now on, in their order; `vi.restoreAllMocks` ends it. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const contents: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    contents.push(content as Blob);
    return `blob:${contents.length}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = contents.at(-1);
    if (content !== undefined) files.push({ name: this.download, content });
  });
  return files;
}
