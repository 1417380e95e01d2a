import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { overprint } from '../../../../drawing/overprint.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel } from '../kit.ts'
import { cardLines, faceOf, sexOf } from '../mrz.ts'
import { folk } from '../people.ts'

/** A Spanish identity card: two family names, tiny bilingual captions, parents and home on the back above the MRZ. */
export const dniSpain: UnseenLayout = {
  name: 'dni-spain',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const next = folk(paper, 'ES')
    const [holder, mother, father] = [next(), next('F'), next('M')]
    const issued = addDays(paper.today, -paper.between(60, 3000))
    const expiry = addYears(issued, 10)
    const digits = paper.code('########')
    const number = paper.put('id_number', `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23)}`)
    const support = paper.code('@@@######')
    const surnames = [holder.surname, mother.surname].map((name) => name.toUpperCase())
    const given = paper.put('first_name', holder.given.toUpperCase())
    paper.put('last_name', surnames.join(' '), surnames[0])
    const ink = '#2f4156'
    const front = easel({ face: 'sans', size: 30, color: '#171717' })
    const { say, add } = front
    const small = { size: 15, color: ink } as const

    add(...rosette(900, 420, 250, { color: '#d18a8a', opacity: 0.35 }))
    add(
      box(44, 40, 96, 16, { fill: '#c60b1e' }),
      box(44, 56, 96, 30, { fill: '#ffc400' }),
      box(44, 86, 96, 16, { fill: '#c60b1e' }),
    )
    say(160, 72, paper.put('id_country', 'ES', 'ESPAÑA'), { face: 'sans-bold', size: 38, color: '#7d1020' })
    say(160, 102, 'REINO DE ESPAÑA', small)
    say(1150, 66, 'DOCUMENTO NACIONAL DE IDENTIDAD', { face: 'sans-bold', size: 25, align: 'right', color: '#7d1020' })
    say(1150, 94, 'NATIONAL IDENTITY CARD', { ...small, align: 'right' })
    add(...faceOf(paper, holder, { x: 56, y: 140, scale: 1.12 }))
    const caption = (x: number, y: number, label: string, values: readonly string[]) => {
      say(x, y, label, small)
      values.forEach((value, index) => say(x, y + 34 + index * 36, value))
    }
    caption(440, 150, 'APELLIDOS / SURNAMES', surnames)
    caption(440, 254, 'NOMBRE / NAME', [given])
    caption(440, 326, 'SEXO / SEX', [paper.put('sex', sexOf(holder))])
    caption(640, 326, 'NACIONALIDAD / NATIONALITY', ['ESP'])
    caption(440, 398, 'FECHA DE NACIMIENTO / DATE OF BIRTH', [
      paper.put('date_of_birth', holder.birth, dated(holder.birth, 'DD MM YYYY')),
    ])
    caption(440, 470, 'EMISIÓN / DATE OF ISSUE', [paper.put('id_issue_date', issued, dated(issued, 'DD MM YYYY'))])
    caption(760, 470, 'VALIDEZ / DATE OF EXPIRY', [paper.put('id_expiry', expiry, dated(expiry, 'DD MM YYYY'))])
    caption(440, 542, 'NÚM SOPORTE / SUPPORT NO', [support])
    say(56, 622, 'DNI', { face: 'sans-bold', size: 26, color: '#7d1020' })
    say(116, 622, number, { face: 'sans-bold', size: 36 })
    add(...signature(760, 560, 1.2, 0))
    say(1140, 700, paper.code('CAN ######'), { size: 24, align: 'right' })
    add(overprint(640, 470, 120, 'SPECIMEN'))

    const back = easel({ face: 'sans', size: 26, color: '#171717' })
    const behind = (x: number, y: number, label: string, values: readonly string[]) => {
      back.say(x, y, label, small)
      values.forEach((value, index) => back.say(x, y + 31 + index * 31, value))
    }
    back.add(roundedBox(56, 60, 150, 120, 14, { fill: '#d8b65a', stroke: '#8a6d20', strokeWidth: 2 }))
    const home = holder.lines.map((row) => row.toUpperCase())
    const town = [home[0] ?? '', (home[1] ?? '').replace(/^\d+ /, '')]
    paper.put('address', town.join(', '), town[0])
    behind(260, 70, 'DOMICILIO / ADDRESS', town)
    behind(260, 184, 'LUGAR DE NACIMIENTO / PLACE OF BIRTH', [
      paper.put('place_of_birth', holder.birthplace.toUpperCase()),
    ])
    paper.put('father_name', father.given.toUpperCase())
    paper.put('mother_name', mother.given.toUpperCase())
    behind(260, 266, 'HIJO/A DE / SON/DAUGHTER OF', [`${father.given} / ${mother.given}`.toUpperCase()])
    back.say(56, 270, 'EQUIPO', small)
    back.say(56, 300, paper.code('#####@6@#'), { size: 22 })
    const lines = cardLines({
      code: 'ID',
      state: 'ESP',
      nationality: 'ESP',
      number: support,
      optional: number,
      holder,
      surname: surnames.join(' '),
      given,
      expiry,
    })
    back.add(box(0, 440, 1198, 260, { fill: '#fbfaf6' }))
    back.add(...printMrz(lines, { x: 66, y: 480, millimetre: 14, leadingMm: 4.8 }))
    back.add(overprint(640, 380, 110, 'SPECIMEN'))
    const tint = { tint: '#f3ece6', wave: '#caa7b6' }
    return [cardSide(tint, front.marks), cardSide(tint, back.marks)]
  },
}
