import { place, shape, type Mark } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'

/**
 * Arabic as outlines, right to left from (x, y), because the fonts of a PDF have no such letters. Letters take the form that
 * their neighbours ask for (Unicode, Arabic Presentation Forms-B). No digits.
 */
export function arabic(
  x: number,
  y: number,
  size: number,
  content: string,
  color = '#1b1b1b',
  centred = false,
): Mark[] {
  const { path, width } = typeset([...joined(content)].toReversed().join(''), 'sans', size)
  return place([shape(cubic(path), { fill: color })], { x: x - (centred ? width / 2 : width), y, scale: 1 })
}

/** The first of a letter's forms: alone, then last, first and middle. Letters of two forms do not join the next one. */
const fourForms: ReadonlyMap<string, number> = new Map([
  ['ئ', 0xfe89],
  ['ب', 0xfe8f],
  ['ت', 0xfe95],
  ['ث', 0xfe99],
  ['ج', 0xfe9d],
  ['ح', 0xfea1],
  ['خ', 0xfea5],
  ['س', 0xfeb1],
  ['ش', 0xfeb5],
  ['ص', 0xfeb9],
  ['ض', 0xfebd],
  ['ط', 0xfec1],
  ['ظ', 0xfec5],
  ['ع', 0xfec9],
  ['غ', 0xfecd],
  ['ف', 0xfed1],
  ['ق', 0xfed5],
  ['ك', 0xfed9],
  ['ل', 0xfedd],
  ['م', 0xfee1],
  ['ن', 0xfee5],
  ['ه', 0xfee9],
  ['ي', 0xfef1],
])
const twoForms: ReadonlyMap<string, number> = new Map([
  ['آ', 0xfe81],
  ['أ', 0xfe83],
  ['ؤ', 0xfe85],
  ['إ', 0xfe87],
  ['ا', 0xfe8d],
  ['ة', 0xfe93],
  ['د', 0xfea9],
  ['ذ', 0xfeab],
  ['ر', 0xfead],
  ['ز', 0xfeaf],
  ['و', 0xfeed],
  ['ى', 0xfeef],
  ['L', 0xfefb],
  ['M', 0xfef7],
  ['N', 0xfef9],
])

function joined(content: string): string {
  const letters = [...content.replaceAll('لا', 'L').replaceAll('لأ', 'M').replaceAll('لإ', 'N')]
  return letters
    .map((letter, index) => {
      const follows = fourForms.has(letters[index - 1] ?? '')
      const next = letters[index + 1] ?? ''
      const leads = fourForms.has(next) || twoForms.has(next)
      const four = fourForms.get(letter)
      if (four !== undefined) return String.fromCodePoint(four + (leads ? 2 : 0) + (follows ? 1 : 0))
      const two = twoForms.get(letter)
      return two === undefined ? letter : String.fromCodePoint(two + (follows ? 1 : 0))
    })
    .join('')
}

/** Every output draws cubic curves; fonts have quadratic ones. */
function cubic(path: string): string {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)]
    .map(([, command = '', numbers = '']) => {
      const [a = 0, b = 0, c = a, d = b] = numbers.trim().split(/\s+/).map(Number)
      if (command === 'Z') return 'Z'
      const pull = (from: number, control: number) => (from + (control - from) * (2 / 3)).toFixed(2)
      const curve = `C${pull(x, a)} ${pull(y, b)} ${pull(c, a)} ${pull(d, b)} ${c} ${d}`
      ;[x, y] = [c, d]
      return command === 'Q' ? curve : `${command}${c} ${d}`
    })
    .join(' ')
}
