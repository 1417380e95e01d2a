import { overprint } from '../../../../drawing/overprint.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { holders, pen } from '../kit.ts'
import { crowd } from '../people.ts'

/** A personal cheque scanned on a page, two holders, numbers only in the line at the foot. */
export const voidChequeCa: UnseenLayout = {
  name: 'void-cheque-ca',
  docType: 'void_cheque',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'on')
    const [one, two] = [next('F'), next('M')]
    const p = pen('narrow')
    ;(p.fill(50, 60, 512, 230, '#eaf2ea'), p.frame(50, 60, 512, 230, '#9ab'))
    const number = paper.code('0##')
    p.col(
      66,
      84,
      12,
      [
        ...holders(paper, [one.name.toUpperCase(), two.name.toUpperCase()]),
        ...one.lines.map((row) => row.toUpperCase()),
      ],
      9,
    )
    ;(p.r(546, 84, number, 11),
      p.t(400, 108, 'DATE', 7),
      p.rule(426, 110, 546),
      p.t(430, 120, 'Y Y Y Y   M M   D D', 6))
    ;(p.t(66, 156, 'PAY TO THE', 6.6),
      p.t(66, 164, 'ORDER OF', 6.6),
      p.rule(110, 166, 440),
      p.t(446, 164, '$', 12),
      p.frame(456, 148, 90, 20))
    ;(p.rule(66, 190, 480), p.t(546, 190, 'DOLLARS', 7, { align: 'right' }))
    ;(p.b(
      66,
      216,
      paper.put(
        'issuer_name',
        `${paper.pick(['Saltbox', 'Foothills', 'Valley Mutual', 'Pacific Rim'])} ${paper.pick(['Credit Union', 'Bank', 'Savings & Trust'])}`,
      ),
      11,
    ),
      p.t(66, 228, `${paper.between(100, 990)} Main Street`, 8))
    ;(p.t(66, 252, 'MEMO', 7), p.rule(92, 254, 260), p.rule(340, 254, 546), p.t(536, 262, 'PER', 6, { align: 'right' }))
    const transit = paper.put('transit_number', paper.code('#####'))
    const bank = paper.put('institution_number', paper.pick(['809', '828', '837', '899']))
    p.t(
      110,
      282,
      `'${number}'   :${transit} - ${bank}:   ${paper.put('account_number', paper.code('### ### #'))}'`,
      12,
      { face: 'mono' },
    )
    p.b(300, 200, 'VOID', 64, { align: 'middle', color: '#335', opacity: 0.55, turnDegrees: -12 })
    ;(p.marks.push(overprint(306, 480, 60, 'SPECIMEN')), p.t(66, 330, 'SPECIMEN', 8))
    return [p.sheet()]
  },
}
