const SECONDS = 60;
const MINUTES = 60;

/** Returns a duration in milliseconds as a clock writes it, "4:05" or "1:04:05"; "0:00" for nothing and for less. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const minutes = Math.floor(seconds / SECONDS);
  const hours = Math.floor(minutes / MINUTES);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(seconds % SECONDS);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes % MINUTES)}:${rest}`;
}
