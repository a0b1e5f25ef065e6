/** A symmetric matrix turned so that it has numbers on its diagonal and beside it only. */
export type Tridiagonal = {
  readonly diagonal: Float64Array;
  /** the number between each place of the diagonal and the next one */
  readonly beside: Float64Array;
  /** Turns a vector of the matrix into one of the tridiagonal matrix. */
  readonly turn: (vector: Float64Array) => Float64Array;
  /** Turns a vector of the tridiagonal matrix into one of the matrix. */
  readonly turnBack: (vector: Float64Array) => Float64Array;
};

/**
 * Returns a symmetric matrix, row after row, as a tridiagonal one with the same eigenvalues, by Householder's
 * reflections: exact to rounding, in about 4/3 n³ steps. The matrix itself is left as it is.
 * @source Golub & Van Loan 2013, Matrix Computations, 8.3.1
 */
export function tridiagonalise(size: number, matrix: Float64Array): Tridiagonal {
  const left = matrix.slice();
  const beside = new Float64Array(Math.max(0, size - 1));
  const mirrors: Float64Array[] = [];
  for (let column = 0; column < size - 1; column += 1) {
    const mirror = new Float64Array(size);
    for (let row = column + 1; row < size; row += 1) mirror[row] = left[row * size + column] ?? 0;
    const length = Math.sqrt(dot(mirror, mirror));
    const first = mirror[column + 1] ?? 0;
    // Away from the first number, so that nothing cancels out.
    const kept = first > 0 ? -length : length;
    beside[column] = kept;
    mirror[column + 1] = first - kept;
    const ofMirror = Math.sqrt(dot(mirror, mirror));
    if (ofMirror === 0) continue;
    for (let row = column + 1; row < size; row += 1) mirror[row] = (mirror[row] ?? 0) / ofMirror;
    mirrors.push(mirror);
    reflectBothSides(size, left, mirror, column + 1);
  }
  const diagonal = Float64Array.from({ length: size }, (_, place) => left[place * size + place] ?? 0);
  return {
    diagonal,
    beside,
    turn: (vector) => mirrors.reduce(reflect, vector),
    turnBack: (vector) => mirrors.reduceRight(reflect, vector),
  };
}

/** Reflects the rows and the columns of a symmetric matrix from `start` on. */
function reflectBothSides(size: number, matrix: Float64Array, mirror: Float64Array, start: number): void {
  const change = new Float64Array(size);
  for (let row = start; row < size; row += 1) {
    let sum = 0;
    for (let column = start; column < size; column += 1)
      sum += (matrix[row * size + column] ?? 0) * (mirror[column] ?? 0);
    change[row] = sum;
  }
  const along = dot(mirror, change);
  for (let row = start; row < size; row += 1) change[row] = 2 * ((change[row] ?? 0) - along * (mirror[row] ?? 0));
  for (let row = start; row < size; row += 1) {
    const [ofMirror, ofChange] = [mirror[row] ?? 0, change[row] ?? 0];
    for (let column = start; column < size; column += 1) {
      const place = row * size + column;
      matrix[place] = (matrix[place] ?? 0) - ofMirror * (change[column] ?? 0) - ofChange * (mirror[column] ?? 0);
    }
  }
}

function reflect(vector: Float64Array, mirror: Float64Array): Float64Array {
  const along = 2 * dot(vector, mirror);
  return vector.map((one, place) => one - along * (mirror[place] ?? 0));
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}
