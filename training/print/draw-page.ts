import { outlineOf } from '../../tools/documents/drawing/typeset.ts'
import type { Font } from '../../tools/documents/drawing/true-type.ts'
import type { MadeUpPrint } from './made-up-print.ts'

/** A piece of print on a drawn page: positions of its characters, and top and bottom of its ink, in pixels. */
export interface DrawnLine {
  readonly characters: readonly { readonly character: string; readonly left: number; readonly right: number }[]
  readonly top: number
  readonly bottom: number
  readonly font: number
}

export interface DrawnPage {
  readonly width: number
  readonly height: number
  readonly svg: string
  readonly lines: readonly DrawnLine[]
}

export interface NamedFont {
  readonly index: number
  readonly name: string
  readonly font: Font
}

/** Letter paper at 200 dpi, and the front of a card; sizes of type in pixels. */
const forms = [
  { width: 1700, height: 2200, margin: 110, sizes: { least: 19, most: 38, usual: 2 } },
  { width: 1110, height: 740, margin: 50, sizes: { least: 18, most: 40, usual: 1 } },
] as const
const cardShare = 0.25
/** Common fonts of documents, and the share of text in one of them. */
const usual = /^(DejaVu|Liberation|Arimo|Carlito)/
const usualShare = 0.6

/** A page or card with random print of many kinds. */
export function drawPage(print: MadeUpPrint, fonts: readonly NamedFont[], random: () => number): DrawnPage {
  const form = random() < cardShare ? forms[1] : forms[0]
  const { width, height, margin, sizes } = form
  const between = (low: number, high: number) => low + (high - low) * random()
  const chance = (share: number) => random() < share
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from; check the fonts.')
    return item
  }
  const usualFonts = fonts.filter(({ name }) => usual.test(name))
  const anyFont = () => oneOf(usualFonts.length > 0 && chance(usualShare) ? usualFonts : fonts)
  const anySize = () => between(0, 1) ** sizes.usual * (sizes.most - sizes.least) + sizes.least
  const shade = (level: number) => `rgb(${level},${level},${level})`
  const lines: DrawnLine[] = []
  const marks: string[] = chance(form === forms[1] ? 0.6 : 0.1) ? [pattern(form, between)] : []

  const put = (text: string, { font, size, x, y, ink, end }: Piece): number => {
    const line = lineOf(text, font, size, { x, y })
    if (line === null || line.right > end) return x
    lines.push(line.drawn)
    marks.push(`<path transform="translate(${x} ${y})" fill="${ink}" d="${line.path}"/>`)
    return line.right
  }
  const mainFont = anyFont()
  const mainSize = anySize()
  const dark = between(0, 60)
  const end = width - margin
  let y = margin
  while (y < height - margin) {
    const font = chance(0.65) ? mainFont : anyFont()
    const size = chance(0.6) ? mainSize : anySize()
    const large = chance(0.06) ? size * between(1.3, 2) : size
    y += large * between(1.2, 2.1)
    if (y > height - margin) break
    const banner = chance(0.06)
    if (banner) {
      const level = between(20, 110)
      marks.push(
        `<rect x="${margin - 15}" y="${y - large * 1.2}" width="${end - margin + 30}" height="${large * 1.7}" fill="${shade(level)}"/>`,
      )
    }
    const ink = banner ? '#fff' : shade(chance(0.2) ? between(60, 105) : dark)
    const x = margin + (chance(0.5) ? 0 : between(0, width * 0.25))
    const charactersMax = Math.floor(between(0.3, 1) * ((end - x) / (large * 0.52)))
    const piece = { font, size: large, y, ink, end }
    const kind = random()
    if (kind < 0.4) put(print.prose(charactersMax), { ...piece, x })
    else if (kind < 0.65) put(`${print.label()} ${print.value()}`, { ...piece, x })
    else if (kind < 0.8) {
      // A label above its value.
      const columns = Math.floor(between(1, 4))
      for (let column = 0; column < columns; column++) {
        const at = x + (column * (end - x)) / columns
        const stop = at + (end - x) / columns - size
        put(print.label(), {
          ...piece,
          size: Math.max(sizes.least, large * 0.75),
          x: at,
          end: stop,
          ink: shade(between(40, 105)),
        })
        put(print.value(), { ...piece, x: at, y: y + large * 1.35, ink: shade(dark), end: stop })
      }
      y += large * 1.5
    } else {
      let from = x
      while (from < end - size * 2) {
        const before = from
        from = put(chance(0.4) ? print.label() : print.value(), { ...piece, x: from }) + large * between(1.2, 6)
        if (from <= before + large * 6 && chance(0.3)) from += large * between(2, 8)
      }
    }
    if (chance(0.16))
      marks.push(
        `<rect x="${margin}" y="${y + large * between(0.3, 0.6)}" width="${end - margin}" height="${between(1, 3)}"/>`,
      )
    if (chance(0.05))
      marks.push(
        `<rect x="${between(margin, end)}" y="${y - large * 1.5}" width="${between(1, 2.5)}" height="${large * 3}"/>`,
      )
    if (chance(0.06)) marks.push(tickBox(x - large * 1.2, y, large, chance(0.5)))
  }
  const paper = chance(0.7) ? 255 : between(215, 252)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${shade(paper)}"/>${marks.join('')}</svg>`
  return { width, height, svg, lines }
}

