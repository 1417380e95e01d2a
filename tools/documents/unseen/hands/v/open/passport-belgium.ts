import { addDays, addYears, parts } from '../../../../calendar.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { overprint } from '../../../../drawing/overprint.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { rosette, wavePattern } from '../../../../drawing/security-print.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { easel } from '../kit.ts'
import { faceOf, passportLines, sexOf } from '../mrz.ts'
import { folk } from '../people.ts'

const dutch = ['JAN', 'FEB', 'MRT', 'APR', 'MEI', 'JUN', 'JUL', 'AUG', 'SEP', 'OKT', 'NOV', 'DEC']
const french = ['JAN', 'FEV', 'MAR', 'AVR', 'MAI', 'JUN', 'JUL', 'AOU', 'SEP', 'OCT', 'NOV', 'DEC']

/** The page of a Belgian passport: captions in four languages, months in two, two lines for a machine. */
export const passportBelgium: UnseenLayout = {
  name: 'passport-belgium',
  docType: 'passport',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const holder = folk(paper, 'BE')()
    const issued = addDays(paper.today, -paper.between(30, 2400))
    const expiry = addDays(addYears(issued, 7), -1)
    const number = paper.put('id_number', paper.code('E@######'))
    const surname = paper.put('last_name', holder.surname.toUpperCase())
    const second = paper.pick(holder.woman ? ['MARIE', 'ELISABETH'] : ['LEON', 'ALBERT'])
    const given = paper.put('first_name', `${holder.given.toUpperCase()} ${second}`)
    const date = (iso: string) => {
      const { year, month, day } = parts(iso)
      return `${String(day).padStart(2, '0')} ${dutch[month - 1] ?? ''}/${french[month - 1] ?? ''} ${year}`
    }
    const [width, height] = [1500, 1056]
    const { say, add, marks } = easel({ face: 'sans-bold', size: 29, color: '#1b1b1b' })
    const small = { face: 'sans', size: 14.4, color: '#5b3a4d' } as const

    add(...wavePattern({ x: 0, y: 20, width, height: 760 }, { color: '#c79fb2', opacity: 0.4, count: 46 }))
    add(...rosette(1060, 480, 330, { color: '#b57fa0', opacity: 0.3 }))
    say(60, 62, 'BELGIË  BELGIQUE  BELGIEN', { size: 30, color: '#7a1d3f' })
    say(620, 62, paper.put('id_country', 'BE', 'BELGIUM'), { size: 30, color: '#7a1d3f' })
    say(60, 94, 'PASPOORT  PASSEPORT  REISEPASS  PASSPORT', { face: 'sans', size: 19, color: '#7a1d3f' })
    const field = (x: number, y: number, label: string, value: string) => {
      say(x, y, label, small)
      say(x, y + 34, value)
    }
    field(500, 140, 'Type/Type/Typ/Type', 'P')
    field(730, 140, 'Code', 'BEL')
    field(1060, 140, 'Paspoortnr./N° du passeport/Passnr./Passport no.', number)
    field(500, 226, '1. Naam/Nom/Name/Surname', surname)
    field(500, 312, '2. Voornamen/Prénoms/Vornamen/Given names', given)
    field(
      500,
      398,
      '3. Nationaliteit/Nationalité/Staatsangehörigkeit/Nationality',
      paper.put('citizenship', 'BE', 'BELG/BELGE'),
    )
    field(
      500,
      484,
      '4. Geboortedatum/Date de naissance/Date of birth',
      paper.put('date_of_birth', holder.birth, date(holder.birth)),
    )
    field(1060, 484, '5. Geslacht/Sexe/Sex', `${holder.woman ? 'V' : 'M'}/${paper.put('sex', sexOf(holder))}`)
    field(
      500,
      570,
      '6. Geboorteplaats/Lieu de naissance/Place of birth',
      paper.put('place_of_birth', holder.birthplace.toUpperCase()),
    )
    field(
      500,
      656,
      '7. Afgiftedatum/Date de délivrance/Date of issue',
      paper.put('id_issue_date', issued, date(issued)),
    )
    field(
      1060,
      656,
      '9. Autoriteit/Autorité/Authority',
      paper.put('issuing_authority', `${paper.pick(['STAD', 'VILLE'])} ${holder.town.toUpperCase()}`),
    )
    field(500, 742, '8. Vervaldatum/Date d’expiration/Date of expiry', paper.put('id_expiry', expiry, date(expiry)))
    say(1060, 742, '10. Handtekening/Signature', small)
    add(...faceOf(paper, holder, { x: 66, y: 150, scale: 1.3 }))
    add(...signature(1070, 752, 1, 0))
    add(overprint(800, 520, 150, 'SPECIMEN'))
    const lines = passportLines({
      code: 'P<',
      state: 'BEL',
      nationality: 'BEL',
      number,
      optional: '',
      holder,
      surname,
      given,
      expiry,
    })
    add(box(0, 826, width, 230, { fill: '#fbf8f7' }))
    add(...printMrz(lines, { x: 78, y: 876, millimetre: 12, leadingMm: 6.35 }))
    return [{ width, height, pixelsPerUnit: 1, background: '#f6eef0', marks }]
  },
}
