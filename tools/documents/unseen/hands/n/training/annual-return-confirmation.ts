import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, listed, named } from '../people.ts'
import { day, putDay, putNames, recent } from '../print.ts'

const companies = [
  'Prairie Loom Textiles Ltd.',
  'NORTHMARK DRONE SURVEYS INC.',
  'GREYWATER KAYAKS LTD.',
  'Tern & Larch Outfitters Ltd.',
] as const

/** The registry's filed annual report of a Canadian company: date of recognition, filing date, officers apart from directors. */
export const annualReturnConfirmation: UnseenLayout = {
  name: 'annual-return-confirmation',
  docType: 'annual_return',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', paper.between(1, 3))
    const page = openWriter('letter', { face: 'sans', size: 9 })
    const filed = recent(paper, 2, 330)
    const born = addDays(addYears(filed, -paper.between(1, 20)), -paper.between(20, 50))
    page.logo(40, 34, 30, 'CR', '#2b3a67', true)
    page.say(
      82,
      46,
      paper.pick(['Corporate Registry', 'Registrar of Companies', 'Corporations Canada Filing Centre']),
      { face: 'sans-bold' },
    )
    page.say(82, 60, paper.pick(['ANNUAL REPORT', 'Annual Return', 'ANNUAL RETURN – FILED']), {
      size: 14,
      face: 'sans-bold',
    })
    page.say(572, 46, `Filed electronically ${paper.between(1, 11)}:${paper.between(10, 59)} PM Pacific`, {
      align: 'right',
      size: 7.5,
    })
    page.rule(40, 78, 572, '#2b3a67', 1.2)
    const number = paper.put('registration_number', paper.code(paper.pick(['BC0######', '#######-#', '20########'])))
    const form = paper.pick(['en', 'iso', 'abbrEn'] as const)
    let y = page.rows(
      100,
      [40, 240],
      [
        [
          paper.pick(['Company name:', 'Corporate name:', 'Name of corporation:']),
          paper.put('legal_name', paper.pick(companies)),
        ],
        [paper.pick(['Incorporation number:', 'Corporation number:', 'Registry number:']), number],
        ['Date of incorporation:', day(born, form)],
        [paper.pick(['Date filed:', 'Filing date:', 'Date of filing:']), putDay(paper, 'document_date', filed, form)],
        ['Next return due:', day(addYears(filed, 1), form)],
      ],
      { leading: 18 },
    )
    y = page.say(40, y + 10, 'REGISTERED OFFICE', { face: 'sans-bold' })
    y = page.column(40, y, address(paper, 'CA'))
    y = page.say(
      40,
      y + 10,
      paper.pick(['DIRECTOR INFORMATION', 'Directors as of the date of the return', 'CURRENT DIRECTORS']),
      { face: 'sans-bold' },
    )
    const style = paper.pick([named, listed])
    for (const [index, name] of putNames(paper, 'directors', people.map(style)).entries()) {
      y = page.say(40, y + 4, name)
      y = page.say(60, y, `Delivery address: ${people[index]?.lines.join(', ') ?? ''}`, { size: 7.8 })
    }
    if (paper.chance(0.5)) {
      const [first] = people
      y = page.say(40, y + 10, 'OFFICERS', { face: 'sans-bold' })
      y = page.say(40, y, `${first ? style(first) : ''} – President, Secretary`)
    }
    page.wrap(
      40,
      y + 16,
      532,
      'This is not a distributing corporation. The annual meeting or the written resolution in lieu of it was held within the last 15 months. It is an offence to make a false statement.',
      { size: 7.5 },
    )
    return [page.sheet('Page: 1 of 1   SPECIMEN')]
  },
}