interface Piece {
  readonly font: NamedFont
  readonly size: number
  readonly x: number
  readonly y: number
  readonly ink: string
  /** A piece that reaches beyond is not drawn. */
  readonly end: number
}

/** Print with its position; null when the font lacks a character. */
function lineOf(
  text: string,
  { font, index }: NamedFont,
  size: number,
  { x, y }: { readonly x: number; readonly y: number },
) {
  const glyphs = [...text].map((character) => ({ character, glyph: font.glyph(character.codePointAt(0) ?? 0) }))
  if (glyphs.some(({ character, glyph }) => character !== ' ' && glyph.contours.length === 0)) return null
  const { path, width } = outlineOf(text, font, size)
  const scale = size / font.unitsPerEm
  let pen = x
  const characters = glyphs.map(({ character, glyph }) => {
    const left = pen
    pen += glyph.advance * scale
    return { character, left, right: pen }
  })
  const heights = glyphs.flatMap(({ glyph }) => glyph.contours.flat().map((point) => point.y * scale))
  if (heights.length === 0) return null
  const [top, bottom] = [y - Math.max(...heights), y - Math.min(...heights)]
  return { drawn: { characters, top, bottom, font: index }, path, right: x + width }
}

function tickBox(x: number, y: number, size: number, ticked: boolean): string {
  const side = size * 0.7
  const cross = ticked ? `M${x} ${y}l${side} ${-side}M${x} ${y - side}l${side} ${side}` : ''
  return `<path d="M${x} ${y}h${side}v${-side}h${-side}z${cross}" fill="none" stroke="#000" stroke-width="2"/>`
}

/** Background waves, as on cards and certificates. */
function pattern(
  { width, height }: { readonly width: number; readonly height: number },
  between: (low: number, high: number) => number,
): string {
  const [gap, swing, length] = [between(9, 30), between(4, 40), between(80, 400)]
  const level = between(170, 235)
  const waves: string[] = []
  for (let y = -40; y < height + 40; y += gap) {
    const arcs = Array.from({ length: Math.ceil(width / length) }, () => `t${length} 0`).join('')
    waves.push(`M0 ${y}q${length / 2} ${swing} ${length} 0${arcs}`)
  }
  return `<path d="${waves.join('')}" fill="none" stroke="rgb(${level},${level + between(-20, 20)},${level})" stroke-width="${between(1, 2.5)}"/>`
}
