/** A QR code as one SVG path in a square of `side` units, quiet zone included. */
export interface QrSymbol {
  readonly side: number
  readonly path: string
}

/** Draws a text of at most 300 characters as a QR code. */
export type DrawQr = (text: string) => Promise<QrSymbol>
