/** Width and height of one page, declared in its header. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}
