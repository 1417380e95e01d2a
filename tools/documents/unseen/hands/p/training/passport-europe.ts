import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, cells, dayIn, face, months, say, signed, validTo } from '../kit.ts'
import { td3 } from '../mrz.ts'
import { dataPage } from '../passport.ts'
import { somebody, townOf, type Land } from '../people.ts'

interface State {
  readonly land: Land
  readonly alpha2: string
  readonly code: string
  readonly title: string
  readonly word: string
  readonly nationality: string
  readonly sex: (sex: 'F' | 'M') => string
  readonly form: string
  readonly months: readonly string[]
  readonly years: number
  readonly authority: (town: string) => string
  readonly captions: readonly string[]
}

const states: readonly State[] = [
  {
    land: 'de',
    alpha2: 'DE',
    code: 'D',
    title: 'BUNDESREPUBLIK DEUTSCHLAND',
    word: 'REISEPASS  PASSPORT  PASSEPORT',
    nationality: 'DEUTSCH',
    sex: (sex) => sex,
    form: 'DD.MM.YYYY',
    months: months.en,
    years: 10,
    authority: (town) => `STADT ${town}`,
    captions: [
      'Name / Surname / Nom',
      'Vornamen / Given names / Prénoms',
      'Staatsangehörigkeit / Nationality',
      'Geburtstag / Date of birth',
      'Geschlecht / Sex',
      'Geburtsort / Place of birth',
      'Ausstellungsdatum / Date of issue',
      'Gültig bis / Date of expiry',
      'Behörde / Authority',
      'Pass-Nr. / Passport No. / Passeport No.',
    ],
  },
  {
    land: 'es',
    alpha2: 'ES',
    code: 'ESP',
    title: 'ESPAÑA',
    word: 'PASAPORTE  PASSPORT  PASSEPORT',
    nationality: 'ESPAÑOLA',
    sex: (sex) => sex,
    form: 'DD MM YYYY',
    months: months.en,
    years: 10,
    authority: (town) => `DGP-${town}`,
    captions: [
      'Apellidos / Surname (1)',
      'Nombre / Given names (2)',
      'Nacionalidad / Nationality (3)',
      'Fecha de nacimiento / Date of birth (4)',
      'Sexo / Sex (6)',
      'Lugar de nacimiento / Place of birth (7)',
      'Fecha de expedición / Date of issue (8)',
      'Fecha de caducidad / Date of expiry (10)',
      'Autoridad / Authority (9)',
      'Pasaporte nº / Passport No.',
    ],
  },
  {
    land: 'it',
    alpha2: 'IT',
    code: 'ITA',
    title: 'REPUBBLICA ITALIANA',
    word: 'PASSAPORTO  PASSPORT  PASSEPORT',
    nationality: 'ITALIANA',
    sex: (sex) => sex,
    form: 'DD MON YYYY',
    months: 'GEN/JAN FEB/FEB MAR/MAR APR/APR MAG/MAY GIU/JUN LUG/JUL AGO/AUG SET/SEP OTT/OCT NOV/NOV DIC/DEC'.split(
      ' ',
    ),
    years: 10,
    authority: () => 'MINISTRO AFFARI ESTERI',
    captions: [
      'Cognome. Surname. Nom. (1)',
      'Nome. Given Names. Prénoms. (2)',
      'Cittadinanza. Nationality. Nationalité. (3)',
      'Data di nascita. Date of birth. (4)',
      'Sesso. Sex. Sexe. (5)',
      'Luogo di nascita. Place of birth. (6)',
      'Data di rilascio. Date of issue. (7)',
      'Data di scadenza. Date of expiry. (8)',
      'Autorità. Authority. Autorité. (9)',
      'Passaporto N. Passport No.',
    ],
  },
  {
    land: 'pt',
    alpha2: 'PT',
    code: 'PRT',
    title: 'PORTUGAL',
    word: 'PASSAPORTE PASSPORT PASSEPORT',
    nationality: 'PORTUGUESA',
    sex: (sex) => sex,
    form: 'DD.MM.YYYY',
    months: months.en,
    years: 5,
    authority: (town) => `CRC ${town}`,
    captions: [
      '1. Apelidos / Surname / Nom',
      '2. Nomes próprios / Given names / Prénoms',
      '3. Nacionalidade / Nationality',
      '4. Data de nascimento / Date of birth',
      '5. Sexo / Sex',
      '6. Local de nascimento / Place of birth',
      '7. Data de emissão / Date of issue',
      '8. Válido até / Date of expiry',
      '9. Autoridade / Authority',
      'N.º Passaporte / Passport No.',
    ],
  },
  {
    land: 'be',
    alpha2: 'BE',
    code: 'BEL',
    title: 'ROYAUME DE BELGIQUE - KONINKRIJK BELGIË',
    word: 'PASSEPORT  PASPOORT  REISEPASS  PASSPORT',
    nationality: 'Belge',
    sex: (sex) => (sex === 'F' ? 'F/V' : 'M/M'),
    form: 'DD MON YYYY',
    months: months.be,
    years: 7,
    authority: (town) => town,
    captions: [
      '1. Nom / Naam / Name',
      '2. Prénoms / Voornamen / Given names',
      '3. Nationalité / Nationaliteit',
      '4. Date de naissance / Geboortedatum',
      '5. Sexe / Geslacht',
      '6. Lieu de naissance / Geboorteplaats',
      '7. Date de délivrance / Afgiftedatum',
      '8. Date d’expiration / Vervaldatum',
      '9. Autorité / Autoriteit',
      'Passeport n° / Paspoort nr.',
    ],
  },
  {
    land: 'nl',
    alpha2: 'NL',
    code: 'NLD',
    title: 'KONINKRIJK DER NEDERLANDEN',
    word: 'PASPOORT PASSPORT PASSEPORT',
    nationality: 'Nederlandse',
    sex: (sex) => (sex === 'F' ? 'V/F' : 'M/M'),
    form: 'DD MON YYYY',
    months: months.nl.map((name, index) => `${name}/${months.en[index] ?? name}`),
    years: 10,
    authority: (town) => `Burg. van ${town}`,
    captions: [
      'naam/surname/nom',
      'voornamen/given names/prénoms',
      'nationaliteit/nationality',
      'geboortedatum/date of birth',
      'geslacht/sex',
      'geboorteplaats/place of birth',
      'datum van afgifte/date of issue',
      'geldig tot/date of expiry',
      'autoriteit/authority',
      'paspoortnummer/passport number',
    ],
  },
]

