import { box, ellipse, line, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { left, middle, page, paragraph, right, rule, specimen, stack } from '../kit.ts'
import { somebody } from '../people.ts'

/** A page of a neighbourhood newsletter in three columns, with a headline, a drawing and advertisements. */
export const newsletterGarden: UnseenLayout = {
  name: 'newsletter-garden',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const writer = somebody(paper, 'CA')
    const host = somebody(paper, 'CA', { sex: 'F' })
    const area = paper.pick(['Quarry Ridge', 'Old Mill', 'Tamarack Park', 'Strathmore'])
    const issuer = paper.put('issuer_name', `${area} Community Association`)
    const plots = paper.between(24, 60)
    const kilos = paper.between(300, 900)
    const texts = [
      `When ${host.given} ${host.surname} first asked the city for the empty lot behind the arena, nobody at the counter knew who owned it. “I was sent to four windows,” she laughs. “At the fifth they gave me a key.” Eleven summers later the lot holds ${plots} plots, a tool shed painted by the grade sixes and a waiting list two pages long.`,
      `This year was the best yet. The scale by the gate counted ${kilos} kilograms of vegetables carried over to the food bank, most of it zucchini. A dry July nearly ended the beans, but the new rain barrels, paid for by the spring plant sale, saw them through. The carrots, sadly, went to a family of rabbits.`,
      'Not everything that grows here is green. Three couples met over the compost, says the garden’s unofficial historian, and one of them was married under the pergola. The potluck on the last Sunday of September drew more than a hundred people and, by our count, nine kinds of potato salad.',
      'Plots cost $35 a season and go first to people in apartments. Fall clean-up is on the second Saturday of November, rain or shine; bring gloves and a rake and stay for soup. New hands are always welcome, and no experience is needed. There is, the members say, plenty of that lying about already.',
    ]
    const green = '#3c6b34'
    const marks: Mark[] = [
      box(36, 28, 540, 52, { fill: green }),
      left(48, 64, `The ${area} Post`, 28, 'serif-bold', { color: '#fff' }),
      right(566, 50, 'Fall 2026', 10, 'sans', { color: '#fff' }),
      right(566, 66, `No. ${paper.between(31, 118)}`, 8, 'sans', { color: '#fff' }),
      left(36, 94, `Published four times a year by the ${issuer} and delivered to every door.`, 7.6),
      specimen(560, 22),
      left(36, 134, 'How a vacant lot', 28, 'serif-bold'),
      left(36, 164, 'learned to feed us', 28, 'serif-bold'),
      left(36, 184, `by ${writer.given} ${writer.surname}`, 9, 'serif'),
      rule(36, 192, 540, 0.6),
      box(222, 204, 354, 130, { fill: '#e4efe0' }),
      ...[0, 1, 2, 3, 4, 5].flatMap((index) => [
        shape(`M${256 + index * 56} 320 L${262 + index * 56} 262 L${268 + index * 56} 320 Z`, { fill: green }),
        ellipse(262 + index * 56, 256, 16, 20, { fill: index % 2 === 0 ? '#c9482f' : '#e2a63a' }),
      ]),
      left(222, 344, 'Tomatoes by the arena fence in late August. Drawing: the grade sixes.', 7),
    ]
    const first = paragraph([36, 214, 172], texts[0] ?? '', { size: 8.8, face: 'serif', leading: 12 })
    const second = paragraph([36, first.next + 6, 172], texts[1] ?? '', { size: 8.8, face: 'serif', leading: 12 })
    const third = paragraph([222, 368, 168], texts[2] ?? '', { size: 8.8, face: 'serif', leading: 12 })
    const fourth = paragraph([406, 368, 168], texts[3] ?? '', { size: 8.8, face: 'serif', leading: 12 })
    marks.push(...first.marks, ...second.marks, ...third.marks, ...fourth.marks)
    marks.push(
      line(36, 600, 576, 600, { strokeWidth: 0.6 }),
      box(36, 612, 170, 130, { stroke: '#222', strokeWidth: 1 }),
      middle(121, 640, `${writer.surname} & Daughters`, 11, 'serif-bold'),
      ...['Eavestroughs, siding, soffits', 'Free estimates, 25 years in the area', '10% off before freeze-up'].map(
        (row, index) => middle(121, 662 + index * 16, row, 8),
      ),
      box(222, 612, 168, 130, { fill: '#f5e9c8' }),
      middle(306, 640, 'SKATE SWAP', 15, 'sans-bold'),
      ...['Saturday, 10 to 2', 'Arena lobby', 'Tables $10; buyers free'].map((row, index) =>
        middle(306, 662 + index * 16, row, 8.6),
      ),
      left(406, 624, 'In this issue', 10, 'serif-bold'),
      ...stack(
        [406, 642, 15],
        [
          'Traffic calming: the vote   2',
          'Seniors’ walking group   3',
          'Who plowed my sidewalk?   4',
          'Kids’ page   6',
          'Board minutes in brief   7',
        ],
        8.6,
      ),
      middle(306, 764, '1', 8),
    )
    return [page('letter', marks)]
  },
}
