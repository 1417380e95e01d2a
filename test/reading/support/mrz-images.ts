import sharp from 'sharp'
import { mrzCheckDigit } from '../../../src/domain/formats/mrz-check-digit.ts'
import type { MrzFormat } from '../../../src/domain/formats/mrz-layouts.ts'
import type { Raster } from '../../../src/reading/raster/raster.ts'
import { printMrz } from '../../../tools/documents/drawing/mrz-print.ts'
import { sheetSvg } from '../../../tools/documents/drawing/raster.ts'
import { wavePattern } from '../../../tools/documents/drawing/security-print.ts'
import { box, text, type Mark } from '../../../tools/documents/drawing/sheet.ts'

type Random = () => number

/** Formats of an invented MRZ. FR-ID is the French card, a TD2 with a layout of its own. */
export const mrzKinds: readonly (MrzFormat | 'FR-ID')[] = ['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B', 'FR-ID', 'CH-DL']

/** What names and states of an invented MRZ are picked from. */
export interface MrzWords {
  readonly surnames: readonly string[]
  readonly givenNames: readonly string[]
  readonly states: readonly string[]
}

const usualWords: MrzWords = {
  surnames: 'DUPONT GARCIA OQUIST MUELLER XAVIER WYZOK HABIBI JQORST LI FERNANDEZ VANDERBILT NGUYEN'.split(' '),
  givenNames: 'ANNA MARIA HUGO QUENTIN ZOE BJORK OLIVIA KEVIN WILLIAM IGGY SVEN FADOUA'.split(' '),
  states: 'UTO FRA GBR CAN MAR USA ESP PRT D<< NLD CHE BEL'.split(' '),
}

/** An MRZ of a fictional person with correct check digits. */
export function inventMrz(kind: (typeof mrzKinds)[number], random: Random, words: MrzWords = usualWords): string[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const run = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
  const day = (from: number, to: number) => {
    const two = (value: number) => String(value).padStart(2, '0')
    return (
      two(from + Math.floor(random() * (to - from))) +
      two(1 + Math.floor(random() * 12)) +
      two(1 + Math.floor(random() * 28))
    )
  }
  const proven = (content: string) => content + String(mrzCheckDigit(content))
  const digits = '0123456789'
  const both = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' + digits
  const name = () => pick(words.surnames)
  const given = () => pick(words.givenNames)
  const names = `${name()}${random() < 0.3 ? `<${name()}` : ''}<<${given()}${random() < 0.6 ? `<${given()}` : ''}`
  const state = pick(words.states)
  const number = proven(pick([run(both, 9), run(digits, 9), `${run(both, 8)}<`]))
  const birth = proven(day(40, 99))
  const expiry = proven(day(27, 36))
  const sex = pick(['M', 'F', '<'])
  const filled = (content: string, width: number) => content.slice(0, width).padEnd(width, '<')
  const optional = (width: number) => filled(random() < 0.5 ? '' : run(both, Math.floor(random() * width)), width)
  if (kind === 'CH-DL') {
    return [
      `${run('ABCDEFGH', 3)}${run(digits, 3)}${pick(['D', 'F', 'I', 'R'])}<<`,
      filled(`FACHE${run(digits, 12)}<<${day(40, 99)}`, 30),
      filled(names, 30),
    ]
  }
  if (kind === 'FR-ID') {
    const first = filled(`IDFRA${filled(name(), 25)}${run(digits, 6)}`, 36)
    const second = `${proven(run(digits, 12))}${filled(given(), 14)}${birth}${sex === '<' ? 'F' : sex}`
    return [first, proven(first + second).slice(36)]
  }
  if (kind === 'TD1') {
    const upper = `${pick(['I<', 'ID', 'AC'])}${state}${number}${optional(15)}`
    const rest = optional(11)
    const digit = mrzCheckDigit(upper.slice(5) + birth + expiry + rest)
    return [upper, `${birth}${sex}${expiry}${state}${rest}${digit}`, filled(names, 30)]
  }
  const width = kind === 'TD3' || kind === 'MRV-A' ? 44 : 36
  const code = kind === 'TD3' ? pick(['P<', 'PD']) : kind === 'TD2' ? pick(['I<', 'ID']) : pick(['V<', 'VC'])
  const first = filled(`${code}${state}${names}`, width)
  const second = `${number}${state}${birth}${sex}${expiry}`
  if (kind === 'MRV-A' || kind === 'MRV-B') return [first, second + optional(width - 28)]
  const rest = kind === 'TD3' ? proven(optional(14)) : optional(7)
  return [first, second + rest + String(mrzCheckDigit(number + birth + expiry + rest))]
}

