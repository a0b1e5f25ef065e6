/**
 * Returns an SVG file with each picture that it names by an address inside of it, so that the file needs no network and tells no
 * address; a picture that cannot be read is left out. The same text where it names none.
 */
export async function inlineImages(svg: string): Promise<string> {
  const file = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const images = [...file.querySelectorAll('image')].filter(
    (image) => image.getAttribute('href')?.startsWith('data:') !== true,
  );
  if (images.length === 0) return svg;
  const addresses = [...new Set(images.map((image) => image.getAttribute('href') ?? ''))];
  const read = await Promise.all(addresses.map(async (address) => [address, await dataAddress(address)] as const));
  const known = new Map(read);
  for (const image of images) {
    const inside = known.get(image.getAttribute('href') ?? '');
    if (inside === undefined || inside === null) image.remove();
    else image.setAttribute('href', inside);
  }
  return new XMLSerializer().serializeToString(file);
}

async function dataAddress(address: string): Promise<string | null> {
  try {
    // The page has asked for the picture without the right to read its pixels, and the kept copy is without that right.
    const answer = await fetch(address, { cache: 'reload' });
    const file = await answer.blob();
    // A server may answer an unknown address with a page.
    return answer.ok && file.type.startsWith('image/') ? await textOf(file) : null;
  } catch {
    return null;
  }
}

function textOf(picture: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')));
    reader.readAsDataURL(picture);
  });
}
