/**
 * Returns an address with these parameters: set, or removed when the value is null or ''. The others stay, and the
 * given address is not changed.
 */
export function withParameters(
  address: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