/** How a document lies before the camera. */
export interface View {
  /** Clockwise. */
  readonly degrees: number
  /** The far side is smaller than the near one by this share. */
  readonly perspective: number
  /** The page is not flat: the middle of a line is lower than its ends by this share of the page width. */
  readonly bend?: number
  /** Pixels of the long side of the image. */
  readonly pixels: number
  readonly blurPixels: number
  readonly noise: number
}

export const plainView: View = { degrees: 0, perspective: 0, pixels: 1250, blurPixels: 0, noise: 0 }

/** A card or page with print and security print, its MRZ at the foot, from a view. */
export async function mrzImage(lines: readonly string[], view: View, random: Random): Promise<Raster> {
  const isPage = lines[1]!.length === 44
  const size = isPage
    ? { width: 1250, height: 880 }
    : lines[1]!.length === 36
      ? { width: 1050, height: 740 }
      : { width: 856, height: 540 }
  const leadingMm = lines.length === 2 ? 6.35 : 4.9
  const mrzTop = size.height - (leadingMm * (lines.length - 1) + 3 + 6) * 10
  const marks: Mark[] = [
    ...wavePattern({ x: 0, y: 0, ...size }, { color: '#9bb4d0', opacity: 0.35, count: 24 }),
    box(40, 120, size.width * 0.25, mrzTop - 180, { fill: '#8a8f98' }),
    text(50, 70, 'REPUBLIC OF UTOPIA · RÉPUBLIQUE D’UTOPIE', { size: 34, face: 'serif-bold' }),
    ...[
      'Surname / Nom',
      'ERIKSSON',
      'Given names / Prénoms',
      'ANNA MARIA',
      'Date of birth / Date de naissance',
      '12 AUG 1974',
    ].map((words, row) =>
      text(size.width * 0.35, 130 + row * 42, words, { size: row % 2 === 0 ? 18 : 30, face: 'sans' }),
    ),
    box(0, mrzTop - 30, size.width, size.height - mrzTop + 30, { fill: '#f7f6f0' }),
    ...printMrz(lines, { x: 40, y: mrzTop, millimetre: 10, leadingMm }),
  ]
  const svg = sheetSvg({ ...size, pixelsPerUnit: 1.6, background: '#eef1f4', marks })
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return photographed({ width: info.width, height: info.height, pixels: data }, view, random)
}

/** The image on a dark table, rotated and in perspective, then blurred and with noise. */
async function photographed(page: Raster, view: View, random: Random): Promise<Raster> {
  const { bend = 0 } = view
  const [sine, cosine] = [Math.sin((view.degrees * Math.PI) / 180), Math.cos((view.degrees * Math.PI) / 180)]
  const wide = Math.abs(page.width * cosine) + Math.abs(page.height * sine)
  const high = Math.abs(page.width * sine) + Math.abs(page.height * cosine)
  const scale = view.pixels / (Math.max(wide, high) * 1.08)
  const [width, height] = [Math.round(wide * 1.08 * scale), Math.round(high * 1.08 * scale)]
  const pixels = new Uint8Array(width * height)
  const samples = Math.max(1, Math.round(1 / scale))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let sample = 0; sample < samples * samples; sample++) {
        const sx = (x + ((sample % samples) + 0.5) / samples - width / 2) / scale
        const sy = (y + (Math.floor(sample / samples) + 0.5) / samples - height / 2) / scale
        // Points further up are further away.
        const depth = 1 - view.perspective * (sy / high)
        const [dx, dy] = [sx * depth, sy * depth]
        const along = dx * cosine + dy * sine
        const sag = bend * page.width * (1 - ((2 * along) / page.width) ** 2)
        sum += pixelAt(page, page.width / 2 + along, page.height / 2 - dx * sine + dy * cosine - sag)
      }
      const noiseAmount = view.noise * (random() + random() + random() - 1.5) * 2
      pixels[y * width + x] = Math.max(0, Math.min(255, sum / (samples * samples) + noiseAmount))
    }
  }
  if (view.blurPixels < 0.3) return { width, height, pixels }
  const { data } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(view.blurPixels)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, pixels: data }
}

function pixelAt({ width, height, pixels }: Raster, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 70
  const [fx, fy] = [x - 0.5 - left, y - 0.5 - top]
  const at = top * width + left
  const upper = pixels[at]! * (1 - fx) + pixels[at + 1]! * fx
  const lower = pixels[at + width]! * (1 - fx) + pixels[at + width + 1]! * fx
  return upper * (1 - fy) + lower * fy
}
