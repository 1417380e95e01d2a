import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, somebody } from '../people.ts'
import { sum } from '../print.ts'

/** Foreign: a wage slip W-2 of the United States, lettered and numbered boxes. */
export const foreignW2Slip: UnseenLayout = {
  name: 'foreign-w2-slip',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'US')
    const page = openWriter('letter', { face: 'mono', size: 9 })
    const wages = paper.between(24000_00, 99000_00)
    const year = paper.between(2022, 2025)
    page.cell(40, 60, 130, 28, 'a  Employee’s social security number', paper.code('XXX-XX-####'))
    page.cell(170, 60, 402, 28, 'OMB No. 1545-0008', '')
    page.cell(40, 88, 290, 28, 'b  Employer identification number (EIN)', paper.code('##-#######'))
    page.rect(40, 116, 290, 70, null, '#555')
    page.say(43, 124, 'c  Employer’s name, address, and ZIP code', { size: 5.8 })
    page.column(46, 138, [
      paper.pick(['TALLGRASS LOGISTICS LLC', 'ORCHARD STATE COLLEGE', 'PIKE & SONS HVAC']),
      ...address(paper, 'US'),
    ])
    page.rect(40, 186, 290, 92, null, '#555')
    page.say(43, 194, 'e/f  Employee’s name and address', { size: 5.8 })
    page.column(46, 210, [`${person.given} ${person.surname}`, ...person.lines])
    const boxes: readonly (readonly [string, number])[] = [
      ['1  Wages, tips, other compensation', wages],
      ['2  Federal income tax withheld', wages * 0.11],
      ['3  Social security wages', wages],
      ['4  Social security tax withheld', wages * 0.062],
      ['5  Medicare wages and tips', wages],
      ['6  Medicare tax withheld', wages * 0.0145],
      ['16  State wages, tips, etc.', wages],
      ['17  State income tax', wages * 0.045],
    ]
    for (const [index, [caption, cents]] of boxes.entries()) {
      page.cell(
        330 + (index % 2) * 121,
        88 + Math.floor(index / 2) * 47.5,
        121,
        47.5,
        caption,
        sum(Math.round(cents), 'plain'),
      )
    }
    page.say(40, 308, `Form W-2 Wage and Tax Statement ${year}`, { face: 'sans-bold', size: 12 })
    page.say(
      40,
      322,
      paper.pick([
        'Copy B—To Be Filed With Employee’s FEDERAL Tax Return',
        'Copy C—For EMPLOYEE’S RECORDS',
        'Copy 2—State',
      ]),
      { size: 8 },
    )
    return [page.sheet()]
  },
}
