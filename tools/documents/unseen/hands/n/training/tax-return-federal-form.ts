import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { somebody } from '../people.ts'
import { sum } from '../print.ts'

/** A federal form of the United States: name cells on top, filing status ticks, numbered lines with amounts in a ruled column. */
export const taxReturnFederalForm: UnseenLayout = {
  name: 'tax-return-federal-form',
  docType: 'tax_return',
  country: 'US',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'US')
    const page = openWriter('letter', { face: 'sans', size: 8 })
    const year = paper.put('tax_year', String(paper.between(2020, 2025)))
    const whole = (dollars: number): string => sum(dollars * 100, 'whole') + (isRounded ? '.' : '.00')
    const isRounded = paper.chance(0.6)
    page.say(36, 52, paper.pick(['1040', '1040-SR']), { size: 22, face: 'sans-bold' })
    page.say(130, 42, 'Department of the Treasury—Revenue Bureau', { size: 7 })
    page.say(130, 55, paper.pick(['U.S. Individual Income Tax Return', 'US Income Tax Return for Individuals']), { size: 12, face: 'sans-bold' })
    page.say(400, 55, year, { size: 20, face: 'sans-bold' })
    page.say(576, 55, 'OMB No. 1545-0074', { size: 7, align: 'right' })
    page.rule(36, 62, 576, '#000', 1.2)
    page.say(36, 76, 'Filing Status', { face: 'sans-bold' })
    const status = paper.between(0, 2)
    for (const [index, name] of ['Single', 'Married filing separately', 'Head of household'].entries()) {
      page.tick(120 + index * 130, 76, 7, index === status)
      page.say(132 + index * 130, 76, name)
    }
    page.cell(36, 84, 210, 26, 'Your first name and middle initial', person.given)
    page.cell(246, 84, 190, 26, 'Last name', person.surname)
    page.cell(436, 84, 140, 26, 'Your social security number', paper.code('XXX-XX-####'))
    page.cell(36, 110, 400, 26, 'Home address (number and street). If you have a P.O. box, see instructions.', person.lines.slice(0, -1).join(', '))
    page.cell(436, 110, 140, 26, 'Apt. no.', '')
    page.cell(36, 136, 540, 26, 'City, town, or post office, state, and ZIP code', person.lines.at(-1) ?? '')
    const wages = paper.between(24000, 186000)
    const [interest, dividends, gains] = [paper.between(0, 900), paper.between(0, 4200), paper.pick([0, 0, 3150])]
    const total = wages + interest + dividends + gains
    const adjust = paper.pick([0, 0, 2500, 1800])
    const deduction = paper.pick([14600, 15000])
    const entries: readonly (readonly [string, string, string])[] = [
      ['1z', 'Add lines 1a through 1h', whole(wages)],
      ['2b', 'Taxable interest', whole(interest)],
      ['3b', 'Ordinary dividends', whole(dividends)],
      ['7', 'Capital gain or (loss). Attach Schedule D if required', whole(gains)],
      ['9', 'Add lines 1z, 2b, 3b and 7. This is your total income', putTotal(total)],
      ['10', 'Adjustments to income from Schedule 1, line 26', whole(adjust)],
      ['11', 'Subtract line 10 from line 9. This is your adjusted gross income', whole(total - adjust)],
      ['12', 'Standard deduction or itemized deductions', whole(deduction)],
      ['15', 'Taxable income', whole(Math.max(0, total - adjust - deduction))],
      ['24', 'This is your total tax', whole(Math.round(total * 0.117))],
      ['25d', 'Federal income tax withheld', whole(Math.round(total * 0.13))],
    ]
    let y = 186
    page.say(36, y, 'Income', { face: 'sans-bold', size: 10 })
    for (const [number, caption, amount] of entries) {
      page.say(110, y, number, { face: 'sans-bold' })
      page.say(136, y, `${caption} ${'. '.repeat(paper.between(2, 6))}`)
      page.rect(450, y - 11, 26, 16, '#eef2f5', '#666')
      page.say(463, y, number, { align: 'middle', size: 7 })
      page.rect(476, y - 11, 100, 16, null, '#666')
      page.say(570, y, amount, { align: 'right', face: 'mono', size: 9 })
      y += 20
    }
    const full = paper.put('document_holder_name', `${person.given} ${person.surname}`)
    y = page.wrap(36, y + 14, 540, 'Under penalties of perjury, I declare that I have examined this return and accompanying schedules and statements, and to the best of my knowledge and belief, they are true, correct, and complete.', { size: 7.5 })
    page.cell(36, y + 6, 260, 28, 'Your signature', full, { face: 'serif', size: 11 })
    page.cell(296, y + 6, 140, 28, 'Your occupation', paper.pick(['TEACHER', 'WELDER', 'ANALYST', 'CHEF']))
    page.cell(436, y + 6, 140, 28, 'Phone no.', paper.code('(555) 01#-####'))
    return [page.sheet(`Form 1040 (${year}) SPECIMEN`)]

    function putTotal(dollars: number): string {
      paper.put('total_income', `${dollars}.00`, whole(dollars))
      return whole(dollars)
    }
  },
}
