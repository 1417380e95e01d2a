import { addDays } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { ellipse, shape, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { slashed } from '../kit.ts'
import { home, mailLines, resident } from '../people.ts'

const navy = '#1b2f66'

/** Coastal state's licence without element numbers: short captions DL, EXP, LN, FN; surname and given names on lines of their own. */
export const coastLicence: UnseenLayout = {
  name: 'coast-licence',
  docType: 'driver_licence',
  country: 'US',
  form: 'card',
  draw(paper) {
    const { given, middle, surname, sex } = resident(paper)
    const [state, code, crest] = paper.pick([
      ['California', 'CA', 'bear'],
      ['Massachusetts', 'MA', 'wheel'],
      ['Oregon', 'OR', 'wheel'],
    ] as const)
    const mail = mailLines(home(paper, code)).map((row) => row.toUpperCase())
    const birth = addDays(`${paper.between(1948, 2003)}-01-01`, paper.between(0, 360))
    const issued = addDays(paper.today, -paper.between(40, 1500))
    const expiry = `${Number(issued.slice(0, 4)) + 5}${birth.slice(4)}`.replace('-02-29', '-02-28')
    const number = paper.put('id_number', paper.code('@#######'))
    paper.put('last_name', surname.toUpperCase())
    paper.put('first_name', `${given} ${middle}`.toUpperCase())
    paper.put('date_of_birth', birth, slashed(birth))
    paper.put('id_expiry', expiry, slashed(expiry))
    paper.put('id_issue_date', issued, slashed(issued))
    paper.put('address', mail.join(', '), mail.join(' '))
    paper.put('id_province', code, '')
    paper.put('id_country', 'US', 'USA')
    paper.put('sex', sex)
    paper.put('licence_class', 'C')
    const look = {
      hair: paper.pick(['#1d1512', '#6b4a2a', '#a9772f', '#4a4a4a']),
      skin: paper.pick(['#f0cfb0', '#c68e62', '#7a4b30', '#ddb48e']),
      coat: '#7a3b3b',
      longHair: sex === 'F',
    }
    const pair = (x: number, y: number, caption: string, value: string, size = 30, ink = '#111111'): Mark[] => [
      text(x, y, caption, { size: 20, face: 'sans', color: navy }),
      text(x + caption.length * 14 + 12, y, value, { size, face: 'sans-bold', color: ink }),
    ]
    const front = [
      ...rosette(880, 420, 260, { color: '#d7a54a', opacity: 0.25 }),
      shape('M0 42 C300 130 800 20 1198 110 L1198 130 C800 50 300 150 0 70 Z', { fill: '#e4b65c' }),
      text(40, 92, state, { size: 58, face: 'serif', color: navy }),
      text(560, 88, 'USA', { size: 26, face: 'sans-bold', color: navy }),
      text(1150, 78, 'DRIVER LICENSE', { size: 34, face: 'sans-bold', color: navy, align: 'right' }),
      crest === 'bear'
        ? ellipse(1120, 122, 26, 16, { fill: '#c9952a' })
        : ellipse(1120, 122, 18, 18, { stroke: '#c9952a', strokeWidth: 7 }),
      ...portrait({ x: 36, y: 150, scale: 1.08 }, look),
      ...pair(390, 190, 'DL', number, 38, '#b3202a'),
      ...pair(390, 238, 'EXP', slashed(expiry), 30, '#b3202a'),
      ...pair(760, 238, 'CLASS', 'C'),
      ...pair(940, 238, 'END', 'NONE', 24),
      ...pair(390, 284, 'LN', surname.toUpperCase()),
      ...pair(390, 322, 'FN', `${given} ${middle}`.toUpperCase()),
      text(390, 364, mail[0] ?? '', { size: 26, face: 'sans' }),
      text(390, 396, mail[1] ?? '', { size: 26, face: 'sans' }),
      ...pair(390, 444, 'DOB', slashed(birth), 32, '#b3202a'),
      ...pair(390, 486, 'RSTR', paper.pick(['NONE', 'CORR LENS']), 24),
      text(1150, 444, 'DONOR', { size: 22, face: 'sans-bold', color: '#c2537a', align: 'right' }),
      ...signature(80, 590, 1.1, paper.pick([0, 1])),
      ...pair(390, 560, 'SEX', sex, 26),
      ...pair(530, 560, 'HAIR', paper.pick(['BLK', 'BRN', 'GRY', 'BLN']), 26),
      ...pair(760, 560, 'EYES', paper.pick(['BRN', 'BLU', 'GRN']), 26),
      ...pair(390, 600, 'HGT', `${paper.between(5, 6)}'-${String(paper.between(0, 11)).padStart(2, '0')}"`, 26),
      ...pair(600, 600, 'WGT', `${paper.between(105, 240)} lb`, 26),
      ...pair(820, 650, 'ISS', slashed(issued), 26),
      text(390, 650, 'DD', { size: 20, face: 'sans', color: navy }),
      text(430, 650, `${slashed(issued)}${paper.code('#####/@@@@/##')}`, { size: 24, face: 'sans' }),
      ...portrait({ x: 1036, y: 462, scale: 0.38 }, look),
      text(36, 716, 'SPECIMEN', { size: 18, face: 'sans-bold', color: '#777777' }),
    ]
    return [cardSide({ tint: '#eaf1f8', wave: '#e0b76a' }, front)]
  },
}
