/** How a report looks. Lengths are in points, 72 to the inch. */

/** A kind of text. */
export interface TextStyle {
  readonly font: 'regular' | 'bold'
  readonly size: number
  /** Colour as #rrggbb; on its background at least 4.5 to 1 (WCAG 2.2, 1.4.3). */
  readonly colour: string
}

/** Letter, the size in use in Canada. */
export const paperSize = { name: 'LETTER', width: 612, height: 792 } as const

export const margins = { top: 54, left: 54, right: 54, bottom: 66 } as const
/** Width of the text. */
export const textWidth = paperSize.width - margins.left - margins.right
/** Where the text of a page ends, from its upper edge. */
export const textBottom = paperSize.height - margins.bottom
/** Where the banner of a page starts, and the space around its text. */
export const bannerTop = 18
export const bannerPadding = 4
/** Where the foot of a page starts. */
export const footTop = paperSize.height - 44

const ink = '#1a2433'
const quiet = '#566172'
const accent = '#123a63'

export const ruleColour = '#d3dae2'
export const accentColour = accent
export const headerFill = '#eef2f7'
export const noticeFill = '#fff5dc'
export const noticeEdge = '#b87900'
export const bannerFill = '#ffdf9e'

export const styles = {
  title: { font: 'bold', size: 19, colour: accent },
  subtitle: { font: 'regular', size: 10, colour: quiet },
  notice: { font: 'bold', size: 9.5, colour: '#5c3b00' },
  heading: { font: 'bold', size: 12, colour: accent },
  subheading: { font: 'bold', size: 10, colour: ink },
  banner: { font: 'bold', size: 9, colour: '#5c3b00' },
  listItem: { font: 'regular', size: 9, colour: ink },
  paragraph: { font: 'regular', size: 9, colour: quiet },
  columnHeader: { font: 'bold', size: 8.5, colour: ink },
  label: { font: 'regular', size: 9, colour: quiet },
  foot: { font: 'regular', size: 8, colour: quiet },
} as const satisfies Readonly<Record<string, TextStyle>>

export const toneStyles = {
  plain: { font: 'regular', size: 9, colour: ink },
  muted: { font: 'regular', size: 9, colour: quiet },
  good: { font: 'bold', size: 9, colour: '#1b6b3a' },
  warning: { font: 'bold', size: 9, colour: '#855000' },
  bad: { font: 'bold', size: 9, colour: '#b3261e' },
} as const satisfies Readonly<Record<string, TextStyle>>

/** Height of a line of a style, with the space to the next. */
export function lineHeight({ size }: TextStyle): number {
  return size * 1.36
}
