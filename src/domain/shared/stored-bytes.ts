/** Returns the largest number of bytes that a value can take in a stored document, under its name. */
export function storedBytes(name: string, value: unknown): number {
  const text = name + JSON.stringify(value);
  // a unit of UTF-16 outside ASCII takes up to three bytes of UTF-8
  return text.length + 2 * (text.match(/\P{ASCII}/gu)?.join('').length ?? 0);
}
