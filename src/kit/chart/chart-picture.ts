/** The elements of a page that draw a chart, with its title. */
export type DrawnChart = {
  /** holds the drawing: its largest `svg` is taken */
  readonly chart: Element;
  /** holds one element for each entry, with an `svg` and a text; null where there is no legend */
  readonly legend: Element | null;
  readonly title: string;
  readonly subtitle?: string | undefined;
};

const SVG = 'http://www.w3.org/2000/svg';
const EDGE = 16;
/** Properties that a page sets by style sheets, which a file does not have. */
const DRAWN = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'opacity', 'visibility'],
  ...['font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'text-anchor', 'dominant-baseline'],
] as const;

/**
 * Returns a chart with its title and legend as an SVG file that needs neither the page nor its style sheets: colours as
 * shown, patterns included. Throws where there is no drawing.
 */
export function chartSvg({ chart, legend, title, subtitle }: DrawnChart): string {
  const drawing = largest(chart.querySelectorAll('svg'));
  if (drawing === null) throw new Error('There is no chart to save.');
  const { width, height } = drawing.getBoundingClientRect();
  const page = getComputedStyle(chart);
  const file = document.createElementNS(SVG, 'svg');
  const lines = [title, ...(subtitle === undefined ? [] : [subtitle])];
  const top = EDGE + lines.length * 24;
  const legendBox = legend?.getBoundingClientRect();
  const whole = top + (legendBox === undefined ? 0 : legendBox.height + 8) + height + EDGE;
  set(file, { xmlns: SVG, width: width + 2 * EDGE, height: whole, viewBox: `0 0 ${width + 2 * EDGE} ${whole}` });
  file.append(element('rect', { width: '100%', height: '100%', fill: backgroundOf(chart) }));
  lines.forEach((line, at) => {
    file.append(textAt(line, EDGE, EDGE + 16 + at * 24, page, at === 0 ? '600' : '400', at === 0 ? 18 : 14));
  });
  if (legend !== null && legendBox !== undefined) file.append(legendOf(legend, legendBox, top, page));
  const copy = styledCopy(drawing);
  set(copy, { x: EDGE, y: whole - height - EDGE, width, height });
  file.append(copy);
  file.prepend(patternsOf(file));
  return new XMLSerializer().serializeToString(file);
}

/** Returns an SVG file as a PNG of twice its size, as it looks on a sharp screen. Rejects where it cannot be drawn. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth * 2, image.naturalHeight * 2);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to draw on.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The entries of a legend where they stand on the page. */
function legendOf(legend: Element, box: DOMRect, top: number, page: CSSStyleDeclaration): SVGElement {
  const group = element('g', {});
  for (const entry of legend.children) {
    const swatch = entry.querySelector('svg');
    const at = (swatch ?? entry).getBoundingClientRect();
    const x = EDGE + at.left - box.left;
    const y = top + at.top - box.top;
    if (swatch !== null) {
      const copy = styledCopy(swatch);
      set(copy, { x, y, width: at.width, height: at.height });
      group.append(copy);
    }
    const start = x + (swatch === null ? 0 : at.width + 8);
    group.append(textAt(entry.textContent.trim(), start, y + at.height / 2 + 5, page, '400', 14));
  }
  return group;
}

/** Returns a copy of a drawing whose elements carry their computed style. */
function styledCopy<E extends Element>(original: E): E {
  const copy = original.cloneNode(true) as E;
  const originals = [original, ...original.querySelectorAll('*')];
  for (const [at, one] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const source = originals[at];
    if (source === undefined) continue;
    const computed = getComputedStyle(source);
    one.removeAttribute('class');
    one.setAttribute('style', DRAWN.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';'));
  }
  return copy;
}

/** The patterns that fill something in a file and stand elsewhere on the page. */
function patternsOf(file: Element): SVGElement {
  const defs = element('defs', {});
  const filled = [...file.querySelectorAll('*')].map((one) => one.getAttribute('style') ?? '').join(';');
  const ids = new Set([...filled.matchAll(/url\(["']?#([^"')]+)["']?\)/g)].map(([, id]) => id));
  for (const id of ids) {
    const pattern = id === undefined ? null : document.querySelector(`#${CSS.escape(id)}`);
    if (pattern !== null && file.querySelector(`#${CSS.escape(pattern.id)}`) === null) defs.append(styledCopy(pattern));
  }
  return defs;
}

function textAt(
  text: string,
  x: number,
  y: number,
  page: CSSStyleDeclaration,
  weight: string,
  size: number,
): SVGElement {
  const line = element('text', { x, y, fill: page.color, 'font-size': size, 'font-weight': weight });
  line.setAttribute('font-family', page.fontFamily);
  line.textContent = text;
  return line;
}

/** The colour behind a chart: of the nearest element that has one, else white. */
function backgroundOf(chart: Element): string {
  for (let one: Element | null = chart; one !== null; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') return backgroundColor;
  }
  return '#ffffff';
}

function largest(drawings: Iterable<SVGSVGElement>): SVGSVGElement | null {
  const areaOf = (one: SVGSVGElement) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  return [...drawings].toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? null;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  set(made, attributes);
  return made;
}

function set(made: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
}
