import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, day, page, paragraph, pen, type Marks } from '../kit.ts'
import { firm, full, someone, type Someone } from '../people.ts'

const columns = [
  ['Full name', 36, 128],
  ['Date of birth', 164, 66],
  ['Last known address', 230, 150],
  ['Tax residence', 380, 70],
  ['Since', 450, 66],
  ['Ceased', 516, 50],
  ['Nature of control', 566, 190],
] as const

/** A federal corporation's register of who controls it, on a sideways page: one tall row for each person. */
export const controlRegisterCa: UnseenLayout = {
  name: 'control-register-ca',
  docType: 'share_register',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const f = pen('narrow', 'narrow-bold')
    const name = paper.put('legal_name', `${firm(paper, 'CA', ['Logistics', 'Orchards', 'Robotics', 'Drilling'])} Ltd.`)
    const formed = addDays(paper.today, -paper.between(500, 4200))
    const updated = addDays(paper.today, -paper.between(3, 300))
    const people: Someone[] = []
    const count = paper.between(2, 4)
    while (people.length < count) {
      const next = someone(paper, paper.pick(['CA', 'QC']))
      if (people.every(({ given }) => given !== next.given)) people.push(next)
    }
    const names = people.map(full)
    paper.put('beneficial_owners', names.join('; '), names[0])
    const share = [51, 34, 30, 27]
    const marks: Marks = [
      f.L(36, 50, 'REGISTER OF INDIVIDUALS WITH SIGNIFICANT CONTROL', 14),
      f.l(36, 66, 'Canada Business Corporations Act, section 21.1', 8.4),
      f.r(756, 50, name, 11),
      f.r(756, 64, `Corporation number ${paper.code('1######-#')}`, 8.4),
      f.l(
        36,
        92,
        `Register brought up to date on ${dated(paper, 'document_date', updated, 'MMMM D, YYYY')} by the corporate secretary.`,
        9,
      ),
      box(36, 106, 720, 20, { fill: '#d6dde2' }),
      columns.map(([title, x]) => f.L(x + 4, 119, title, 8.4)),
      people
        .map((who, index) => {
          const top = 126 + index * 74
          const values = [
            full(who),
            day(who.born, 'YYYY-MM-DD'),
            who.lines.join(', ').replace(/\s+/g, ' '),
            'Canada',
            day(addDays(formed, index * 220), 'YYYY-MM-DD'),
            '—',
            index === 0
              ? `Registered holder of ${share[index]}% of the votes attached to all shares (Class A common).`
              : `Holder, jointly or through a holding company, of ${Math.min(share[index] ?? 26, 49 - (people.length - 2) * 10)}% of the Class B shares by fair market value.`,
          ]
          return [
            box(36, top, 720, 74, { stroke: '#888', strokeWidth: 0.5 }),
            ...columns.flatMap(([, x, width], column) =>
              paragraph({ x: x + 4, y: top + 16, width: width - 8, leading: 12 }, values[column] ?? '', {
                size: 9,
                face: column === 0 ? 'narrow-bold' : 'narrow',
              }),
            ),
          ]
        })
        .flat(),
      columns.slice(1).map(([, x]) => line(x, 106, x, 126 + people.length * 74, { stroke: '#888', strokeWidth: 0.5 })),
      paragraph(
        { x: 36, y: 470, width: 720, leading: 12 },
        'Steps taken: the corporation wrote to each shareholder in the last financial year and asked for the information above; all replied. Documents of persons who ceased to have control are destroyed after one year.',
        { size: 8.6, face: 'narrow' },
      ),
      f.l(36, 540, 'Certified a true copy', 8.6),
      line(36, 566, 220, 566, { stroke: '#333', strokeWidth: 0.6 }),
      f.l(36, 577, 'Secretary', 7.6),
    ]
    return [page('landscape', marks)]
  },
}
