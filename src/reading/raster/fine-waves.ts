/** Frequencies of screen patterns, in periods a pixel. Coarser waves are lines of text and tables. */
const frequencyMin = 0.09
const frequencyMax = 0.5
/** A wave is compared with those at these distances, in periods a square; nearer ones belong to its peak. */
const aroundFar = 7
const aroundNear = 3
/** Largest difference between the same wave in two squares, in periods a square; perspective changes it. */
const sameWave = 3

/** A wave in periods a square, and its power: its squared amplitude in levels. */
export interface Wave {
  readonly across: number
  readonly down: number
  readonly power: number
}

/** A wave is a peak from `powerMin`, and from `timesMedian` times the median power around it. */
export interface Threshold {
  readonly powerMin: number
  readonly timesMedian: number
}

/** The peaks of fine waves in the power spectrum of a square, at both signs. */
export function wavesIn(power: Float64Array, side: number, { powerMin, timesMedian }: Threshold): readonly Wave[] {
  const waves: Wave[] = []
  for (let at = 0; at < power.length; at++) {
    const here = power[at] ?? 0
    if (here < powerMin) continue
    const [column, row] = [at % side, Math.floor(at / side)]
    const [across, down] = [column < side / 2 ? column : column - side, row < side / 2 ? row : row - side]
    const frequency = Math.hypot(across, down) / side
    if (frequency < frequencyMin || frequency > frequencyMax) continue
    if (isHighest(power, side, at) && standsOut(power, side, at, here / timesMedian))
      waves.push({ across, down, power: here })
  }
  return waves
}

/** The waves that at least a share of all squares have. */
export function sharedWaves(squares: readonly (readonly Wave[])[], share: number): readonly Wave[] {
  return squares.flat().filter((wave) => {
    const agreeing = squares.filter((waves) => waves.some((other) => isSame(wave, other)))
    return agreeing.length >= squares.length * share
  })
}

function isSame(a: Wave, b: Wave): boolean {
  return Math.max(Math.abs(a.across - b.across), Math.abs(a.down - b.down)) <= sameWave
}

/** Highest power of a wave and its neighbours. */
export function powerNear(power: Float64Array, side: number, { across, down }: Pick<Wave, 'across' | 'down'>): number {
  let highest = 0
  for (let dy = -1; dy <= 1; dy++) {
    const row = (down + dy + side) % side
    for (let dx = -1; dx <= 1; dx++) highest = Math.max(highest, power[row * side + ((across + dx + side) % side)] ?? 0)
  }
  return highest
}

function isHighest(power: Float64Array, side: number, at: number): boolean {
  return (power[at] ?? 0) >= powerNear(power, side, { across: at % side, down: Math.floor(at / side) })
}

/** Whether the median of the waves around is below the limit. */
function standsOut(power: Float64Array, side: number, at: number, limit: number): boolean {
  const [column, row] = [at % side, Math.floor(at / side)]
  const half = ((2 * aroundFar + 1) ** 2 - (2 * aroundNear - 1) ** 2) / 2
  let above = 0
  for (let dy = -aroundFar; dy <= aroundFar; dy++) {
    const start = ((row + dy + side) % side) * side
    for (let dx = -aroundFar; dx <= aroundFar; dx++) {
      if (Math.abs(dx) < aroundNear && Math.abs(dy) < aroundNear) continue
      if ((power[start + ((column + dx + side) % side)] ?? 0) >= limit && ++above > half) return false
    }
  }
  return true
}
