/** A colour as red, green and blue light, each 0 to 1 and linear. */
type Light = readonly [number, number, number];

/** Returns the contrast ratio of two opaque colours (`#rrggbb` or light), as WCAG 2 defines it: 1 to 21. */
export function contrast(a: string | Light, b: string | Light): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns the colour of a CSS value: `#rgb`, `#rrggbb`, `transparent`-free `var(--name)` of `variables`, and
 * `color-mix(in oklab, A n%, B)`, as browsers mix it.
 * @throws when the value is none of these
 */
export function colourOf(value: string, variables: Readonly<Record<string, string>>): Light {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) {
    const meant = variables[name];
    if (meant === undefined) throw new Error(`No variable ${name}`);
    return colourOf(meant, variables);
  }
  const mix = /^color-mix\(in oklab, (.+) (\d+)%, (.+)\)$/.exec(value);
  if (mix?.[1] !== undefined && mix[3] !== undefined) {
    const share = Number(mix[2]) / 100;
    const [first, second] = [toOklab(colourOf(mix[1], variables)), toOklab(colourOf(mix[3], variables))];
    return fromOklab(first.map((part, index) => part * share + second[index]! * (1 - share)) as unknown as Light);
  }
  return lightOf(value);
}

function lightOf(hex: string): Light {
  const whole = /^#[\da-f]{3}$/i.test(hex) ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/i.test(whole)) throw new Error(`Not a colour: ${hex}`);
  return [1, 3, 5]
    .map((start) => Number.parseInt(whole.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Light;
}

function luminance(colour: string | Light): number {
  const [red, green, blue] = typeof colour === 'string' ? lightOf(colour) : colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// The two matrices and the cube of Oklab (Björn Ottosson, 2020), as CSS Color 4 has them.
function toOklab([red, green, blue]: Light): Light {
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ];
}

function fromOklab([lightness, a, b]: Light): Light {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}
