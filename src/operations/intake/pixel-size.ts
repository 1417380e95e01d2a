/** Width and height of one page as its header declares them. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}
