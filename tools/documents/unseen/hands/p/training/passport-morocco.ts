import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { star } from '../card.ts'
import { caps, cells, dayIn, face, say, signed, validTo } from '../kit.ts'
import { td3 } from '../mrz.ts'
import { dataPage } from '../passport.ts'
import { somebody, townOf } from '../people.ts'

/** The Moroccan passport: captions of French and English, dates with strokes, the number of the identity card and an address. */
export const passportMorocco: UnseenLayout = {
  name: 'passport-morocco',
  docType: 'passport',
  country: 'MA',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'ma')
    const issue = dayIn(paper, '2021-11-02', '2026-09-28')
    const expiry = validTo(issue, 5, 0)
    const number = paper.code('@@#######').replace(/[IOQ]/g, 'K')
    const order = paper.chance(0.5)
    const bi = (fr: string, en: string) => (order ? `${fr} / ${en}` : `${fr}  ${en}`)
    const cell = cells({
      where: paper.pick(['below', 'below', 'above'] as const),
      caption: 17,
      value: paper.pick([27, 30]),
      ink: '#2f6a42',
      face: paper.pick(['sans', 'sans-bold', 'mono'] as const),
    })
    const form = paper.pick(['DD/MM/YYYY', 'DD/MM/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY'])
    const day = (iso: string) => say(iso, form)
    const right = paper.chance(0.25)
    const x = right ? 70 : 440
    const town = caps(townOf(paper, 'ma'))
    const authority = paper.pick([
      `PROVINCE DE ${town}`,
      `PREFECTURE DE ${town}`,
      'CONSULAT GENERAL MONTREAL',
      'CG LYON',
      `WILAYA DE ${town}`,
    ])
    const marks = [
      text(70, 64, 'ROYAUME DU MAROC', { size: 27, face: 'sans-bold', color: '#1d4e2d' }),
      text(70, 106, paper.pick(['PASSEPORT / PASSPORT', 'PASSEPORT']), { size: 28, color: '#1d4e2d' }),
      star(1290, 80, 40, '#2f7a44'),
      ...cell(520, 60, 'Type', 'P', 80),
      ...cell(620, 60, bi('Code', 'Code'), paper.put('id_country', 'MA', 'MAR'), 200),
      ...cell(840, 60, bi('Passeport N°', 'Passport No'), paper.put('id_number', number), 380),
      ...face(paper, who, { x: right ? 980 : 70, y: 170, scale: 1.15 }),
      ...cell(x, 172, bi('Nom', 'Surname'), paper.put('last_name', caps(who.last)), 860),
      ...cell(x, 252, bi('Prénoms', 'Given names'), paper.put('first_name', caps(who.given.join(' '))), 860),
      ...cell(x, 332, bi('Nationalité', 'Nationality'), paper.put('citizenship', 'MA', caps('Marocaine')), 400),
      ...cell(
        x + 440,
        332,
        bi('N° C.I.N.', 'National ID No'),
        `${paper.pick(['AB', 'BK', 'Q', 'W'])}${paper.code('######')}`,
        400,
      ),
      ...cell(
        x,
        412,
        bi('Date de naissance', 'Date of birth'),
        paper.put('date_of_birth', who.birth, day(who.birth)),
        400,
      ),
      ...cell(x + 440, 412, bi('Sexe', 'Sex'), paper.put('sex', who.sex), 200),
      ...cell(x, 492, bi('Lieu de naissance', 'Place of birth'), paper.put('place_of_birth', caps(who.town)), 840),
      ...cell(x, 572, bi('Date de délivrance', 'Date of issue'), paper.put('id_issue_date', issue, day(issue)), 400),
      ...cell(x + 440, 572, bi('Autorité', 'Authority'), paper.put('issuing_authority', authority), 420),
      ...cell(x, 652, bi('Date d’expiration', 'Date of expiry'), paper.put('id_expiry', expiry, day(expiry)), 400),
      ...cell(x + 440, 652, bi('Domicile', 'Address'), caps(who.address.join(' ')), 420),
      ...signed(paper, right ? 1000 : 100, 660, 1.2),
    ]
    const mrz = td3({
      code: 'P',
      state: 'MAR',
      nationality: 'MAR',
      number,
      who,
      expiry,
      optional: paper.code('@######'),
    })
    return [dataPage(paper, paper.pick(['#eaf3ea', '#f4efe0', '#eef0f2']), '#89b897', mrz, marks)]
  },
}
