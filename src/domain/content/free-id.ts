/** Returns the wanted id, or the first of `wanted-2`, `wanted-3` and so on that is not taken. */
export function firstFree(wanted: string, isTaken: (id: string) => boolean): string {
  let id = wanted;
  for (let number = 2; isTaken(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

/** Returns a free id for new content: its reference in small letters, or with a number after it. */
export function idOfRef(ref: string, isTaken: (id: string) => boolean): string {
  return firstFree(ref.toLowerCase(), isTaken);
}
