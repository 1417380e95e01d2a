import { white, type Raster } from './raster.ts'

/** Side of the squares in which the brightness of paper is measured. */
const blockPixels = 24
/** Share of a square's pixels that are brighter than its level of paper. */
const brightShare = 0.15
/** Least level of paper as a share of the page's, so that a dark banner stays dark. */
const darkestPaperShare = 0.55

/**
 * Removes shadows and uneven light: divides every pixel by the brightness of the paper around it.
 * docs/reading.md#preparing-an-image.
 */
export function flatten(raster: Raster): Raster {
  const columns = Math.max(1, Math.ceil(raster.width / blockPixels))
  const rows = Math.max(1, Math.ceil(raster.height / blockPixels))
  const paper = medianOfNeighbours(paperOfBlocks(raster, columns, rows), columns, rows)
  const lowest = quantile(Array.from(paper), 0.9) * darkestPaperShare
  for (const [index, value] of paper.entries()) paper[index] = Math.max(value, lowest, 1)
  return divide(raster, paper, columns, rows)
}

function paperOfBlocks(raster: Raster, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      const right = Math.min(raster.width, (column + 1) * blockPixels)
      const bottom = Math.min(raster.height, (row + 1) * blockPixels)
      let total = 0
      for (let y = row * blockPixels; y < bottom; y++) {
        for (let x = column * blockPixels; x < right; x++) {
          const value = raster.pixels[y * raster.width + x] ?? 0
          counts[value] = (counts[value] ?? 0) + 1
          total++
        }
      }
      let above = 0
      let value = white
      while (value > 0 && above + (counts[value] ?? 0) <= total * brightShare) above += counts[value--] ?? 0
      paper[row * columns + column] = value
    }
  }
  return paper
}

function medianOfNeighbours(paper: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(paper.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const near: number[] = []
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          near.push(paper[y * columns + x] ?? white)
        }
      }
      out[row * columns + column] = quantile(near, 0.5)
    }
  }
  return out
}

function divide(raster: Raster, paper: Float32Array, columns: number, rows: number): Raster {
  const { width, height } = raster
  const pixels = new Uint8Array(raster.pixels.length)
  // The two squares that each column lies between, and its share of the way: the same in every row.
  const left = new Uint16Array(width)
  const right = new Uint16Array(width)
  const across = new Float64Array(width)
  for (let x = 0; x < width; x++) {
    const at = Math.min(columns - 1, Math.max(0, x / blockPixels - 0.5))
    left[x] = Math.floor(at)
    right[x] = Math.min(columns - 1, Math.floor(at) + 1)
    across[x] = at - Math.floor(at)
  }
  const ofRow = new Float64Array(columns)
  for (let y = 0; y < height; y++) {
    const atRow = Math.min(rows - 1, Math.max(0, y / blockPixels - 0.5))
    const upper = Math.floor(atRow) * columns
    const lower = Math.min(rows - 1, Math.floor(atRow) + 1) * columns
    const down = atRow - Math.floor(atRow)
    for (let column = 0; column < columns; column++)
      ofRow[column] = (paper[upper + column] ?? white) * (1 - down) + (paper[lower + column] ?? white) * down
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const share = across[x] ?? 0
      const level = (ofRow[left[x] ?? 0] ?? white) * (1 - share) + (ofRow[right[x] ?? 0] ?? white) * share
      const value = ((raster.pixels[at] ?? 0) * white) / level
      pixels[at] = value < white ? value : white
    }
  }
  return { width, height, pixels }
}

function quantile(values: number[], share: number): number {
  values.sort((a, b) => a - b)
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? white
}
