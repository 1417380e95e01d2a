import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { overprint } from '../../../../drawing/overprint.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, ellipse, roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel } from '../kit.ts'
import { cardLines, faceOf, sexOf } from '../mrz.ts'
import { folk } from '../people.ts'

interface Origin {
  readonly code: string
  readonly country: string
  readonly birthplace: string
  readonly women: readonly string[]
  readonly men: readonly string[]
}

const ukraine: Origin = {
  code: 'UKR',
  country: 'UA',
  birthplace: 'LVIV',
  women: ['OKSANA', 'HALYNA'],
  men: ['ANDRIY', 'TARAS'],
}
const origins: Readonly<Record<string, Origin>> = {
  Kovalchuk: ukraine,
  Adeyemi: { code: 'NGA', country: 'NG', birthplace: 'IBADAN', women: ['MERCY', 'BLESSING'], men: ['EMEKA', 'FEMI'] },
  Zhang: { code: 'CHN', country: 'CN', birthplace: 'WENZHOU', women: ['XIAOLING', 'MEI'], men: ['WEIMIN', 'JIAN'] },
  Haddad: { code: 'TUN', country: 'TN', birthplace: 'SFAX', women: ['FATIMA', 'RIM'], men: ['YOUSSEF', 'WALID'] },
  Rahman: { code: 'BGD', country: 'BD', birthplace: 'DHAKA', women: ['NASRIN', 'SHIRIN'], men: ['KAMAL', 'RAFIQ'] },
  Quispe: {
    code: 'PER',
    country: 'PE',
    birthplace: 'CUSCO',
    women: ['YENY', 'ROSA LUZ'],
    men: ['WILMER', 'JOSE LUIS'],
  },
}

/** An Italian residence permit in the uniform format of the Union: both names under one caption, remarks, an MRZ on the back. */
export const permessoItaly: UnseenLayout = {
  name: 'permesso-italy',
  docType: 'residence_permit',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const holder = folk(paper, 'IT')()
    const { code, country, birthplace, women, men } = origins[holder.surname] ?? ukraine
    const issued = addDays(paper.today, -paper.between(40, 650))
    const expiry = addYears(issued, 2)
    const number = paper.put('id_number', paper.code('I########'))
    const surname = paper.put('last_name', holder.surname.toUpperCase())
    const given = paper.put('first_name', paper.pick(holder.woman ? women : men))
    const kind = paper.pick(['LAVORO SUBORDINATO', 'MOTIVI FAMILIARI', 'STUDIO', 'LAVORO AUTONOMO'])
    const front = easel({ face: 'sans-bold', size: 29, color: '#141414' })
    const { say, add } = front
    const small = { face: 'sans', size: 14.6, color: '#274a7e' } as const

    add(...rosette(760, 380, 300, { color: '#8aa3d6', opacity: 0.35 }))
    add(box(40, 40, 96, 64, { fill: '#1f3f94' }))
    for (let star = 0; star < 12; star += 1) {
      const angle = (star * Math.PI) / 6
      add(ellipse(88 + 22 * Math.cos(angle), 72 + 22 * Math.sin(angle), 3.2, 3.2, { fill: '#ffd617' }))
    }
    say(156, 66, 'PERMESSO DI SOGGIORNO', { size: 30, color: '#1f3f94' })
    say(156, 94, 'RESIDENCE PERMIT', { face: 'sans', size: 18, color: '#1f3f94' })
    say(780, 78, 'ITA', { size: 34, color: '#1f3f94' })
    say(1152, 78, number, { size: 34, align: 'right' })
    add(...faceOf(paper, holder, { x: 56, y: 150, scale: 1.16 }))
    say(450, 160, 'COGNOME NOME / SURNAME FORENAMES', small)
    say(450, 196, surname)
    say(450, 232, given)
    const row = (x: number, y: number, label: string, value: string) => {
      say(x, y, label, small)
      say(x, y + 34, value)
    }
    row(450, 276, 'SESSO', sexOf(holder))
    row(590, 276, 'CITTADINANZA', paper.put('citizenship', country, code))
    row(830, 276, 'DATA DI NASCITA', paper.put('date_of_birth', holder.birth, dated(holder.birth, 'DD MM YYYY')))
    row(450, 354, 'TIPO DI PERMESSO / TYPE OF PERMIT', paper.put('permit_category', kind))
    row(450, 432, 'SCADENZA DELLA CARTA / CARD EXPIRY', paper.put('id_expiry', expiry, dated(expiry, 'DD MM YYYY')))
    row(450, 510, 'ANNOTAZIONI / REMARKS', paper.pick(['PERM. UNICO LAVORO', '']))
    add(...signature(480, 600, 1.2, 1))
    say(1152, 700, paper.code('######'), { size: 26, align: 'right' })
    add(overprint(680, 470, 120, 'SPECIMEN'))

    const back = easel({ face: 'sans-bold', size: 24, color: '#141414' })
    const behind = (x: number, y: number, label: string, value: string) => {
      back.say(x, y, label, small)
      back.say(x, y + 28, value)
    }
    back.add(roundedBox(60, 80, 150, 120, 14, { fill: '#d8b65a', stroke: '#8a6d20', strokeWidth: 2 }))
    behind(260, 72, 'LUOGO DI NASCITA / PLACE OF BIRTH', `${birthplace} (${code})`)
    behind(
      260,
      144,
      'DATA RILASCIO - AUTORITÀ / DATE OF ISSUE - AUTHORITY',
      `${dated(issued, 'DD MM YYYY')}  QUESTURA DI ${holder.town.toUpperCase()}`,
    )
    behind(260, 216, 'CODICE FISCALE', paper.code('@@@@@@##@##@###@'))
    behind(260, 288, 'INDIRIZZO / ADDRESS', `${holder.lines[0] ?? ''} - ${holder.town}`.toUpperCase())
    back.say(60, 240, 'MINISTERO DELL’INTERNO', { face: 'sans', size: 12.6 })
    const lines = cardLines({
      code: 'IR',
      state: 'ITA',
      nationality: code,
      number,
      optional: '',
      holder,
      surname,
      given,
      expiry,
    })
    back.add(box(0, 440, 1198, 260, { fill: '#f9f9fb' }))
    back.add(...printMrz(lines, { x: 66, y: 484, millimetre: 14, leadingMm: 4.7 }))
    back.add(overprint(640, 360, 110, 'SPECIMEN'))
    const tint = { tint: '#eef0f8', wave: '#b9a6cf' }
    return [cardSide(tint, front.marks), cardSide(tint, back.marks)]
  },
}
