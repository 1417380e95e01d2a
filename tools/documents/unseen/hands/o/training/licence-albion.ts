import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { britishLines } from '../addresses.ts'
import { categoryTable } from '../european.ts'
import { datePrinter, entry, fit, hologram, palettes, photo, putAddress, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

/** A British photocard: numbers for captions, the driver number holding name and birth, categories with slashes. */
export const licenceAlbion: UnseenLayout = {
  name: 'licence-albion',
  docType: 'driver_licence',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const provisional = paper.chance(0.3)
    const colors = provisional ? palettes.green : paper.pick([palettes.pink, palettes.pink, palettes.rose])
    const person = holder(paper, 'GB', 0.7)
    const { issued, expiry } = term(paper, addDays(person.birth, 200), [10, 10, 3])
    const print = datePrinter(paper, paper.pick(['d.m.y', 'd.m.y', 'd-m-y'] as const))
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const [y = '', m = '', d = ''] = person.birth.split('-')
    const month = person.sex === 'F' ? String(Number(m) + 50) : m
    const letters = last
      .replace(/[^A-Z]/g, '')
      .slice(0, 5)
      .padEnd(5, '9')
    const initials = given
      .split(' ')
      .map((one) => one.charAt(0))
      .join('')
      .slice(0, 2)
      .padEnd(2, '9')
    const number = paper.put(
      'id_number',
      `${letters}${y.charAt(2)}${month}${d}${y.charAt(3)}${initials}${paper.code('#@@')}`,
    )
    const lines = britishLines(paper)
    putAddress(paper, lines)
    const split = paper.chance(0.5)
      ? [lines.slice(0, -1).join(', '), lines.at(-1) ?? '']
      : lines.length > 3
        ? [lines.slice(0, 2).join(', '), lines.slice(2).join(', ')]
        : [lines.join(', ')]
    const dot = paper.pick(['.', '.', ''])
    const held = paper.put('licence_class', paper.pick(['AM/B1/B/f/k/q', 'AM/A1/B/B1', 'B/B1/BE', 'AM/P/B', 'A/B1/B']))
    const country = paper.put('id_country', 'GB', 'UK')
    const dates = stack(
      [
        entry(
          `4a${dot}`,
          `${print('id_issue_date', issued)}    4c${dot} ${paper.pick(['DVA', 'LICENSING AGENCY', 'DRIVER AGENCY'])}`,
        ),
        entry(`4b${dot}`, print('id_expiry', expiry)),
        entry(`5${dot}`, number, 1.1),
      ],
      { x: 420, y: 330, width: 700, size: 29, gap: 10, palette: colors, how: 'before', indent: 62, caption: 24 },
    )
    const named = stack(
      [
        entry(`1${dot}`, last),
        entry(`2${dot}`, given),
        entry(`3${dot}`, `${print('date_of_birth', person.birth)} ${person.town}`),
      ],
      { x: 420, y: 184, width: 700, size: 29, gap: 10, palette: colors, how: 'before', indent: 62, caption: 24 },
    )
    const lower = stack([entry(`8${dot}`, split, 0.92), entry(`9${dot}`, held)], {
      x: 420,
      y: Math.max(dates.bottom + 90, 560),
      width: 700,
      size: 28,
      gap: 6,
      palette: colors,
      how: 'before',
      indent: 62,
      caption: 24,
    })
    const title = provisional ? 'PROVISIONAL DRIVING LICENCE' : 'DRIVING LICENCE'
    const front = [
      box(50, 62, 96, 62, { fill: '#1c3f8c' }),
      text(98, 108, country, { size: 40, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
      text(180, 110, title, { size: provisional ? 38 : 48, face: 'sans-bold', color: colors.accent }),
      ...(paper.chance(0.4) ? [fit(860, 110, 'TRWYDDED YRRU', 280, { size: 28, face: 'sans' })] : []),
      ...photo(paper, 56, 160, 320, 420),
      ...named.marks,
      ...dates.marks,
      text(420, dates.bottom + 40, `7${dot}`, { size: 24, face: 'narrow', color: colors.label }),
      scrawl(paper, 500, dates.bottom + 40, 260),
      ...(paper.chance(0.5)
        ? [text(1140, dates.bottom - 14, paper.code('##'), { size: 26, face: 'sans', align: 'right' })]
        : []),
      ...photo(paper, 1020, 150, 110, 140, 0.35),
      ...hologram(200, 660, 56, colors.wave),
      ...lower.marks,
    ]
    const back = categoryTable(paper, colors, { held, birth: person.birth, issued, expiry, form: 'd.m.yy' })
    return paper.chance(0.6) ? [side(paper, colors, front), side(paper, colors, back)] : [side(paper, colors, front)]
  },
}
