import { white, type Raster } from '../../raster/raster.ts'

/** An image turned clockwise, and the way back. */
export interface TurnedRaster {
  readonly raster: Raster
  /** Takes a point of the turned image to the original; pixel edges are at integers. */
  readonly back: (x: number, y: number) => { readonly x: number; readonly y: number }
}

/** The image turned clockwise about its centre, enlarged to hold its corners; the rest is white. */
export function turnedRaster(raster: Raster, degrees: number): TurnedRaster {
  const { width, height, pixels } = raster
  if (degrees === 0) return { raster, back: (x, y) => ({ x, y }) }
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const outWidth = Math.ceil(Math.abs(width * cosine) + Math.abs(height * sine) - 1e-6)
  const outHeight = Math.ceil(Math.abs(width * sine) + Math.abs(height * cosine) - 1e-6)
  const out = new Uint8Array(outWidth * outHeight).fill(white)
  const back = (x: number, y: number) => {
    const [dx, dy] = [x - outWidth / 2, y - outHeight / 2]
    return { x: width / 2 + dx * cosine + dy * sine, y: height / 2 - dx * sine + dy * cosine }
  }
  for (let y = 0; y < outHeight; y++) {
    const dy = y + 0.5 - outHeight / 2
    for (let x = 0; x < outWidth; x++) {
      const dx = x + 0.5 - outWidth / 2
      const px = width / 2 + dx * cosine + dy * sine - 0.5
      const py = height / 2 - dx * sine + dy * cosine - 0.5
      if (px < -0.5 || py < -0.5 || px > width - 0.5 || py > height - 0.5) continue
      const left = Math.max(0, Math.min(width - 2, Math.floor(px)))
      const top = Math.max(0, Math.min(height - 2, Math.floor(py)))
      const fx = Math.max(0, Math.min(1, px - left))
      const fy = Math.max(0, Math.min(1, py - top))
      const at = top * width + left
      const upper = (pixels[at] ?? 0) * (1 - fx) + (pixels[at + 1] ?? 0) * fx
      const lower = (pixels[at + width] ?? 0) * (1 - fx) + (pixels[at + width + 1] ?? 0) * fx
      out[y * outWidth + x] = upper * (1 - fy) + lower * fy
    }
  }
  return { raster: { width: outWidth, height: outHeight, pixels: out }, back }
}
