import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, cells, dayIn, face, fit, months, say, signed, validTo } from '../kit.ts'
import { td3 } from '../mrz.ts'
import { dataPage } from '../passport.ts'
import { somebody } from '../people.ts'

/** The British or Irish passport: numbered captions of two languages, months in both, an agency as authority. */
export const passportBritain: UnseenLayout = {
  name: 'passport-britain',
  docType: 'passport',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'gb')
    const issue = dayIn(paper, '2017-01-05', '2026-09-28')
    const expiry = validTo(issue, 10, 0)
    const number = paper.code('1########')
    const numbered = paper.chance(0.6)
    const twice = paper.chance(0.7)
    const cell = cells({
      where: 'below',
      caption: paper.pick([16, 18]),
      value: paper.pick([27, 29, 31]),
      ink: '#4a4f87',
      captionFace: paper.pick(['narrow', 'serif'] as const),
    })
    const c = (number: number, en: string, fr: string) => `${en}/${fr}${numbered ? ` (${number})` : ''}`
    const form = paper.pick(['DD MON YY', 'DD MON YYYY', 'DD MON YYYY'])
    const day = (iso: string, pattern = form) => say(iso, pattern, twice ? months.gb : months.en)
    const x = 430
    const office = paper.pick(['HMPO', 'HMPO', 'IPS', 'FCDO', 'HM PASSPORT OFFICE'])
    const kind = paper.pick(['BRITISH CITIZEN', 'BRITISH CITIZEN', 'BRITISH OVERSEAS TERRITORIES CITIZEN'])
    const place = caps(who.town)
    const names = paper.put('first_name', caps(who.given.join(' ')))
    const title = paper.chance(0.15) ? ` ${who.sex === 'F' ? 'DR' : 'SIR'}` : ''
    const marks = [
      fit(430, 48, 'UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND', 900, {
        size: 24,
        face: 'serif-bold',
        color: '#33376b',
      }),
      text(60, 60, 'PASSPORT', { size: 26, face: 'sans-bold', color: '#33376b' }),
      text(60, 90, 'PASSEPORT', { size: 22, color: '#33376b' }),
      ...cell(x, 86, 'Type/Type', 'P', 130),
      ...cell(x + 160, 86, 'Code/Code', paper.put('id_country', 'GB', 'GBR'), 200),
      ...cell(x + 480, 86, 'Passport No./Passeport No.', paper.put('id_number', number), 400),
      ...face(paper, who, { x: 60, y: 140, scale: 1.18 }),
      ...cell(x, 166, c(1, 'Surname', 'Nom'), paper.put('last_name', caps(who.last)), 860),
      ...cell(x, 244, c(2, 'Given names', 'Prénoms'), names, 860),
      ...(title === '' ? [] : [text(x + 820, 272, title.trim(), { size: 20, align: 'right', color: '#777777' })]),
      ...cell(x, 322, c(3, 'Nationality', 'Nationalité'), paper.put('citizenship', 'GB', kind), 860),
      ...cell(
        x,
        400,
        c(4, 'Date of birth', 'Date de naissance'),
        paper.put('date_of_birth', who.birth, day(who.birth, 'DD MON YYYY')),
        560,
      ),
      ...cell(x, 478, c(5, 'Sex', 'Sexe'), paper.put('sex', who.sex), 160),
      ...cell(x + 220, 478, c(6, 'Place of birth', 'Lieu de naissance'), paper.put('place_of_birth', place), 640),
      ...cell(x, 556, c(7, 'Date of issue', 'Date de délivrance'), paper.put('id_issue_date', issue, day(issue)), 420),
      ...cell(x + 460, 556, c(8, 'Authority', 'Autorité'), paper.put('issuing_authority', office), 420),
      ...cell(x, 634, c(9, 'Date of expiry', 'Date d’expiration'), paper.put('id_expiry', expiry, day(expiry)), 420),
      ...cell(x + 460, 634, c(10, 'Holder’s signature', 'Signature du titulaire'), '', 420),
      ...signed(paper, x + 500, 650, 1.3),
    ]
    const mrz = td3({ code: 'P', state: 'GBR', nationality: 'GBR', number, who, expiry })
    return [dataPage(paper, paper.pick(['#ecebf5', '#f2efe4', '#e9f1f3']), '#a2a5d4', mrz, marks)]
  },
}
