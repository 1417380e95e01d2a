import { addDays, longDate } from '../../../../calendar.ts'
import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, pair, paragraph, stripes } from '../kit.ts'
import { calledBy, dashedStreet, person, putAddress, resident, townLine } from '../people.ts'

const agency = 'Federal Family Benefits Agency'
const french = 'Agence fédérale des prestations familiales'

/** A two-page benefit notice of a federal agency: the address in capitals without a caption, a notice box, the calculation, a children's list overleaf. */
export const childBenefit: UnseenLayout = {
  name: 'child-benefit',
  docType: 'government_letter',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const issued = addDays(paper.today, -paper.between(20, 95))
    const reference = paper.put('reference_number', paper.code('FB####-####-##'))
    const kids = [person(paper)[0], person(paper)[0]]
    const base = paper.between(42000, 118000)
    const [reduced, provincial] = [paper.between(2000, 21000), paper.pick([0, 6500, 12808])]
    const monthly = base - reduced + provincial
    const social = `XXX XX${paper.code('# ###')}`
    const sender = paper.put('issuer_name', agency)
    const body = { face: 'sans', size: 8.5 } as const
    const head = (y: number, content: string) => text(48, y, content, { face: 'sans-bold', size: 11 })
    const paid = addDays(issued, paper.between(8, 20))
    const why = paragraph(
      { x: 48, y: 290, width: 516, leading: 13 },
      `We used the information from your ${Number(issued.slice(0, 4)) - 1} tax return to work out your child benefit for the period from July ${issued.slice(0, 4)} to June ${Number(issued.slice(0, 4)) + 1}. Your family net income was ${printedDollars(paper.between(2800000, 9400000), 'en')}.`,
      body,
    )
    const rows: readonly (readonly [string, number])[] = [
      [`Basic benefit for ${kids.length} children`, base],
      ['Minus: reduction for family net income', -reduced],
      ['Plus: provincial child benefit', provincial],
    ]
    const barred = stripes(48, 752, 120, 12, reference)
    const first: Mark[] = [
      box(48, 34, 9, 16, { fill: '#b3121d' }),
      box(62, 34, 9, 16, { fill: '#b3121d' }),
      ...lines(78, 41, 9.5, [sender, french], { face: 'sans', size: 7.5 }),
      ...lines(48, 74, 10, [`Surrey Benefit Centre`, 'Surrey BC  V3T 5E1'], { face: 'sans', size: 7.5 }),
      text(78, 118, paper.code('000####'), { face: 'sans', size: 6.5 }),
      ...lines(
        78,
        134,
        13,
        [
          paper.put('document_holder_name', calledBy(client).toUpperCase()),
          ...putAddress(
            paper,
            [dashedStreet(client), townLine(client)].map((row) => row.toUpperCase()),
          ),
        ],
        { face: 'sans', size: 9 },
      ),
      text(564, 44, 'Page 1 of 2', { face: 'sans', size: 7.5, align: 'right' }),
      box(352, 70, 212, 70, { stroke: '#000', strokeWidth: 0.6 }),
      text(360, 84, 'Notice details', { face: 'sans-bold', size: 9 }),
      line(352, 90, 564, 90),
      ...pair('Social insurance number', social, { x: 360, right: 556, y: 104 }, { face: 'sans', size: 8 }),
      ...pair(
        'Notice date',
        paper.put('document_date', issued, written(issued, 'Sep 30, 2026')),
        { x: 360, right: 556, y: 118 },
        { face: 'sans', size: 8 },
      ),
      ...pair('Reference no.', reference, { x: 360, right: 556, y: 132 }, { face: 'sans', size: 8 }),
      text(48, 226, 'Child benefit notice', { face: 'sans-bold', size: 17 }),
      line(48, 236, 564, 236, { strokeWidth: 1.2 }),
      head(268, 'Why we are sending you this notice'),
      ...why.marks,
      head(346, 'What you will get'),
      ...paragraph(
        { x: 48, y: 366, width: 516, leading: 13 },
        `You are entitled to ${printedDollars(monthly, 'en')} each month. We will deposit it on ${longDate(paid, 'en')}, then around the 20th of every month. Do not use this notice as proof of income from work.`,
        body,
      ).marks,
      box(48, 404, 516, 92, { fill: '#f0f0f0' }),
      ...rows.flatMap(([caption, cents], index) =>
        pair(caption, printedDollars(cents, 'en'), { x: 60, right: 552, y: 424 + index * 17 }, body),
      ),
      line(60, 466, 552, 466),
      ...pair(
        'Monthly benefit',
        printedDollars(monthly, 'en'),
        { x: 60, right: 552, y: 482 },
        { face: 'sans-bold', size: 9 },
      ),
      head(526, 'What you need to do'),
      ...paragraph(
        { x: 48, y: 546, width: 516, leading: 13 },
        `Keep this notice. Tell us at once if your marital status, your address or the custody of a child changes. File your return every year even with no income, by ${longDate(`${Number(issued.slice(0, 4)) + 1}-04-30`, 'en')}.`,
        body,
      ).marks,
      ...lines(48, 610, 13, [`Adaora Whitfield`, 'Commissioner of Benefits'], body),
      ...barred,
      text(564, 760, 'FB201 E (26)X', { face: 'sans', size: 6.5, align: 'right' }),
    ]
    const second: Mark[] = [
      text(48, 50, 'Social insurance number', { face: 'sans', size: 7.5 }),
      text(160, 50, social, { face: 'sans', size: 7.5 }),
      text(564, 50, 'Page 2 of 2', { face: 'sans', size: 7.5, align: 'right' }),
      head(90, 'Children we have on file'),
      ...kids.flatMap((kid, index) => [
        text(60, 112 + index * 16, `${kid} ${client.surname}`, body),
        text(
          300,
          112 + index * 16,
          `born ${longDate(`20${paper.between(10, 24)}-0${paper.between(1, 9)}-1${paper.between(0, 9)}`, 'en')}`,
          body,
        ),
      ]),
      head(170, 'If you disagree'),
      ...paragraph(
        { x: 48, y: 190, width: 516, leading: 13 },
        `Write to the Chief of Appeals within 90 days of the date of this notice, or call 1 800 555-0199. Information is collected under the Income Support Act and described in bank ${paper.code('FFBA PPU 0##')}. Cette publication est aussi offerte en français.`,
        body,
      ).marks,
      ...stripes(48, 752, 120, 12, reference),
    ]
    return [letter(first), letter(second)]
  },
}
