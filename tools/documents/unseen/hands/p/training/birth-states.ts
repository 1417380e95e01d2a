import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addDays } from '../../../../calendar.ts'
import { caps, dayIn, fit, months, page, say, signed } from '../kit.ts'
import { somebody, townOf } from '../people.ts'

/** The long form of a state or a province: numbered boxes with small captions, file number, parents, attendant, filing dates. */
export const birthStates: UnseenLayout = {
  name: 'birth-states',
  docType: 'birth_certificate',
  country: 'US',
  form: 'page',
  draw(paper) {
    const isCanada = paper.chance(0.3)
    const land = isCanada ? 'ca' : 'us'
    const who = somebody(paper, land, { born: [1950, 2023] })
    const filed = addDays(who.birth, paper.between(3, 60))
    const issued = dayIn(paper, '2024-11-01', '2026-09-28')
    const form = paper.pick(['MON D, YYYY', 'MM/DD/YYYY', 'MON D YYYY', 'MM-DD-YYYY', 'DD MON YYYY'])
    const day = (iso: string) => say(iso, form, form === 'DD MON YYYY' ? months.en : months.english)
    const town = townOf(paper, land)
    const state = isCanada
      ? paper.pick(['Province of New Brunswick', 'Province of Alberta'])
      : paper.pick(['State of Minnesota', 'State of Tennessee', 'Commonwealth of Pennsylvania', 'State of Idaho'])
    const father = somebody(paper, land, { sex: 'M' })
    const mother = somebody(paper, land, { sex: 'F' })
    const upper = paper.chance(0.5)
    const spell = upper ? caps : (name: string) => name
    const dad = spell(`${father.given.join(' ')} ${father.last}`)
    const mum = spell(`${mother.given.join(' ')} ${mother.last}`)
    const both = `${dad}; ${mum}`
    const number = paper.pick([
      paper.code(`1##-${who.birth.slice(0, 4)}-######`),
      paper.code('###-##-######'),
      paper.code(`${who.birth.slice(2, 4)} ######`),
    ])
    const ink = paper.pick(['#2b4d7a', '#5a3d6b', '#2f5d46'])
    const value = { size: 10.5, face: paper.pick(['mono', 'sans', 'serif'] as const) } as const
    const marks: Mark[] = []
    let count = 0
    const put = (x: number, y: number, width: number, caption: string, content: string) => {
      count += 1
      marks.push(
        box(x, y, width, 34, { stroke: ink, strokeWidth: 0.6 }),
        fit(x + 3, y + 9, `${count}. ${caption}`, width - 6, { size: 6.8, color: ink }),
        fit(x + 6, y + 26, content, width - 12, value),
      )
    }
    const oneName = paper.chance(0.4)
    const top = 150
    const first = paper.put('first_name', spell(who.given.join(' ')))
    const last = paper.put('last_name', spell(who.last))
    if (oneName)
      put(
        40,
        top,
        532,
        paper.pick(['CHILD’S NAME (First, Middle, Last)', 'FULL NAME OF CHILD', 'NAME OF REGISTRANT']),
        `${first} ${last}`,
      )
    else {
      put(40, top, 300, paper.pick(['CHILD - FIRST AND MIDDLE NAMES', 'GIVEN NAME(S)', 'FIRST, MIDDLE']), first)
      put(340, top, 232, paper.pick(['LAST NAME', 'LAST', 'SURNAME']), last)
    }
    put(40, top + 34, 180, 'DATE OF BIRTH', paper.put('date_of_birth', who.birth, day(who.birth)))
    put(220, top + 34, 120, 'TIME OF BIRTH', `${paper.between(1, 12)}:${paper.code('2#')} ${paper.pick(['AM', 'PM'])}`)
    put(340, top + 34, 90, 'SEX', who.sex === 'F' ? 'Female' : 'Male')
    put(430, top + 34, 142, 'PLURALITY', 'Single')
    put(
      40,
      top + 68,
      300,
      paper.pick(['PLACE OF BIRTH - CITY, TOWN', 'CITY, TOWN OR LOCATION OF BIRTH', 'PLACE OF BIRTH']),
      paper.put('place_of_birth', spell(town)),
    )
    put(
      340,
      top + 68,
      232,
      'FACILITY NAME',
      paper.pick(['Mercy Lakeside Hospital', 'St Brendan Medical Center', 'Prairie General Hospital']),
    )
    put(
      40,
      top + 102,
      360,
      paper.pick([
        'MOTHER/PARENT - CURRENT LEGAL NAME',
        'MOTHER’S MAIDEN NAME',
        'NAME OF MOTHER PRIOR TO FIRST MARRIAGE',
      ]),
      paper.put('parent_names', both, mum),
    )
    put(400, top + 102, 172, 'BIRTHPLACE', spell(townOf(paper, land)))
    put(
      40,
      top + 136,
      360,
      paper.pick(['FATHER/PARENT - CURRENT LEGAL NAME', 'FATHER’S NAME', 'FULL NAME OF FATHER']),
      paper.put('parent_names', both, dad),
    )
    put(400, top + 136, 172, 'BIRTHPLACE', spell(townOf(paper, land)))
    put(40, top + 170, 360, 'MOTHER’S RESIDENCE ADDRESS', mother.address.join(', ').replace(/\s+/g, ' '))
    put(400, top + 170, 172, 'ATTENDANT', paper.pick(['R. Castellan, M.D.', 'L. Ansah, C.N.M.']))
    put(
      40,
      top + 204,
      266,
      paper.pick(['DATE FILED BY REGISTRAR', 'DATE OF REGISTRATION', 'DATE REC’D BY LOCAL REGISTRAR']),
      day(filed),
    )
    put(306, top + 204, 266, 'DATE ISSUED', day(issued))
    const file = paper.put('registration_number', number)
    return [
      page(
        [
          box(26, 26, 560, 740, { stroke: ink, strokeWidth: 3 }),
          text(306, 62, caps(state), { size: 18, face: 'serif-bold', align: 'middle', color: ink }),
          text(
            306,
            84,
            paper.pick(['CERTIFICATE OF LIVE BIRTH', 'CERTIFIED COPY OF BIRTH RECORD', 'STATEMENT OF LIVE BIRTH']),
            { size: 14, face: 'serif-bold', align: 'middle' },
          ),
          text(306, 100, paper.pick(['Department of Health - Office of Vital Records', 'Vital Statistics']), {
            size: 9,
            align: 'middle',
          }),
          text(
            572,
            136,
            `${paper.pick(['STATE FILE NUMBER', 'Registration No.', 'FILE NO.', 'CERTIFICATE NUMBER'])}  ${file}`,
            { size: 10, face: 'narrow-bold', align: 'right' },
          ),
          ...(paper.chance(0.6) ? [text(40, 136, `Audit No. ${paper.code('@######')}`, { size: 8 })] : []),
          ...marks,
          text(60, 460, 'This is a true certification of the facts on file in this office.', {
            size: 9,
            face: 'serif',
          }),
          ...signed(paper, 60, 490, 0.8),
          text(60, 560, paper.pick(['State Registrar', 'Registrar General', 'Local Registrar']), { size: 9 }),
          ...seal(470, 580, 60, ink),
          text(306, 740, 'VOID IF ALTERED OR ERASED - DO NOT ACCEPT UNLESS ON SECURITY PAPER WITH SEAL', {
            size: 7,
            align: 'middle',
          }),
        ],
        'letter',
        paper.pick(['#eef3fa', '#f6f0f8', '#eef6ef']),
      ),
    ]
  },
}
