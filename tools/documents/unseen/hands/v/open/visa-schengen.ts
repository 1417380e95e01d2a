import { addDays } from '../../../../calendar.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { overprint } from '../../../../drawing/overprint.ts'
import { rosette, wavePattern } from '../../../../drawing/security-print.ts'
import { box } from '../../../../drawing/sheet.ts'
import { checkDigit } from '../../../../mrz-lines.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel, plain } from '../kit.ts'
import { faceOf, sexOf } from '../mrz.ts'
import { folk } from '../people.ts'

/** A visa of the Schengen states on a page of somebody's passport, two lines of 36 below. */
export const visaSchengen: UnseenLayout = {
  name: 'visa-schengen',
  docType: 'other',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const holder = folk(paper, 'MA')()
    const from = addDays(paper.today, -paper.between(5, 120))
    const until = addDays(from, paper.pick([45, 90, 180]))
    const [width, height] = [1440, 960]
    const { say, add, marks } = easel({ face: 'sans-bold', size: 27, color: '#1d2a1f' })
    const small = { face: 'sans', size: 15, color: '#3f6b49' } as const
    add(...wavePattern({ x: 0, y: 20, width, height: 720 }, { color: '#86b78c', opacity: 0.5, count: 44 }))
    add(...rosette(1150, 230, 190, { color: '#3d9a63', opacity: 0.5 }))
    const number = paper.code('FRA#########')
    say(60, 60, 'VISA', { size: 44, color: '#1c6b3c' })
    say(220, 58, 'ÉTATS SCHENGEN', { size: 30, color: '#1c6b3c' })
    say(1390, 60, number.slice(3), { size: 34, align: 'right', color: '#a3222a' })
    add(...faceOf(paper, holder, { x: 60, y: 130, scale: 1.05 }))
    const field = (x: number, y: number, label: string, value: string) => {
      say(x, y, label, small)
      say(x, y + 36, value)
    }
    const name = plain(`${holder.surname}, ${holder.given}`)
    const passport = paper.code('@@#######')
    field(430, 140, 'VALABLE POUR / VALID FOR', 'ETATS SCHENGEN')
    field(430, 222, 'DU / FROM', dated(from, 'DD-MM-YY'))
    field(720, 222, 'AU / UNTIL', dated(until, 'DD-MM-YY'))
    field(430, 304, 'TYPE DE VISA', 'C')
    field(640, 304, 'NOMBRE D’ENTRÉES', paper.pick(['01', '02', 'MULT']))
    field(940, 304, 'DURÉE DU SÉJOUR ... JOURS', paper.pick(['30', '45', '90']))
    field(430, 386, 'DÉLIVRÉ À', plain(holder.town))
    field(720, 386, 'LE', dated(addDays(from, -12), 'DD-MM-YY'))
    field(940, 386, 'NUMÉRO DE PASSEPORT', passport)
    field(430, 468, 'NOM, PRÉNOM / SURNAME, NAME', name)
    field(430, 550, 'REMARQUES', paper.pick(['TOURISME', 'VISITE FAMILIALE', 'AFFAIRES']))
    add(overprint(820, 470, 140, 'SPÉCIMEN'))
    const coded = (content: string) => plain(content).replace(/[^A-Z]/g, '<')
    const short = (iso: string) => dated(iso, 'YYMMDD')
    const checked = (content: string) => content + checkDigit(content)
    const lines = [
      `VCFRA${coded(holder.surname)}<<${coded(holder.given)}`.slice(0, 36).padEnd(36, '<'),
      `${checked(passport)}MAR${checked(short(holder.birth))}${sexOf(holder)}${checked(short(until))}`.padEnd(36, '<'),
    ]
    add(box(0, 750, width, 210, { fill: '#fdfdf9' }))
    add(...printMrz(lines, { x: 80, y: 800, millimetre: 13.6, leadingMm: 5.4 }))
    return [{ width, height, pixelsPerUnit: 1, background: '#edf5ea', marks }]
  },
}
