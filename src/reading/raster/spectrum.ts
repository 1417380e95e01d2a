/**
 * Power of each frequency of a square of brightness, side a power of two: at row v and column u stands the square of the
 * amplitude in levels of the wave with u periods across and v down; those above half the side are the negative ones. The
 * mean is taken out and the edges are faded, so that neither shows as a wave.
 */
export function powerSpectrum(levels: Float64Array, side: number): Float64Array {
  const average = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const fade = Float64Array.from({ length: side }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / side))
  const real = new Float64Array(levels.length)
  const imaginary = new Float64Array(levels.length)
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at++)
      real[at] = ((levels[at] ?? 0) - average) * (fade[row] ?? 0) * (fade[column] ?? 0)
  }
  for (let row = 0; row < side; row++) transform(real, imaginary, { start: row * side, step: 1, side })
  for (let column = 0; column < side; column++) transform(real, imaginary, { start: column, step: side, side })
  // A wave of amplitude 1 gives a quarter of the squares at its frequency: half for each sign, half for the fading each way.
  const scale = (8 / levels.length) ** 2
  return real.map((value, at) => (value ** 2 + (imaginary[at] ?? 0) ** 2) * scale)
}

/** Fast Fourier transform in place of `side` numbers from `start`, `step` apart. Cooley and Tukey, radix 2. */
function transform(
  real: Float64Array,
  imaginary: Float64Array,
  { start, step, side }: { readonly start: number; readonly step: number; readonly side: number },
): void {
  for (let from = 1, to = 0; from < side; from++) {
    let bit = side >> 1
    for (; (to & bit) !== 0; bit >>= 1) to ^= bit
    to ^= bit
    if (from >= to) continue
    const [a, b] = [start + from * step, start + to * step]
    ;[real[a], real[b]] = [real[b] ?? 0, real[a] ?? 0]
    ;[imaginary[a], imaginary[b]] = [imaginary[b] ?? 0, imaginary[a] ?? 0]
  }
  for (let length = 2; length <= side; length *= 2) {
    const half = length / 2
    for (let turn = 0; turn < half; turn++) {
      const angle = (-2 * Math.PI * turn) / length
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
      for (let block = turn; block < side; block += length) {
        const [a, b] = [start + block * step, start + (block + half) * step]
        const [x, y] = [real[b] ?? 0, imaginary[b] ?? 0]
        const [u, v] = [x * cosine - y * sine, x * sine + y * cosine]
        real[b] = (real[a] ?? 0) - u
        imaginary[b] = (imaginary[a] ?? 0) - v
        real[a] = (real[a] ?? 0) + u
        imaginary[a] = (imaginary[a] ?? 0) + v
      }
    }
  }
}
