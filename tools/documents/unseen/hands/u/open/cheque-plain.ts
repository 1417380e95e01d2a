import { wavePattern } from '../../../../drawing/security-print.ts'
import { box, ellipse, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { left, middle, right, rule, slip, specimen, stack } from '../kit.ts'
import { firm, somebody, spouse } from '../people.ts'

const black = { fill: '#111' }

/** The magnetic signs that stand around the numbers: one around the branch, another around the account, a dash. */
function sign(kind: 'branch' | 'account' | 'dash', x: number, y: number): Mark[] {
  if (kind === 'branch')
    return [box(x, y - 9, 2, 9, black), box(x + 4, y - 8, 3, 3, black), box(x + 4, y - 3, 3, 3, black)]
  if (kind === 'account')
    return [0, 3, 6].map((step, index) => box(x + step, y - 9 + index * 2, 2, 9 - index * 2, black))
  return [0, 3, 6].map((step) => box(x + step, y - 6, 2, 3, black))
}

/** A personal cheque of two people with VOID across it: the numbers stand only in the magnetic line. */
export const chequePlain: UnseenLayout = {
  name: 'cheque-plain',
  docType: 'void_cheque',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const other = spouse(paper, 'CA', who)
    const names = [who, other].map((one) => `${one.given} ${one.middle.charAt(0)}. ${one.surname}`.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    const word = firm(paper, 'CA')
    const bank = paper.put(
      'issuer_name',
      `${word} ${paper.pick(['Credit Union', 'Community Savings', 'Bank of Canada West'])}`,
    )
    const transit = paper.put('transit_number', paper.code('1####'))
    const institution = paper.put('institution_number', paper.code('8##'))
    const account = paper.put('account_number', paper.code(paper.pick(['#######', '##########'])))
    const number = paper.code('0##')
    const ink = '#46566b'
    const marks: Mark[] = [
      ...wavePattern({ x: 0, y: 10, width: 504, height: 206 }, { color: '#7fa6c9', opacity: 0.35, count: 26 }),
      box(3, 3, 498, 220, { stroke: '#9fb2c6', strokeWidth: 1 }),
      ...stack(
        [24, 28, 10.4],
        [...names, who.street.toUpperCase(), `${who.city.toUpperCase()} ${who.region}  ${who.postal}`],
        8,
        'sans',
      ),
      right(480, 28, number, 12, 'mono-bold'),
      left(322, 54, 'DATE', 6.4, 'sans', { color: ink }),
    ]
    ;['2', '0', '', '', '', '', '', ''].forEach((digit, index) => {
      const x = 350 + index * 15 + (index > 3 ? 5 : 0) + (index > 5 ? 5 : 0)
      marks.push(
        box(x, 42, 12, 14, { stroke: ink, strokeWidth: 0.5 }),
        middle(x + 6, 53, digit, 8, 'sans', { color: '#999' }),
      )
    })
    marks.push(
      ...['Y', 'Y', 'Y', 'Y', 'M', 'M', 'D', 'D'].map((letter, index) =>
        middle(356 + index * 15 + (index > 3 ? 5 : 0) + (index > 5 ? 5 : 0), 63, letter, 4.8, 'sans', { color: ink }),
      ),
      left(24, 88, 'PAY TO THE', 6, 'sans', { color: ink }),
      left(24, 95, 'ORDER OF', 6, 'sans', { color: ink }),
      rule(66, 96, 330, 0.6, ink),
      box(404, 80, 76, 18, { stroke: ink, strokeWidth: 0.7 }),
      left(408, 93, '$', 10, 'sans'),
      rule(24, 120, 372, 0.6, ink),
      left(402, 120, '/100 DOLLARS', 6.4, 'sans', { color: ink }),
      ellipse(34, 143, 9, 9, { fill: '#2f6f8f' }),
      shape('M30 147 L34 136 L38 147 Z', { fill: '#fff' }),
      left(50, 142, bank, 9, 'sans-bold'),
      left(50, 151, `${paper.between(10, 900)} Main Street, ${who.city} ${who.region}`, 6.4, 'sans'),
      left(24, 178, 'MEMO', 6, 'sans', { color: ink }),
      rule(50, 178, 170, 0.6, ink),
      rule(290, 178, 190, 0.6, ink),
      right(480, 185, 'MP', 4.6, 'sans', { color: ink }),
      specimen(250, 16, 6),
      middle(250, 122, 'V O I D', 54, 'sans-bold', { color: '#2b2b35', turnDegrees: -9, opacity: 0.1 }),
    )
    let x = 96
    const mono = (content: string): Mark => {
      const mark = left(x, 210, content, 12.5, 'mono')
      x += content.length * 7.6 + 4
      return mark
    }
    const put = (kind: 'branch' | 'account' | 'dash'): Mark[] => {
      const set = sign(kind, x, 210)
      x += 12
      return set
    }
    marks.push(...put('account'), mono(number), ...put('account'))
    x += 14
    marks.push(...put('branch'), mono(transit), ...put('dash'), mono(institution), ...put('branch'))
    x += 14
    marks.push(mono(account), ...put('account'))
    return [slip(504, 226, marks, '#eef4f8')]
  },
}
