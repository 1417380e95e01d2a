/** Complex amplitudes of the waves of a square. */
export interface Waves {
  readonly real: Float64Array
  readonly imaginary: Float64Array
}

/**
 * Two-dimensional Fourier transform of a square of complex numbers, row by row; `side` is a power of two. Row v and column u
 * have the wave with u periods across and v down; frequencies above half the side are negative. The mean is removed and a Hann
 * window applied. A complex wave of amplitude 1 gives 1 at its frequency, a real one 0.5 there and 0.5 at the opposite one.
 */
export function wavesOf({ real, imaginary }: Waves, side: number): Waves {
  const fade = Float64Array.from({ length: side }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / side))
  // The window halves amplitudes in both directions.
  const scale = 4 / side ** 2
  const parts = [real, imaginary].map((levels) => {
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
    const faded = new Float64Array(levels.length)
    for (let row = 0, at = 0; row < side; row++) {
      const weight = (fade[row] ?? 0) * scale
      for (let column = 0; column < side; column++, at++)
        faded[at] = ((levels[at] ?? 0) - mean) * weight * (fade[column] ?? 0)
    }
    return faded
  })
  const waves = { real: parts[0] ?? new Float64Array(), imaginary: parts[1] ?? new Float64Array() }
  const turns = turnsOf(side)
  for (let direction = 0; direction < 2; direction++) {
    transformColumns(waves, side, turns)
    transpose(waves.real, side)
    transpose(waves.imaginary, side)
  }
  return waves
}

/** Power of each wave: its squared amplitude. */
export function powerOf({ real, imaginary }: Waves): Float64Array {
  return real.map((value, at) => value ** 2 + (imaginary[at] ?? 0) ** 2)
}

/** Power spectra of two real squares by a single transform: squared amplitudes in levels, at both signs. */
export function powerSpectra(
  first: Float64Array,
  second: Float64Array,
  side: number,
): readonly [first: Float64Array, second: Float64Array] {
  const { real, imaginary } = wavesOf({ real: first, imaginary: second }, side)
  const powers = [new Float64Array(first.length), new Float64Array(first.length)] as const
  for (let at = 0; at < first.length; at++) {
    const [row, column] = [Math.floor(at / side), at % side]
    const opposite = ((side - row) % side) * side + ((side - column) % side)
    const [a, b, c, d] = [real[at] ?? 0, imaginary[at] ?? 0, real[opposite] ?? 0, imaginary[opposite] ?? 0]
    // The spectrum of a real square is Hermitian, so the symmetric and antisymmetric parts separate the two.
    powers[0][at] = (a + c) ** 2 + (b - d) ** 2
    powers[1][at] = (a - c) ** 2 + (b + d) ** 2
  }
  return powers
}

/** Twiddle factors of a transform. */
function turnsOf(side: number): Waves {
  const angles = Float64Array.from({ length: side / 2 }, (_, at) => (-2 * Math.PI * at) / side)
  return { real: angles.map(Math.cos), imaginary: angles.map(Math.sin) }
}

/** Radix-2 Cooley-Tukey transform of all columns in place, row by row so that memory is read in order. */
function transformColumns({ real, imaginary }: Waves, side: number, turns: Waves): void {
  for (let from = 1, to = 0; from < side; from++) {
    let bit = side >> 1
    for (; (to & bit) !== 0; bit >>= 1) to ^= bit
    to ^= bit
    if (from < to) for (const part of [real, imaginary]) swapRows(part, side, from, to)
  }
  for (let length = 2; length <= side; length *= 2) {
    const half = length / 2
    for (let turn = 0; turn < half; turn++) {
      const [cosine, sine] = [turns.real[(turn * side) / length] ?? 0, turns.imaginary[(turn * side) / length] ?? 0]
      for (let row = turn; row < side; row += length) {
        const end = (row + 1) * side
        for (let a = row * side, b = (row + half) * side; a < end; a++, b++) {
          const x = real[b] ?? 0
          const y = imaginary[b] ?? 0
          const u = x * cosine - y * sine
          const v = x * sine + y * cosine
          const p = real[a] ?? 0
          const q = imaginary[a] ?? 0
          real[b] = p - u
          imaginary[b] = q - v
          real[a] = p + u
          imaginary[a] = q + v
        }
      }
    }
  }
}

function swapRows(part: Float64Array, side: number, one: number, other: number): void {
  const row = part.slice(one * side, (one + 1) * side)
  part.copyWithin(one * side, other * side, (other + 1) * side)
  part.set(row, other * side)
}

function transpose(part: Float64Array, side: number): void {
  for (let row = 1; row < side; row++) {
    for (let column = 0; column < row; column++) {
      const [a, b] = [row * side + column, column * side + row]
      const value = part[a] ?? 0
      part[a] = part[b] ?? 0
      part[b] = value
    }
  }
}