/** Passports of six member states: each state's captions, order of the blocks by the seed. */
export const passportEurope: UnseenLayout = {
  name: 'passport-europe',
  docType: 'passport',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const state = paper.pick(states)
    const who = somebody(paper, state.land)
    const issue = dayIn(paper, state.years === 10 ? '2017-03-01' : '2021-12-01', '2026-09-20')
    const expiry = validTo(issue, state.years, state.land === 'de' || state.land === 'it' ? 1 : 0)
    const number = paper
      .code(state.land === 'es' ? 'PA@######' : state.land === 'be' ? 'E@######' : 'C@#@#####')
      .replace(/[IOQ]/g, 'H')
    const [
      surname = '',
      given = '',
      nation = '',
      birth = '',
      sex = '',
      place = '',
      issued = '',
      until = '',
      authority = '',
      passportNo = '',
    ] = state.captions
    const cell = cells({
      where: paper.pick(['below', 'below', 'above'] as const),
      caption: paper.pick([16, 18]),
      value: paper.pick([26, 29]),
      ink: paper.pick(['#6b2f3d', '#3f3f66', '#355a52']),
      face: paper.pick(['sans', 'sans', 'mono'] as const),
    })
    const day = (iso: string) => say(iso, state.form, state.months)
    const wide = paper.chance(0.5)
    const x = 430
    const half = x + 450
    const upper = state.land === 'nl' || state.land === 'be' ? (name: string) => name : caps
    const dates = [
      ...cell(x, wide ? 560 : 480, issued, paper.put('id_issue_date', issue, day(issue)), 420),
      ...cell(wide ? half : x, 560, until, paper.put('id_expiry', expiry, day(expiry)), 420),
      ...cell(
        wide ? x : half,
        wide ? 640 : 560,
        authority,
        paper.put('issuing_authority', state.authority(upper(townOf(paper, state.land)))),
        430,
      ),
    ]
    const marks = [
      text(60, 60, state.title, { size: state.title.length > 30 ? 20 : 26, face: 'serif-bold', color: '#43242c' }),
      text(60, 96, state.word, { size: 20, color: '#43242c' }),
      ...cell(700, 60, 'Type/Typ', 'P', 100),
      ...cell(830, 60, 'Code', paper.put('id_country', state.alpha2, state.code), 140),
      ...cell(990, 60, passportNo, paper.put('id_number', number), 350),
      ...face(paper, who, { x: 60, y: 150, scale: 1.15 }),
      ...cell(x, 164, surname, paper.put('last_name', upper(who.last)), 860),
      ...cell(x, 242, given, paper.put('first_name', upper(who.given.join(' '))), 860),
      ...cell(x, 320, nation, paper.put('citizenship', state.alpha2, state.nationality), 420),
      ...cell(half, 320, birth, paper.put('date_of_birth', who.birth, day(who.birth)), 430),
      ...cell(x, 400, sex, paper.put('sex', who.sex, state.sex(who.sex)), 250),
      ...cell(half, 400, place, paper.put('place_of_birth', upper(who.town)), 430),
      ...dates,
      ...(wide ? [] : cell(half, 480, 'Height / Taille', `1,${paper.between(54, 96)} m`, 300)),
      ...signed(paper, 90, 640, 1.3),
      ...(paper.chance(0.5) ? face(paper, who, { x: 1240, y: 560, scale: 0.27 }) : []),
    ]
    const mrz = td3({ code: 'P', state: state.code, nationality: state.code, number, who, expiry })
    return [dataPage(paper, paper.pick(['#f4ecee', '#eceef5', '#ecf3ef', '#f4f0e4']), '#b5a0b0', mrz, marks)]
  },
}
