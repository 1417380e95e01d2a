import type { UnseenLayout } from '../../../layout.ts'
import { line } from '../../../../drawing/sheet.ts'
import { openWriter } from '../kit.ts'
import { crowd, issuers, named } from '../people.ts'
import { day, putNames, recent } from '../print.ts'

/** A slide-like chart: owners in ovals on top with their shares, the company in a band, an operating subsidiary beneath. */
export const orgChartOwnership: UnseenLayout = {
  name: 'org-chart-ownership',
  docType: 'org_chart',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', paper.between(2, 3))
    const page = openWriter('letter', { face: 'sans', size: 9 })
    const company = paper.pick([
      'Cedar Anvil Holdings Inc.',
      'Prairie Loom Textiles Ltd.',
      'Fathom & Wicket Engineering Inc.',
      '1184420 Ontario Limited',
    ])
    page.say(
      40,
      50,
      paper.pick([
        'Ownership structure',
        'Corporate structure chart',
        'Organizational chart – legal entities',
        'Group structure',
      ]),
      { size: 17, face: 'sans-bold' },
    )
    page.say(
      40,
      66,
      `${paper.pick(['Prepared', 'As at', 'Status'])} ${day(recent(paper), paper.pick(['en', 'iso', 'capsEn']))} · Confidential`,
      { size: 8 },
    )
    const shares =
      people.length === 2
        ? paper.pick([
            ['60%', '40%'],
            ['50%', '50%'],
          ])
        : paper.pick([
            ['40%', '35%', '25%'],
            ['34%', '33%', '33%'],
          ])
    const names = putNames(paper, 'beneficial_owners', people.map(named))
    const step = 532 / names.length
    for (const [index, name] of names.entries()) {
      const x = 40 + step * index + step / 2
      page.rect(x - 76, 110, 152, 44, '#f7f2df', '#8a7a3c')
      page.say(x, 128, name, { align: 'middle', face: 'sans-bold' })
      page.say(x, 143, paper.pick(['individual, Canada', 'Canadian resident', 'shareholder']), {
        align: 'middle',
        size: 7.5,
      })
      page.add(line(x, 154, 306, 232))
      page.say((x + 306) / 2 + 8, 196, shares[index] ?? '', { size: 9, face: 'sans-bold' })
    }
    page.rect(176, 232, 260, 50, '#dbe7f3', '#2b5178')
    page.say(306, 254, paper.put('legal_name', company), { align: 'middle', face: 'sans-bold', size: 11 })
    page.say(306, 270, paper.pick(['(the Applicant)', 'Account applicant – Canada', '(the Company)']), {
      align: 'middle',
      size: 7.5,
    })
    for (const [index, name] of ['Operations', 'Realty'].slice(0, paper.between(1, 2)).entries()) {
      const x = 200 + index * 212
      page.add(line(306, 282, x, 350))
      page.rect(x - 90, 350, 180, 40, '#eef0f2', '#888')
      page.say(x, 368, `${paper.pick(['Skene', 'Larch', 'Tern'])} ${name} Corp.`, { align: 'middle' })
      page.say(x, 382, '100% – subsidiary', { align: 'middle', size: 7.5 })
    }
    page.wrap(
      40,
      440,
      532,
      'Percentages are of voting shares. There are no nominee arrangements, shareholder agreements or trusts other than those shown.',
      { size: 8 },
    )
    page.say(40, 480, `Prepared by ${paper.pick([...issuers.solicitors])} for onboarding purposes`, { size: 7.5 })
    return [page.sheet('SPECIMEN · 7')]
  },
}
