import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { company, states } from '../companies.ts'
import { day, dated, page, paragraph } from '../kit.ts'
import { addressLines, plainName, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** Articles as a founder types them for the state: a filing stamp in the corner, articles in Roman numbers, directors and shares. */
export const foundersArticles: UnseenLayout = {
  name: 'founders-articles',
  docType: 'articles',
  country: 'US',
  form: 'page',
  draw(paper) {
    const state = paper.pick(states)
    const name = paper.put(
      'legal_name',
      paper.pick([company(paper, [', Inc.', ' Corp.', ' Company']), company(paper, [', INC.']).toUpperCase()]),
    )
    const date = addDays(paper.today, -paper.between(20, 4000))
    const number = paper.put('registration_number', paper.code(paper.pick(['#######', 'C########', '20#########'])))
    const directors = Array.from({ length: paper.between(1, 3) }, () => resident(paper))
    const names = directors.map((one) => plainName(one, '.'))
    paper.put('directors', names.join('; '), names[0])
    const shares = paper.pick(['Common Stock', 'Class A Common Stock', 'common shares'])
    paper.put('share_classes', shares)
    const count = paper.pick(['1,000', '10,000', '10,000,000', '1,500'])
    const filed = dated(paper, 'incorporation_date', date, paper.pick([day.slashes, day.military, day.long]))
    const signed = addDays(date, -paper.between(1, 12))
    const face = paper.pick(['serif', 'mono', 'sans'] as const)
    const style = { size: face === 'mono' ? 8.5 : 9.5, face, leading: 13.5 }
    const agent = resident(paper)
    const texts = [
      ['NAME', `The name of the corporation is ${name}`],
      [
        'PURPOSE',
        'The purpose of the corporation is to engage in any lawful act or activity for which a corporation may be organized under the general corporation law.',
      ],
      [
        'REGISTERED AGENT',
        `The registered agent is ${plainName(agent)}, whose street address is ${addressLines(agent, 'written').join(', ')}.`,
      ],
      [
        'SHARES',
        paper.pick([
          `The corporation is authorized to issue ${count} shares of ${shares}, par value $0.0001 per share.`,
          `The total number of shares which the corporation may issue is ${count}, all of which are ${shares} without par value.`,
        ]),
      ],
      ['DIRECTORS', `The number of initial directors is ${names.length}. Their names and addresses are as follows:`],
    ]
    let y = 190
    const body = texts.flatMap(([title = '', words = ''], index) => {
      const part = paragraph(72, y + 16, 470, words, style)
      const head = text(
        306,
        y,
        `ARTICLE ${['I', 'II', 'III', 'IV', 'V'][index] ?? ''}${paper.chance(0.5) ? '' : ` - ${title}`}`,
        { size: 10, face: 'serif-bold', align: 'middle' },
      )
      y = part.bottom + 18
      return [head, ...part.marks]
    })
    return [
      page([
        box(420, 34, 160, 56, { stroke: '#a11', strokeWidth: 1.2 }),
        ...lines(428, 50, 14, ['FILED', `${filed}`, `File No. ${number}`], {
          size: 9,
          face: 'mono-bold',
          color: '#a11',
        }),
        text(
          306,
          126,
          paper.pick([
            'ARTICLES OF INCORPORATION',
            'ARTICLES OF INCORPORATION OF',
            'Articles of Incorporation (Profit)',
          ]),
          { size: 14, face: 'serif-bold', align: 'middle' },
        ),
        text(306, 146, name, { size: 13, face: 'serif-bold', align: 'middle' }),
        text(306, 164, `Pursuant to the corporation law of the State of ${state}`, {
          size: 8.5,
          face: 'serif',
          align: 'middle',
        }),
        ...body,
        ...directors.map((one, index) =>
          text(100, y + index * 15, `${names[index] ?? ''} - ${addressLines(one, 'written').join(', ')}`, style),
        ),
        ...paragraph(
          72,
          y + 64,
          470,
          `IN WITNESS WHEREOF the undersigned incorporator has executed these Articles on ${dated(paper, 'document_date', signed, day.long)}.`,
          style,
        ).marks,
        line(320, y + 120, 540, y + 120),
        text(320, y + 132, `${plainName(resident(paper))}, Incorporator (attorney)`, { size: 8.5, face: 'serif' }),
      ]),
    ]
  },
}
