import type { Word } from '../../../page/page.ts'
import { cropRaster, resizeRaster } from '../../../raster/decode.ts'
import { white, type Box, type Raster } from '../../../raster/raster.ts'
import type { RunModel } from './runtime.ts'

/** Rows of a line as PP-OCR's recognition was trained, and what its columns are a multiple of. */
const lineRows = 48
const columnStep = 16
/** Longest line: one of 100 letters. */
const columnsMax = 1600
/** A gap without print of this many heights separates two words: the model often reads no space there. */
const gapHeights = 0.27
/** Shares of a line's pixels that are darker than its print and than its paper, and how much of that contrast ink has. */
const darkShare = 0.03
const paperShare = 0.7
const inkContrast = 0.4
/** Share of the rows above and below, which may show other lines, and pixels of ink in an empty column. */
const marginShare = 0.15
const specksMax = 1

/** Of words with a product of probabilities, this share of it was right on real cards. docs/photographed-print.md#pp-ocr. */
const rightShare = 0.92

/** A character with its place in columns of the line. */
interface Character {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly confidence: number
}

/** Words of the line in a box. `characters` are those of the outputs after the blank. */
export async function recogniseLine(
  raster: Raster,
  box: Box,
  { run, characters }: { readonly run: RunModel; readonly characters: readonly string[] },
): Promise<readonly Word[]> {
  const crop = cropRaster(raster, [box[0], box[1], box[2], box[3]])
  const scaled = Math.min(columnsMax, Math.max(columnStep, Math.round((crop.width * lineRows) / crop.height)))
  const columns = Math.ceil(scaled / columnStep) * columnStep
  const line = await resizeRaster(crop, scaled, lineRows)
  const plane = columns * lineRows
  const values = new Float32Array(3 * plane)
  for (let row = 0; row < lineRows; row++) {
    for (let column = 0; column < scaled; column++) {
      const value = (line.pixels[row * scaled + column] ?? 0) / 127.5 - 1
      for (let channel = 0; channel < 3; channel++) values[channel * plane + row * columns + column] = value
    }
  }
  const { data, dims } = await run(values, [1, 3, lineRows, columns])
  const [frames, answers] = [dims[1] ?? 0, dims[2] ?? 0]
  const read = charactersOf(data, { frames, answers, columns, characters })
  const step = crop.width / scaled
  const [left, top] = [Math.max(0, Math.floor(box[0])), Math.max(0, Math.floor(box[1]))]
  return wordsOf(read, line).map((word): Word => {
    const [first, last] = [word[0], word.at(-1)]
    const [from, to] = [first?.from ?? 0, last?.to ?? 0]
    return {
      text: word.map(({ text }) => text).join(''),
      box: [left + from * step, top, (to - from) * step, crop.height],
      confidence: word.reduce((product, { confidence }) => product * confidence, rightShare),
    }
  })
}

function charactersOf(
  chances: Float32Array,
  {
    frames,
    answers,
    columns,
    characters,
  }: {
    readonly frames: number
    readonly answers: number
    readonly columns: number
    readonly characters: readonly string[]
  },
): readonly Character[] {
  const found: Character[] = []
  const each = columns / frames
  let before = 0
  for (let frame = 0; frame < frames; frame++) {
    let best = 0
    const start = frame * answers
    for (let answer = 1; answer < answers; answer++)
      if ((chances[start + answer] ?? 0) > (chances[start + best] ?? 0)) best = answer
    const confidence = chances[start + best] ?? 0
    const last = found.at(-1)
    if (best !== 0 && best === before && last !== undefined)
      found[found.length - 1] = { ...last, to: (frame + 1) * each, confidence: Math.max(last.confidence, confidence) }
    else if (best !== 0)
      found.push({ text: characters[best - 1] ?? '', from: frame * each, to: (frame + 1) * each, confidence })
    before = best
  }
  return found
}

/** Words between spaces that the model read, and between gaps in the print that it did not read as a space. */
function wordsOf(read: readonly Character[], line: Raster): readonly (readonly Character[])[] {
  const empty = emptyColumns(line)
  const words: Character[][] = [[]]
  for (const character of read) {
    const last = words.at(-1)?.at(-1)
    if (character.text === ' ' || (last !== undefined && hasGap(empty, last, character))) words.push([])
    if (character.text !== ' ') words.at(-1)?.push(character)
  }
  return words.filter(({ length }) => length > 0)
}

/** Columns without print: nothing in them is much darker than the line's paper. */
function emptyColumns({ width, height, pixels }: Raster): Uint8Array {
  const sorted = pixels.toSorted()
  const level = (share: number) => sorted[Math.floor(sorted.length * share)] ?? white
  const [dark, paper] = [level(darkShare), level(paperShare)]
  const inkBelow = paper - (paper - dark) * inkContrast
  const empty = new Uint8Array(width)
  const margin = Math.round(height * marginShare)
  for (let x = 0; x < width; x++) {
    let ink = 0
    for (let y = margin; y < height - margin; y++) if ((pixels[y * width + x] ?? white) < inkBelow) ink++
    empty[x] = ink <= specksMax ? 1 : 0
  }
  return empty
}

function hasGap(empty: Uint8Array, one: Character, other: Character): boolean {
  const [from, to] = [Math.floor((one.from + one.to) / 2), Math.ceil((other.from + other.to) / 2)]
  let [run, longest] = [0, 0]
  for (let column = from; column < to; column++) {
    run = empty[column] === 1 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest >= gapHeights * lineRows
}
