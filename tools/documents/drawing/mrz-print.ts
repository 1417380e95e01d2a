import { place, shape } from './sheet.ts'
import type { PathMark } from './sheet.ts'

/**
 * Lines of an MRZ in an alphabet after OCR-B (ISO 1073-2, size I): centre lines of strokes in tenths of a
 * millimetre, cap height 21 between centres, drawn by us because no package we install carries such a font.
 * ICAO 9303 part 3: 10 characters an inch, so `millimetre` (in units of the sheet) sets everything. (x, y) is the top left
 * of the first line; lines are 6.35 mm apart on a passport, 4.23 mm on a card.
 */
export function printMrz(
  lines: readonly string[],
  at: { x: number; y: number; millimetre: number; leadingMm: number },
): PathMark[] {
  const tenth = at.millimetre / 10
  return lines.flatMap((line, row) =>
    [...line].flatMap((character, column) => {
      const path = strokes.get(character)
      if (path === undefined) throw new Error(`An MRZ has no character ${character}.`)
      const mark = shape(path, { stroke: '#161616', strokeWidth: strokeTenths })
      const x = at.x + (column * pitchTenths + sideTenths) * tenth
      const y = at.y + (strokeTenths / 2) * tenth + row * at.leadingMm * at.millimetre
      return place([mark], { x, y, scale: tenth }).filter((moved) => moved.kind === 'path')
    }),
  )
}

const pitchTenths = 25.4
/** Between the left edge of a cell and the leftmost centre line. */
const sideTenths = 6.7
const strokeTenths = 3.3

const bowl = 'L5.6 0 C9.2 0 11.4 2.2 11.4 5.9 C11.4 9.6 9.2 11.8 5.6 11.8 L1.2 11.8'
const round =
  'M6 0 C1.6 0 -0.6 3.6 -0.6 10.5 C-0.6 17.4 1.6 21 6 21 C10.4 21 12.6 17.4 12.6 10.5 C12.6 3.6 10.4 0 6 0 Z'

