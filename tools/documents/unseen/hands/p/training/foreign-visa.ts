import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addDays } from '../../../../calendar.ts'
import { caps, cells, dayIn, face, fit, months, say } from '../kit.ts'
import { td3 } from '../mrz.ts'
import { nationOf } from '../nations.ts'
import { dataPage } from '../passport.ts'
import { somebody } from '../people.ts'

const visas = [
  {
    land: 'fr',
    state: 'FRA',
    title: 'VISA',
    head: 'ÉTATS SCHENGEN',
    names: 'NOM, PRÉNOM / SURNAME, NAME',
    from: 'DU / FROM',
    to: 'AU / UNTIL',
    number: 'NUMÉRO DU PASSEPORT / PASSPORT NO',
    type: 'TYPE DE VISA',
    types: ['C', 'D', 'A'],
    entries: 'NOMBRE D’ENTRÉES',
    issued: 'DÉLIVRÉ À / LE',
    remarks: 'REMARQUES',
    form: 'DD-MM-YY',
  },
  {
    land: 'us',
    state: 'USA',
    title: 'VISA',
    head: 'UNITED STATES OF AMERICA',
    names: 'Surname / Given Name',
    from: 'Issue Date',
    to: 'Expiration Date',
    number: 'Passport Number',
    type: 'Visa Type /Class',
    types: ['R B1/B2', 'R F1', 'R H1B'],
    entries: 'Entries',
    issued: 'Issuing Post Name',
    remarks: 'Annotation',
    form: 'DDMONYYYY',
  },
  {
    land: 'gb',
    state: 'GBR',
    title: 'UNITED KINGDOM ENTRY CLEARANCE',
    head: 'VISA',
    names: 'SURNAME, NAME',
    from: 'VALID FROM',
    to: 'VALID UNTIL',
    number: 'PASSPORT NO.',
    type: 'TYPE OF VISA',
    types: ['C-VISIT', 'D-STUDENT', 'D-MARRIAGE'],
    entries: 'NO. OF ENTRIES',
    issued: 'ISSUED AT',
    remarks: 'OBSERVATIONS',
    form: 'DD-MM-YY',
  },
  {
    land: 'ca',
    state: 'CAN',
    title: 'VISA',
    head: 'CANADA',
    names: 'Surname, Given Name / Nom, Prénom',
    from: 'Issue date / Date d’émission',
    to: 'Expiry date / Date d’expiration',
    number: 'Passport No. / N° de passeport',
    type: 'Category / Catégorie',
    types: ['V-1', 'S-1', 'B-1'],
    entries: 'No. of entries / Nbre d’entrées',
    issued: 'Issued at / Émis à',
    remarks: 'Remarks / Remarques',
    form: 'YYYYMONDD',
  },
] as const

/** A visa sticker of four issuers with its MRZ, portrait and a passport number. */
export const foreignVisa: UnseenLayout = {
  name: 'foreign-visa',
  docType: 'other',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const visa = paper.pick(visas)
    const nation = nationOf(paper)
    const who = somebody(paper, visa.land, { names: nation.names })
    const issue = dayIn(paper, '2025-03-01', '2026-09-20')
    const expiry = addDays(issue, paper.pick([90, 180, 365, 1825]))
    const number = paper.code('@########')
    const cell = cells({
      where: 'below',
      caption: 16,
      value: paper.pick([26, 29]),
      ink: '#3d6b5a',
      face: paper.pick(['sans', 'mono'] as const),
    })
    const day = (iso: string) => caps(say(iso, visa.form, months.en))
    const x = 420
    const marks = [
      fit(60, 66, visa.head, 700, { size: 34, face: 'sans-bold', color: '#2c5344' }),
      fit(800, 66, visa.title, 420, { size: 34, face: 'serif-bold', color: '#a83b3b' }),
      text(60, 110, paper.code('########'), { size: 28, face: 'mono', color: '#a83b3b' }),
      ...face(paper, who, { x: 60, y: 150, scale: 1.1 }),
      ...cell(x, 160, visa.names, `${caps(who.last)}, ${caps(who.given[0] ?? '')}`, 860),
      ...cell(x, 245, visa.from, day(issue), 380),
      ...cell(x + 430, 245, visa.to, day(expiry), 380),
      ...cell(x, 330, visa.type, paper.pick(visa.types), 300),
      ...cell(x + 430, 330, visa.entries, paper.pick(['MULT', '01', 'M', '02']), 380),
      ...cell(x, 415, visa.number, paper.code('@#######'), 380),
      ...cell(x + 430, 415, visa.issued, paper.pick(['RABAT', 'CASABLANCA', 'LAGOS', 'HANOI', 'DAKAR']), 380),
      ...cell(x, 500, 'SEX / NATIONALITY', `${who.sex}  ${nation.alpha3}`, 380),
      ...cell(
        x,
        585,
        visa.remarks,
        paper.pick([
          'TOURISME',
          'MUST BE ACCOMPANIED BY SEVIS I-20',
          'NO WORK OR RECOURSE TO PUBLIC FUNDS',
          'FAMILLE DE FRANÇAIS',
        ]),
        820,
      ),
    ]
    const mrz = td3({
      code: visa.land === 'us' ? 'VN' : 'V',
      state: visa.state,
      nationality: nation.alpha3,
      number,
      who,
      expiry,
    })
    return [dataPage(paper, paper.pick(['#eaf2ee', '#f3eee9', '#ebeef6']), '#86b39f', mrz, marks)]
  },
}
