import sharp from 'sharp'
import { seededRandom } from '../../../tools/documents/random.ts'

/** The table: base colour, and strength of its texture. */
const tables = {
  wood: { colour: [134, 94, 62], noiseAmount: 16 },
  slate: { colour: [62, 66, 72], noiseAmount: 9 },
  cloth: { colour: [118, 132, 120], noiseAmount: 12 },
} as const

/** Kinds of tables. */
export type Table = keyof typeof tables

/** A photo of a phone. */
export interface Photo {
  readonly jpeg: Buffer
  /** Corners of the document, clockwise from its upper left, in pixels of the photo. */
  readonly corners: readonly (readonly [x: number, y: number])[]
}

/**
 * A phone photo of a flat document on a table: rotated by up to `turnDegrees`, in perspective, covering about `cover` of the
 * image (less where it would leave it), lit from one side, with noise. The same seed gives the same photo.
 */
export async function photograph(
  document: Buffer,
  options: {
    readonly seed: number
    readonly table: Table
    readonly cover: number
    readonly turnDegrees: number
    readonly width: number
    readonly height: number
  },
): Promise<Photo> {
  const random = seededRandom(options.seed)
  const { data, info } = await sharp(document)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = options
  const corners = cornersOf(info.width / info.height, options, random)
  const inverse = homography(corners, info.width, info.height)
  const { colour, noiseAmount } = tables[options.table]
  const phase = random() * 6
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [u, v] = inverse(x, y)
      const inside = u >= 0 && v >= 0 && u < info.width - 1 && v < info.height - 1
      const [column, row] = [Math.floor(u), Math.floor(v)]
      const light = 0.82 + (0.18 * (x / width + y / height)) / 2
      const noise = (random() + random() - 1) * 5
      const stripes = inside
        ? 0
        : noiseAmount * (Math.sin(y / 9 + Math.sin(x / 170 + phase) * 3) * 0.5 + (random() - 0.5) * 0.8)
      for (let channel = 0; channel < 3; channel++) {
        const value = inside
          ? blend(data, info, { column, row, across: u - column, down: v - row, channel })
          : colour[channel]!
        pixels[at + channel] = Math.max(0, Math.min(255, (value + stripes) * light + noise))
      }
    }
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .jpeg({ quality: 85 })
    .toBuffer()
  return { jpeg, corners }
}

function blend(
  data: Buffer,
  { width, channels }: { readonly width: number; readonly channels: number },
  place: { column: number; row: number; across: number; down: number; channel: number },
): number {
  const { column, row, across, down, channel } = place
  const value = (dx: number, dy: number) =>
    data[((row + dy) * width + column + dx) * channels + Math.min(channel, channels - 1)]!
  const upper = value(0, 0) * (1 - across) + value(1, 0) * across
  const lower = value(0, 1) * (1 - across) + value(1, 1) * across
  return upper * (1 - down) + lower * down
}

type Corner = readonly [number, number]

/** A rotated rectangle with corners moved by up to 6 %, scaled to `cover` and kept inside the image. */
function cornersOf(
  aspect: number,
  options: { cover: number; turnDegrees: number; width: number; height: number },
  random: () => number,
): readonly Corner[] {
  const turn = ((options.turnDegrees * Math.PI) / 180) * (random() < 0.5 ? -1 : 1)
  const shape = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]): Corner => {
    const [u, v] = [x * aspect * (1 - random() * 0.06), y * (1 - random() * 0.06)]
    return [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)]
  })
  const area =
    Math.abs(shape.reduce((sum, [x, y], i) => sum + x * shape[(i + 1) % 4]![1] - shape[(i + 1) % 4]![0] * y, 0)) / 2
  const wanted = Math.sqrt((options.cover * options.width * options.height) / area)
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  const fits = Math.min(
    (options.width * 0.97) / (Math.max(...xs) - Math.min(...xs)),
    (options.height * 0.97) / (Math.max(...ys) - Math.min(...ys)),
  )
  const scale = Math.min(wanted, fits)
  const slack = (size: number, values: number[]) => {
    const [least, most] = [Math.min(...values) * scale, Math.max(...values) * scale]
    const free = size - (most - least)
    return free * (0.3 + 0.4 * random()) - least
  }
  const [left, top] = [slack(options.width, xs), slack(options.height, ys)]
  return shape.map(([x, y]) => [x * scale + left, y * scale + top])
}

/** The projection from the photo to the document: eight unknowns from four pairs of corners. */
function homography(corners: readonly Corner[], width: number, height: number): (x: number, y: number) => Corner {
  const targets: readonly Corner[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  const rows = corners.flatMap(([x, y], index) => {
    const [u, v] = targets[index]!
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  const [a, b, c, d, e, f, g, h] = solve(rows) as [number, number, number, number, number, number, number, number]
  return (x, y) => {
    const depth = g * x + h * y + 1
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
  }
}

/** Gauss-Jordan elimination with partial pivoting. */
function solve(rows: number[][]): number[] {
  for (let step = 0; step < rows.length; step++) {
    let pivot = step
    for (let row = step; row < rows.length; row++)
      if (Math.abs(rows[row]![step]!) > Math.abs(rows[pivot]![step]!)) pivot = row
    ;[rows[step], rows[pivot]] = [rows[pivot]!, rows[step]!]
    for (const [index, row] of rows.entries()) {
      if (index === step) continue
      const factor = row[step]! / rows[step]![step]!
      for (let column = step; column < row.length; column++) row[column] = row[column]! - factor * rows[step]![column]!
    }
  }
  return rows.map((row, index) => row.at(-1)! / row[index]!)
}
