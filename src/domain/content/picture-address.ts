const ADDRESS = /^https:\/\/[\p{L}\p{N}.-]+(:\d+)?(\/[^\s\p{Cc}"<>]*)?$/u;
const MAX_ADDRESS_LENGTH = 2_000;

/** Returns whether a text is the address of a picture on the web, in its encrypted form. */
export function isPictureAddress(address: string): boolean {
  return address.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(address);
}
