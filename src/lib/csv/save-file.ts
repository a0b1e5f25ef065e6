/** Lets the browser save a text or a blob as a file: in the person's download folder, or where they choose. */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own copy by then; some browsers read the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
