import { expect, test } from 'vitest';
import { chartSvg, pngOf } from './chart-picture.ts';
import { inlineImages } from './inline-images.ts';

/** A chart as pages have them: colours from style sheets, a pattern that stands elsewhere, a legend above. */
function aChart(): { chart: Element; legend: Element } {
  document.body.innerHTML = `
    <style>
      main { --late: rgb(200, 0, 0); background: rgb(250, 250, 250); color: rgb(10, 20, 30); font: 14px sans-serif }
      main .bar { stroke: rgb(0, 0, 200) }
      ul { display: flex; gap: 20px; margin: 0; padding: 0; list-style: none }
    </style>
    <main>
      <svg width="0" height="0"><defs>
        <pattern id="late" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" style="fill: var(--late)"></rect>
        </pattern>
      </defs></svg>
      <ul><li><svg width="20" height="20"><rect width="20" height="20" fill="url(#late)"></rect></svg> Late &amp; open: 3</li></ul>
      <div id="chart"><svg width="200" height="100"><rect class="bar" width="100" height="100" fill="url(#late)"></rect></svg></div>
    </main>`;
  return { chart: document.querySelector('#chart')!, legend: document.querySelector('ul')! };
}

const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

test('a saved chart has its title, its legend, its patterns and the colours of the page', () => {
  const svg = chartSvg({ ...aChart(), title: 'Tasks <all>', subtitle: 'March 2026' });
  document.body.innerHTML = '';
  const file = parsed(svg);
  expect([...file.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    ...['Tasks <all>', 'March 2026', 'Late & open: 3'],
  ]);
  expect(svg).not.toContain('var(');
  expect(svg).not.toContain('class=');
  expect(file.querySelectorAll('pattern')).toHaveLength(1);
  expect(file.querySelector('pattern rect')?.getAttribute('style')).toContain('fill:rgb(200, 0, 0)');
  expect(svg).toContain('stroke:rgb(0, 0, 200)');
});

test('a saved PNG shows the chart at twice its size, on the background of the page', async () => {
  const svg = chartSvg({ ...aChart(), legend: null, title: 'Tasks' });
  document.body.innerHTML = '';
  const bitmap = await createImageBitmap(await pngOf(svg));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d')!;
  pen.drawImage(bitmap, 0, 0);
  const colourAt = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data.slice(0, 3)];
  expect([bitmap.width, bitmap.height]).toEqual([2 * (200 + 32), 2 * (16 + 24 + 100 + 16)]);
  // In the middle of the bar, and beside it.
  expect(colourAt(2 * (16 + 50), bitmap.height - 2 * (16 + 50))).toEqual([200, 0, 0]);
  expect(colourAt(2 * (16 + 150), bitmap.height - 2 * (16 + 50))).toEqual([250, 250, 250]);
});

test('a place without a drawing is no chart to save', () => {
  document.body.innerHTML = '<div></div>';
  expect(() => chartSvg({ chart: document.querySelector('div')!, legend: null, title: 'Tasks' })).toThrow();
});

/** A red square of one pixel, at an address of the page. */
async function aPicture(): Promise<string> {
  const canvas = new OffscreenCanvas(1, 1);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'rgb(200, 0, 0)';
  pen.fillRect(0, 0, 1, 1);
  return URL.createObjectURL(await canvas.convertToBlob());
}

const imageFile = (href: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="${href}" width="10" height="10"/></svg>`;

test('a saved chart holds the pictures that the page shows by their addresses', async () => {
  const svg = await inlineImages(imageFile(await aPicture()));
  expect(parsed(svg).querySelector('image')?.getAttribute('href')).toMatch(/^data:image\/png;base64,/);
  const bitmap = await createImageBitmap(await pngOf(svg));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  pen.drawImage(bitmap, 0, 0);
  expect([...pen.getImageData(10, 10, 1, 1).data.slice(0, 3)]).toEqual([200, 0, 0]);
});

test('a saved chart leaves out a picture that cannot be read, and does not name its address', async () => {
  expect(await inlineImages(imageFile(`${location.origin}/no-such-picture.png`))).not.toContain('image');
  expect(await inlineImages(imageFile('http://127.0.0.1:9/refused.png'))).not.toContain('image');
});

test('a chart that names no pictures is saved as drawn', async () => {
  const svg = chartSvg({ ...aChart(), title: 'Tasks' });
  expect(await inlineImages(svg)).toBe(svg);
});
