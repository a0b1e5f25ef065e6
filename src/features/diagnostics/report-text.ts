/** Returns the report for a colleague: one line per fact. It names no person and no establishment. */
export function reportText(
  title: string,
  at: Date,
  facts: readonly { readonly label: string; readonly text: string }[],
): string {
  return [`${title} – ${at.toISOString()}`, ...facts.map(({ label, text }) => `${label}: ${text}`)].join('\n');
}
