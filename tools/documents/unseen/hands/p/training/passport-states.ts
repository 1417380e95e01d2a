import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { star } from '../card.ts'
import { caps, cells, dayIn, face, fit, months, say, signed, validTo } from '../kit.ts'
import { td3 } from '../mrz.ts'
import { nationOf } from '../nations.ts'
import { dataPage } from '../passport.ts'
import { abroad, somebody, townOf } from '../people.ts'

const places = ['MINNESOTA, U.S.A.', 'TENNESSEE, U.S.A.', 'IDAHO, U.S.A.', 'NEW YORK, U.S.A.', 'TEXAS, U.S.A.'] as const

/** The passport of the United States: captions of three languages in italics' place, month in letters, authority of the state. */
export const passportStates: UnseenLayout = {
  name: 'passport-states',
  docType: 'passport',
  country: 'US',
  form: 'card',
  draw(paper) {
    const isForeign = paper.chance(0.3)
    const nation = nationOf(paper)
    const who = somebody(paper, 'us', isForeign ? { names: nation.names } : {})
    const issue = dayIn(paper, '2016-11-02', '2026-09-28')
    const expiry = validTo(issue, 10)
    const number = paper.chance(0.5) ? paper.code('5########') : paper.code('A########')
    const tri = paper.chance(0.75)
    const l = (en: string, fr: string, es: string) => (tri ? `${en} / ${fr} / ${es}` : en)
    const cell = cells({
      where: 'below',
      caption: paper.pick([15, 17]),
      value: paper.pick([27, 30]),
      ink: '#3b568a',
      face: paper.pick(['sans', 'mono', 'mono-bold'] as const),
    })
    const day = (iso: string) => say(iso, 'DD MON YYYY', months.en)
    const place = isForeign
      ? `${paper.chance(0.3) ? `${caps(paper.pick(abroad))}, ` : ''}${caps(nation.name)}`
      : paper.chance(0.3)
        ? `${caps(townOf(paper, 'us'))}, U.S.A.`
        : paper.pick(places)
    const authority = paper.pick([
      'United States Department of State',
      'United States Department of State',
      'UNITED STATES PASSPORT AGENCY',
    ])
    const x = 430
    const marks = [
      fit(540, 56, 'UNITED STATES OF AMERICA', 760, { size: 36, face: 'serif-bold', color: '#2b3f6e' }),
      text(60, 60, paper.pick(['PASSPORT', 'PASSPORT   PASSEPORT   PASAPORTE']), { size: 20, color: '#2b3f6e' }),
      star(500, 46, 22, '#b33a44', 3),
      ...cell(x, 92, l('Type', 'Type', 'Tipo'), 'P', 200),
      ...cell(x + 230, 92, l('Code', 'Code', 'Código'), paper.put('id_country', 'US', 'USA'), 240),
      ...cell(
        x + 500,
        92,
        l('Passport No.', 'No. du Passeport', 'No. de Pasaporte'),
        paper.put('id_number', number),
        420,
      ),
      ...face(paper, who, { x: 60, y: 120, scale: 1.15 }),
      ...cell(x, 172, l('Surname', 'Nom', 'Apellidos'), paper.put('last_name', caps(who.last)), 860),
      ...cell(x, 252, l('Given Names', 'Prénoms', 'Nombres'), paper.put('first_name', caps(who.given.join(' '))), 860),
      ...cell(
        x,
        332,
        l('Nationality', 'Nationalité', 'Nacionalidad'),
        paper.put('citizenship', 'US', 'UNITED STATES OF AMERICA'),
        860,
      ),
      ...cell(
        x,
        412,
        l('Date of birth', 'Date de naissance', 'Fecha de nacimiento'),
        paper.put('date_of_birth', who.birth, day(who.birth)),
        500,
      ),
      ...cell(
        x,
        492,
        l('Place of birth', 'Lieu de naissance', 'Lugar de nacimiento'),
        paper.put('place_of_birth', place),
        560,
      ),
      ...cell(x + 600, 492, l('Sex', 'Sexe', 'Sexo'), paper.put('sex', who.sex), 260),
      ...cell(
        x,
        572,
        l('Date of issue', 'Date de délivrance', 'Fecha de expedición'),
        paper.put('id_issue_date', issue, day(issue)),
        430,
      ),
      ...cell(x + 460, 572, l('Authority', 'Autorité', 'Autoridad'), paper.put('issuing_authority', authority), 440),
      ...cell(
        x,
        652,
        l('Date of expiration', 'Date d’expiration', 'Fecha de caducidad'),
        paper.put('id_expiry', expiry, day(expiry)),
        430,
      ),
      ...(tri
        ? cell(
            x + 460,
            652,
            l('Endorsements', 'Mentions spéciales', 'Anotaciones'),
            paper.pick(['SEE PAGE 51', 'SEE PAGE 27']),
            440,
          )
        : [text(x + 460, 690, 'SEE PAGE 27', { size: 24, face: 'sans' })]),
      ...signed(paper, 80, 620, 1.3),
    ]
    const mrz = td3({
      code: 'P',
      state: 'USA',
      nationality: 'USA',
      number,
      who,
      expiry,
      optional: paper.code('#########<######').slice(0, 14),
    })
    return [dataPage(paper, paper.pick(['#e9edf6', '#f3eee6', '#f4eaea']), '#8fa3cf', mrz, marks)]
  },
}
