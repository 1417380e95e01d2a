import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, letter, paragraph } from '../kit.ts'
import { calledBy, resident, streetWithUnit, townLine } from '../people.ts'

const black = '#151515'

/** A gym's membership agreement: member's data in boxes, biweekly dues, a bank draft clause with masked numbers, waivers. */
export const gymAgreement: UnseenLayout = {
  name: 'gym-agreement',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const member = resident(paper)
    const joined = addDays(paper.today, -paper.between(0, 200))
    const dues = paper.pick([1099, 1649, 2299])
    const at = (column: number, row: number, width: number) => ({
      x: 40 + column * 133,
      y: 110 + row * 32,
      width: width * 133,
      height: 32,
    })
    const small = { face: 'sans', size: 8 } as const
    const clauses = [
      `Term. This membership starts on ${longDate(joined, 'en')} and runs to ${longDate(addYears(joined, 1), 'en')}, then from month to month until cancelled with 30 days' notice.`,
      `Dues. ${printedDollars(dues, 'en')} plus tax is drafted every second Friday from the account ending in ${paper.code('###')} at institution ${paper.code('###')}. An annual enhancement fee of $59.00 falls on March 1. A returned draft costs $45.00.`,
      'Cooling-off. You may cancel within ten days of receiving this copy without giving a reason. Refunds are paid within fifteen days.',
      'Conduct. Wipe the benches, return the plates, no chalk. Filming of other members is not allowed. Lockers are for the day; locks left overnight are cut.',
      'Waiver. You use the equipment at your own risk and confirm that a physician has not advised you against exercise.',
    ]
    let y = 280
    const body: Mark[] = []
    for (const [index, content] of clauses.entries()) {
      const part = paragraph({ x: 60, y, width: 500, leading: 12 }, content, small)
      body.push(text(44, y, `${index + 1}.`, small), ...part.marks)
      y = part.bottom + 8
    }
    const marks: Mark[] = [
      box(40, 30, 532, 48, { fill: black }),
      text(56, 62, 'IRON LOON FITNESS', { face: 'sans-bold', size: 22, color: '#ffd400' }),
      text(560, 60, 'MEMBERSHIP AGREEMENT', { face: 'sans', size: 9, color: '#ffffff', align: 'right' }),
      text(
        40,
        98,
        `Club 0${paper.between(10, 99)} - agreement ${paper.code('A-######')} - sold by ${paper.pick(['Tyson', 'Brianne', 'Kofi'])}`,
        { face: 'sans', size: 7.5 },
      ),
      ...cell(at(0, 0, 2), 'Member', calledBy(member), small),
      ...cell(
        at(2, 0, 1),
        'Date of birth',
        longDate(`19${paper.between(70, 99)}-0${paper.between(1, 9)}-1${paper.between(0, 9)}`, 'en'),
        small,
      ),
      ...cell(at(3, 0, 1), 'Member no.', paper.code('########'), small),
      ...cell(at(0, 1, 2), 'Street', streetWithUnit(member, 'Apt'), small),
      ...cell(at(2, 1, 2), 'City / province / postal code', townLine(member), small),
      ...cell(at(0, 2, 1), 'Plan', paper.pick(['Black', 'Classic', 'Off-peak']), small),
      ...cell(at(1, 2, 1), 'Biweekly dues', printedDollars(dues, 'en'), small),
      ...cell(at(2, 2, 1), 'Enrolment fee', printedDollars(4900, 'en'), small),
      ...cell(at(3, 2, 1), 'Paid today', printedDollars(4900 + dues, 'en'), small),
      ...body,
      text(40, 560, 'In an emergency call: ____________________________________', small),
      ...signature(56, 592, 0.6, 0),
      line(40, 630, 260, 630),
      text(40, 640, 'Member', { size: 7 }),
      line(320, 630, 572, 630),
      text(320, 640, 'For the club', { size: 7 }),
      text(40, 740, 'Iron Loon Fitness is operated by 1190442 Manitoba Ltd., 70 Regent Avenue, Winnipeg MB  R2C 2Z2.', {
        size: 7,
      }),
    ]
    return [letter(marks)]
  },
}
