let known: boolean | null = null;

/** Returns whether this browser draws in three dimensions; asked once. */
export function hasWebGl(): boolean {
  known ??= 'WebGL2RenderingContext' in window && document.createElement('canvas').getContext('webgl2') !== null;
  return known;
}
