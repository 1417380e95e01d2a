import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { britishDate, column, sheetOf, signOn } from '../kit.ts'
import { crowd } from '../people.ts'

const numbers = ['first', 'second'] as const

/** An English settlement: an engrossed cover, parties by number, a schedule of the beneficiaries, witnessed signatures. */
export const settlementDeed: UnseenLayout = {
  name: 'settlement-deed',
  docType: 'trust_deed',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'GB')
    const [settlor, trustee, solicitor, child, grandchild] = [next(), next(), next(), next(), next()]
    const made = addDays(paper.today, -paper.between(60, 3500))
    const full = ({ given, surname }: typeof settlor) => `${given} ${surname}`
    const upper = (one: typeof settlor) => full(one).toUpperCase()
    const name = `The ${settlor.surname} ${paper.pick(['Family Settlement', 'Discretionary Trust', 'Grandchildren’s Trust'])} ${made.slice(0, 4)}`
    const heirs = [child, grandchild].map(({ given }) => `${given} ${settlor.surname}`)
    const cover = column(90, 190, 415, { size: 12, face: 'serif', leading: 20 })
    cover.say(`DATED ${paper.put('document_date', made, britishDate(made, false))}`, { face: 'serif-bold' })
    cover.skip(110)
    cover.say(paper.put('legal_name', name), { size: 18, face: 'serif-bold', align: 'middle' })
    cover.skip(30)
    cover.say('DEED OF SETTLEMENT', { align: 'middle' })
    cover.skip(140)
    cover.say(`${solicitor.surname}s & Partridge LLP`, { size: 10, align: 'middle' })
    cover.say(solicitor.lines.join(', '), { size: 9, align: 'middle' })
    cover.say(`Ref: ${paper.code('@@@/#####.#')}`, { size: 9, align: 'middle' })
    const body = column(70, 66, 455, { size: 9.6, face: 'serif', leading: 13.8 })
    const [, ordinalMonth = '', year = ''] = britishDate(made, false).split(' ')
    body.say(
      `THIS SETTLEMENT is made the ${britishDate(made, true).split(' ')[0] ?? ''} day of ${ordinalMonth} ${year} BETWEEN:`,
    )
    body.skip(6)
    body.say(`(1)  ${paper.put('settlors', upper(settlor))} of ${settlor.lines.join(', ')} (“the Settlor”); and`, {
      indent: 16,
    })
    body.say(
      `(2)  ${upper(trustee)} of ${trustee.lines.join(', ')} and ${upper(solicitor)} of ${solicitor.lines.join(', ')} (together “the Trustees”, which expression includes the trustees for the time being of this Settlement).`,
      { indent: 16 },
    )
    paper.put('trustees', [trustee, solicitor].map(upper).join('; '), upper(trustee))
    body.skip(6)
    const clauses = [
      'WHEREAS the Settlor has transferred to the Trustees the sum of £10.00 and intends to transfer further property to be held on the trusts declared below.',
      `1.  Name. This Settlement shall be known as ${name}.`,
      '2.  Trust Period. The Trust Period shall end on the expiry of 125 years from the date of this Deed.',
      '3.  Trust for Income. The Trustees may accumulate the whole or part of the income of the Trust Fund and, subject to that, shall pay or apply it to or for the benefit of any of the Beneficiaries.',
      '4.  Powers. The Standard Provisions of the Society of Trust Draftsmen (3rd Edition) shall apply. The Trustees may borrow, lend and invest as if absolute owners.',
      '5.  Exclusion. No power may be exercised so as to benefit the Settlor or the Settlor’s spouse or civil partner.',
      '6.  Irrevocable. This Settlement is irrevocable.',
    ]
    clauses.forEach((clause) => {
      body.say(clause)
      body.skip(4)
    })
    body.skip(10)
    body.say('THE SCHEDULE', { align: 'middle', face: 'serif-bold' })
    body.say('The Beneficiaries', { align: 'middle' })
    body.skip(4)
    heirs.forEach((heir, index) =>
      body.say(`(${index === 0 ? 'a' : 'b'})  ${heir}, the Settlor’s ${numbers[index] ?? ''} grandchild`, {
        indent: 60,
      }),
    )
    paper.put('beneficiaries', heirs.join('; '), heirs[0])
    body.skip(12)
    body.say('SIGNED as a DEED in the presence of the witnesses named:')
    const y = body.bottom() + 42
    const witness = `Witness: ${paper.pick(['G. Pettifer', 'L. Obi', 'T. Marsh'])}, paralegal`
    return [
      sheetOf(
        'a4',
        [
          box(60, 60, 475, 722, { stroke: '#333', strokeWidth: 0.8 }),
          line(90, 214, 505, 214),
          ...cover.marks,
          text(297, 806, 'SPECIMEN', { size: 7, align: 'middle' }),
        ],
        '#fdfbf3',
      ),
      sheetOf(
        'a4',
        [
          ...body.marks,
          ...[settlor, trustee, solicitor].flatMap((one, index) =>
            signOn(70 + index * 158, y, 140, [full(one), witness], 7),
          ),
          text(297, 806, 'SPECIMEN', { size: 7, align: 'middle' }),
        ],
        '#fdfbf3',
      ),
    ]
  },
}