const strokes: ReadonlyMap<string, string> = new Map([
  ['0', 'M6 0 C2.6 0 0.9 4.2 0.9 10.5 C0.9 16.8 2.6 21 6 21 C9.4 21 11.1 16.8 11.1 10.5 C11.1 4.2 9.4 0 6 0 Z'],
  ['1', 'M1.4 4.6 L6.6 0 L6.6 21 M1.6 21 L11.2 21'],
  ['2', 'M1 4 C1.8 1.2 3.6 0 6 0 C9.2 0 11 2.2 11 5 C11 9.5 5 13 1 21 L11.5 21'],
  ['3', 'M1 0 L10.5 0 L5 8 C9 8 11.5 10.5 11.5 14.4 C11.5 18.5 9 21 5.5 21 C3.5 21 1.8 20.3 0.5 19'],
  ['4', 'M5.6 0 L0.4 14.8 L12 14.8 M8.6 9.2 L8.6 21'],
  [
    '5',
    'M10.6 0 L2.4 0 L2 9 C3 8.4 4.2 8.1 5.5 8.1 C9.2 8.1 11.5 10.6 11.5 14.3 C11.5 18.4 9 21 5.3 21 C3.4 21 1.8 20.3 0.6 19',
  ],
  [
    '6',
    'M8.6 0 C4 5 0.5 10 0.5 14.8 C0.5 18.5 2.7 21 6 21 C9.3 21 11.5 18.5 11.5 14.8 C11.5 11 9.3 8.6 6.2 8.6 C4.3 8.6 2.7 9.4 1.8 11',
  ],
  ['7', 'M0.5 0 L11.5 0 C8.5 5.5 5 11 4.6 21'],
  [
    '8',
    'M6 9.6 C3 9.6 1.2 7.6 1.2 4.9 C1.2 2 3.2 0 6 0 C8.8 0 10.8 2 10.8 4.9 C10.8 7.6 9 9.6 6 9.6 C2.6 9.6 0.4 11.9 0.4 15.2 C0.4 18.6 2.7 21 6 21 C9.3 21 11.6 18.6 11.6 15.2 C11.6 11.9 9.4 9.6 6 9.6 Z',
  ],
  [
    '9',
    'M3.4 21 C8 16 11.5 11 11.5 6.2 C11.5 2.5 9.3 0 6 0 C2.7 0 0.5 2.5 0.5 6.2 C0.5 10 2.7 12.4 5.8 12.4 C7.7 12.4 9.3 11.6 10.2 10',
  ],
  ['A', 'M0 21 L6 0 L12 21 M2 14.6 L10 14.6'],
  [
    'B',
    'M1 10 L6.5 10 C9 10 10.6 8 10.6 5.2 C10.6 2 8.6 0 5.6 0 L1 0 L1 21 L6 21 C9.5 21 11.6 18.8 11.6 15.5 C11.6 12.2 9.6 10 6.5 10',
  ],
  ['C', 'M11.5 2 C10.3 0.7 8.8 0 7 0 C2.8 0 0.5 4 0.5 10.5 C0.5 17 2.8 21 7 21 C8.8 21 10.3 20.3 11.5 19'],
  ['D', 'M1 0 L1 21 L4.5 21 C9.3 21 11.7 17 11.7 10.5 C11.7 4 9.3 0 4.5 0 Z'],
  ['E', 'M11 0 L1.2 0 L1.2 21 L11 21 M1.2 10 L9 10'],
  ['F', 'M11 0 L1.5 0 L1.5 21 M1.5 10 L9.2 10'],
  [
    'G',
    'M11.2 2 C10 0.7 8.6 0 6.9 0 C2.8 0 0.5 4 0.5 10.5 C0.5 17 2.8 21 6.7 21 C8.7 21 10.2 20.4 11.5 19.4 L11.5 11.5 L7 11.5',
  ],
  ['H', 'M0.8 0 L0.8 21 M11.2 0 L11.2 21 M0.8 10 L11.2 10'],
  ['I', 'M2 0 L10 0 M6 0 L6 21 M2 21 L10 21'],
  ['J', 'M4 0 L10 0 L10 15 C10 19 8.4 21 5.5 21 C3.5 21 2 20 1 18.3'],
  ['K', 'M1 0 L1 21 M11.3 0 L1 11.5 M4.5 8.2 L11.6 21'],
  ['L', 'M1.8 0 L1.8 21 L11.4 21'],
  ['M', 'M0 21 L0 0 L6 11 L12 0 L12 21'],
  ['N', 'M0.8 21 L0.8 0 L11.2 21 L11.2 0'],
  ['O', round],
  ['P', `M1.2 21 L1.2 0 ${bowl}`],
  ['Q', `${round} M7.4 14.6 L12.6 21.6`],
  ['R', `M1.2 21 L1.2 0 ${bowl} M6.3 11.8 L11.8 21`],
  [
    'S',
    'M10.8 1.9 C9.5 0.6 8 0 6.2 0 C3 0 1 2 1 4.9 C1 8.2 3.6 9.3 6.2 10.2 C9.2 11.2 11.5 12.5 11.5 15.8 C11.5 19 9.2 21 5.9 21 C3.7 21 1.9 20.3 0.5 18.8',
  ],
  ['T', 'M0.3 0 L11.7 0 M6 0 L6 21'],
  ['U', 'M0.9 0 L0.9 14 C0.9 18.6 2.7 21 6 21 C9.3 21 11.1 18.6 11.1 14 L11.1 0'],
  ['V', 'M0.2 0 L6 21 L11.8 0'],
  ['W', 'M-0.4 0 L2.4 21 L6 8 L9.6 21 L12.4 0'],
  ['X', 'M0.6 0 L11.4 21 M11.4 0 L0.6 21'],
  ['Y', 'M0.3 0 L6 11 L11.7 0 M6 11 L6 21'],
  ['Z', 'M0.8 0 L11.2 0 L0.8 21 L11.2 21'],
  ['<', 'M11.6 3.2 L0.8 11 L11.6 18.8'],
])
