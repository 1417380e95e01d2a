import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, money, putAddress, putDate } from '../kit.ts'
import { another, home, somebody } from '../people.ts'

const agencies = [
  ['clearfile', 'Clearfile Credit Reference Agency Limited', '#6b2fa0'],
  ['Hexa', 'Hexa Information Services (UK) plc', '#00739d'],
  ['scorewell', 'Scorewell Data Ltd', '#c2410c'],
] as const

/** A statutory report printed from the web: a brand on top, the agency in “is a trading name of”, electoral roll and a financial associate. */
export const gbStatutoryReport: UnseenLayout = {
  name: 'gb-statutory-report',
  docType: 'credit_report',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'GB')
    const [mate, [brand, agency, color]] = [another(paper, 'GB', who), paper.pick(agencies)]
    const made = addDays(paper.today, -paper.between(1, 30))
    const look = paper.pick(['gb', 'gbShort', 'dmy', 'gbDashes'] as const)
    const born = addDays(addYears(made, -paper.between(21, 70)), paper.between(1, 340))
    const since = addDays(addYears(made, -paper.between(2, 15)), -paper.between(1, 340))
    const name = paper.put(
      'document_holder_name',
      paper.pick([who.full, `${who.given.toUpperCase()} ${who.surname.toUpperCase()}`]),
    )
    const block = home(paper, 'GB')
    const open = paper.between(2, 11)
    const main = column(215, 90, 335, { size: 9.5, leading: 1.5 })
    const side = column(40, 96, 150, { size: 8.5, leading: 1.5 })
    side.say(paper.pick(['Your report', 'At a glance']), { face: 'sans-bold', color }).gap(4)
    side
      .say(paper.pick(['Report number', 'File reference', 'Your reference', 'File number']), { size: 7 })
      .say(paper.put('file_number', paper.code(paper.pick(['####/#######', '@@######', '##########']))))
      .gap(3)
    side.say('Created', { size: 7 }).say(day(made, look)).gap(3)
    side
      .say(paper.pick(['Credit file opened', 'We have held a file since', 'File start date', 'First recorded']), {
        size: 7,
      })
      .say(putDate(paper, 'file_since', since, look))
      .gap(3)
    side.say('Score', { size: 7 }).say(`${paper.between(380, 996)} / 999`, { size: 15, face: 'sans-bold', color })
    main.say(paper.pick(['Your details', 'Personal information', '1  Who you are']), {
      face: 'sans-bold',
      size: 12,
      color,
    })
    main
      .pair('Name', name, 110)
      .pair(paper.pick(['Date of birth', 'DoB', 'Born']), putDate(paper, 'date_of_birth', born, look), 110)
    if (paper.chance(0.5))
      main.pair(
        paper.pick(['Current address', 'Address', 'You live at']),
        putAddress(paper, [block.join(', ')])[0] ?? '',
        110,
      )
    else main.say(paper.pick(['Current address', 'Where you live now'])).list(putAddress(paper, block))
    main.pair('Previous', home(paper, 'GB').join(', '), 110).gap(6)
    main
      .say('Electoral roll', { face: 'sans-bold', size: 12, color })
      .say(`Registered from ${day(addDays(since, 200), look)}.`)
      .gap(6)
    main
      .say('Financial associations', { face: 'sans-bold', size: 12, color })
      .say(`${mate.full}, joint account, confirmed by Merrow Building Society.`)
      .gap(6)
    main.say(paper.pick(['Accounts', 'Financial accounts']), { face: 'sans-bold', size: 12, color })
    if (paper.chance(0.7))
      main.pair(
        paper.pick(['Total accounts', 'Number of accounts', 'Accounts held']),
        paper.put('trade_line_count', String(open)),
        0,
      )
    for (const lender of ['Lydd Bank - current account', 'Kestrel Card', 'Bramble Mobile', 'Orchard Home Loans'].slice(
      0,
      Math.min(4, open),
    )) {
      main.pair(`${lender} ****${paper.code('##')}`, money(paper.between(0, 900_000), 'pound'), 0)
    }
    main.gap(6).say('Searches in the last 12 months: 2 soft, 1 hard. Public record information: none.', { size: 8.5 })
    const foot = column(40, 780, 515, { size: 7, color: '#555' }).say(
      `${brand} is a trading name of ${paper.put('issuer_name', agency)}, registered in England and Wales ${paper.code('0#######')}. Registered office: 2 Wharf Place, Nottingham NG80 7ZZ.`,
    )
    return [
      a4([
        box(30, 84, 170, 240, { fill: '#f3f1f7' }),
        ...emblem(40, 34, 34, brand.charAt(0).toUpperCase(), color, paper.pick(['disc', 'hexagon'])),
        text(82, 60, brand, { size: 22, face: 'sans-bold', color }),
        text(550, 58, 'Statutory credit report', { size: 10, align: 'right' }),
        line(30, 76, 565, 76, { stroke: color }),
        ...side.marks,
        ...main.marks,
        ...foot.marks,
      ]),
    ]
  },
}
