import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose, signingLine } from '../kit.ts'
import { people } from '../people.ts'

/** A membership of a gym: monthly price, start, term and account to debit, as on a lease or a loan, but neither. */
export const gymContract: UnseenLayout = {
  name: 'gym-contract',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'CA')()
    const signed = addDays(paper.today, -paper.between(5, 400))
    const fields = [
      ['MEMBER', paper.put('document_holder_name', one.full)],
      ['HOME ADDRESS', one.lines.join(', ')],
      ['PLAN', paper.pick(['Iron 12 (12 months)', 'Flex (month to month)'])],
      ['FIRST PAYMENT', dated(addDays(signed, 5), 'd N Y')],
      ['PER MONTH + TAX', `$${paper.between(24, 69)}.99`],
      ['DEBIT FROM', `Card ending ${paper.code('####')}`],
      ['EMERGENCY CONTACT', `555-01${paper.code('##')}`],
    ]
    const rules = prose(
      50,
      390,
      [
        'You may cancel within 10 days of getting a copy of this agreement, with no reason given. After that, 30 days written notice is needed.',
        'I am in good health and I use the equipment at my own risk. I will wipe down benches and re-rack weights.',
      ],
      { width: 512, size: 9, face: 'sans' },
    )
    return [
      pageOf('letter', [
        text(50, 66, paper.put('issuer_name', 'Kettle & Bar Fitness'), { size: 22, face: 'sans-bold' }),
        text(562, 66, 'MEMBERSHIP AGREEMENT', { size: 12, face: 'sans-bold', align: 'right' }),
        ...fields.flatMap(([caption = '', value = ''], index) => [
          box(50, 96 + index * 38, 512, 38, { stroke: '#000', strokeWidth: 0.8 }),
          text(56, 108 + index * 38, caption, { size: 7, face: 'sans-bold' }),
          text(64, 126 + index * 38, value, { size: 11, face: 'sans' }),
        ]),
        ...rules.marks,
        ...signingLine(50, 520, 220, "Member's signature", 'sans'),
        text(340, 516, paper.put('document_date', signed, dated(signed, 'N d, Y')), { size: 10, face: 'sans' }),
        ...signingLine(340, 520, 180, 'Date', 'sans'),
        text(50, 760, 'SPECIMEN', { size: 8, face: 'sans' }),
      ]),
    ]
  },
}
