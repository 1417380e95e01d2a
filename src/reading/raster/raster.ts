/** A grey image, one byte a pixel, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** A image in colour: red, green and blue, one byte each, row by row. */
export interface ColourRaster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Part of an image or page in its own pixels (points for a PDF's text layer): left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** Brightness of white. */
export const white = 255
