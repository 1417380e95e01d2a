import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, day, holders, pen } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A notice of a benefit for families from a tax centre: reference in the corner, a table of what is paid. */
export const creditLetterCa: UnseenLayout = {
  name: 'credit-letter-ca',
  docType: 'government_letter',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = capitals(crowd(paper, 'on')())
    const p = pen('mono')
    const issued = addDays(paper.today, -paper.between(10, 98))
    p.col(
      40,
      48,
      11,
      [
        paper.put('issuer_name', 'CANADA REVENUE AGENCY'),
        paper.pick(['SUDBURY TAX CENTRE', 'WINNIPEG TAX CENTRE']),
        'POST OFFICE BOX 20000, STATION A',
      ],
      8.4,
    )
    ;(p.r(572, 48, `CDN ${paper.put('reference_number', paper.code('C0########-@#'))}`, 8.4),
      p.r(572, 60, day(paper, 'document_date', issued, 'CCCC D, YYYY'), 8.4))
    p.col(84, 130, 11.5, [...holders(paper, [who.name]), ...address(paper, who.lines)], 9)
    p.b(40, 206, 'GST/HST CREDIT NOTICE', 11)
    const quarter = paper.between(5000, 17900)
    p.para(
      40,
      230,
      520,
      `We have calculated your GST/HST credit for the period July 2026 to June 2027 using your 2025 return. You will receive $${cash(quarter)} every three months.`,
      8.8,
    )
    ;['JULY 2026', 'OCTOBER 2026', 'JANUARY 2027', 'APRIL 2027'].forEach((month, index) => {
      ;(p.t(80, 290 + index * 14, month), p.r(300, 290 + index * 14, cash(quarter)))
    })
    ;(p.t(80, 350, 'TOTAL'), p.r(300, 350, cash(quarter * 4)), p.rule(80, 338, 300))
    p.para(
      40,
      390,
      520,
      'Tell us right away if your address, marital status or the number of children in your care changes. Keep this notice. You may need it to prove your income to other programs. If you disagree, you may object within 90 days.',
      8.8,
    )
    ;(p.t(40, 740, 'RC65 E (26)'), p.t(40, 764, 'SPECIMEN', 8))
    return [p.sheet()]
  },
}
