import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letter, logo, paragraph, rowsOf } from '../kit.ts'
import {
  calledBy,
  initialsOf,
  issuers,
  person,
  putAddress,
  resident,
  streetWithUnit,
  surname,
  townLine,
} from '../people.ts'

const green = '#2f5d3a'

/** A homeowner's renewal declaration: named insured and broker side by side, three dates, a schedule of coverages, the insurer in the small print. */
export const homeInsurance: UnseenLayout = {
  name: 'home-insurance',
  docType: 'insurance_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const insurer = paper.put('issuer_name', paper.pick(issuers.insurer))
    const [broker] = person(paper)
    const family = surname(paper)
    const issued = addDays(paper.today, -paper.between(5, 120))
    const starts = addDays(issued, paper.between(15, 32))
    const dwelling = paper.between(310, 940) * 1000
    const premiums = [
      paper.between(68000, 149000),
      paper.pick([4200, 8600]),
      paper.pick([6100, 11500]),
      paper.pick([1500, 2500]),
    ]
    const sum = premiums.reduce((left, right) => left + right, 0)
    const whole = (amount: number) => `$${Math.round(amount).toLocaleString('en-CA')}`
    const coverage = rowsOf(
      [
        { x: 46, align: 'left' },
        { x: 360, align: 'right' },
        { x: 460, align: 'right' },
        { x: 560, align: 'right' },
      ],
      [
        ['*Section I - Property', '*Limit', '*Deductible', '*Premium'],
        [
          'A. Dwelling building, guaranteed replacement cost',
          whole(dwelling),
          '$1,000',
          printedMoney(premiums[0] ?? 0, 'en'),
        ],
        ['B. Detached private structures', whole(dwelling / 10), '', 'Included'],
        ['C. Personal property', whole(dwelling * 0.7), '$1,000', 'Included'],
        ['D. Additional living expense', whole(dwelling / 5), '', 'Included'],
        ['Sewer back-up endorsement 0417', '$40,000', '$2,500', printedMoney(premiums[1] ?? 0, 'en')],
        ['Overland water endorsement 0422', '$40,000', '$2,500', printedMoney(premiums[2] ?? 0, 'en')],
        ['*Section II - Liability', '', '', ''],
        ['E. Legal liability, each occurrence', '$2,000,000', 'Nil', printedMoney(premiums[3] ?? 0, 'en')],
        ['F. Voluntary medical payments', '$5,000', 'Nil', 'Included'],
        ['*Total annual premium', '', '', `*$${printedMoney(sum, 'en')}`],
      ],
      { y: 366, leading: 15.5 },
      { face: 'serif', size: 8 },
    )
    const head = { face: 'serif-bold', size: 8, color: green } as const
    const body = { face: 'serif', size: 9 } as const
    const marks: Mark[] = [
      ...logo('shield', { x: 44, y: 34, size: 38, color: green }, initialsOf(insurer).slice(0, 2)),
      text(96, 52, 'Homeowners Comprehensive', { face: 'serif', size: 16, color: green }),
      text(96, 67, 'Renewal Certificate - this replaces your previous declaration page', { face: 'serif', size: 8 }),
      text(568, 46, 'Form HC-2 (04/25)', { size: 6.5, align: 'right' }),
      line(44, 84, 568, 84, { stroke: green, strokeWidth: 1.4 }),
      text(44, 104, 'Policy Number', head),
      text(44, 118, paper.put('policy_number', paper.code('HC 0### ####-#')), { face: 'serif-bold', size: 11 }),
      text(200, 104, 'Client No.', head),
      text(200, 118, paper.code('######'), body),
      text(290, 104, 'Policy Period (12:01 a.m. standard time)', head),
      text(290, 118, `${longDate(starts, 'en')} to ${longDate(addYears(starts, 1), 'en')}`, body),
      text(44, 150, 'Named Insured and Postal Address', head),
      ...lines(
        44,
        166,
        13,
        [
          paper.put('document_holder_name', calledBy(client)),
          ...putAddress(paper, [streetWithUnit(client, 'Unit'), townLine(client, ', ')]),
        ],
        { ...body, size: 10 },
      ),
      text(330, 150, 'Your Broker   (code 7712)', head),
      ...lines(
        330,
        166,
        12,
        [
          `${family} & Sons Insurance Brokers`,
          `${paper.between(10, 990)} Commercial Street, 2nd Floor`,
          'New Minas, NS  B4N 3G2',
          `Contact: ${broker} ${family}   902 555-0136`,
        ],
        body,
      ),
      text(44, 236, 'Location of Insured Property', head),
      text(
        44,
        250,
        'Same as postal address. Detached, 2 storeys, built 1987, brick veneer, fire hall within 5 km.',
        body,
      ),
      text(44, 276, 'Loss Payable', head),
      text(44, 290, `Harbour Trust Mortgages, c/o P.O. Station D, Loan ${paper.code('77-#####')}`, body),
      ...paragraph(
        { x: 44, y: 316, width: 524, leading: 11 },
        'Insurance is provided only for those coverages where a limit or the word Included is shown below. You have been claims-free for six years; a discount of 15% is in the premium.',
        { ...body, size: 8 },
      ).marks,
      line(44, 350, 568, 350, { stroke: green }),
      ...coverage.marks,
      line(44, 537, 568, 537, { stroke: green }),
      ...paragraph(
        { x: 44, y: 566, width: 524, leading: 11 },
        `Payment plan: twelve monthly withdrawals of $${printedMoney(Math.ceil(sum / 12), 'en')} from the account on file, the first on ${longDate(starts, 'en')}. Provincial premium tax is included where it applies. Tell your broker within thirty days if anything on this page is wrong.`,
        { ...body, size: 8 },
      ).marks,
      text(44, 640, `Issued on ${paper.put('document_date', issued, longDate(issued, 'en'))}`, body),
      line(380, 640, 568, 640),
      text(380, 651, 'Authorized representative', { size: 7 }),
      text(392, 634, paper.pick(['J. Whitcombe', 'P. Salloum', 'R. Thiessen']), {
        face: 'serif',
        size: 13,
        color: '#26408b',
        turnDegrees: -3,
      }),
      ...paragraph(
        { x: 44, y: 740, width: 524, leading: 9 },
        `Underwritten by ${insurer}, Head Office ${paper.between(1, 99)} Portage Avenue East, Winnipeg MB R3B 2B3. In witness whereof the insurer has executed this policy; it is not valid unless countersigned.`,
        { face: 'serif', size: 6.5, color: '#555' },
      ).marks,
    ]
    return [letter(marks)]
  },
}
