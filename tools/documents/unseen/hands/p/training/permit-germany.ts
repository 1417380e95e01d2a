import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, ringOfStars } from '../card.ts'
import { caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { nationOf } from '../nations.ts'
import { abroad, somebody, townOf } from '../people.ts'

const states = {
  de: {
    code: 'D',
    ring: 'DE',
    title: 'AUFENTHALTSTITEL',
    kinds: ['AUFENTHALTSERLAUBNIS', 'NIEDERLASSUNGSERLAUBNIS', 'BLAUE KARTE EU', 'DAUERAUFENTHALT-EU'],
    words: {
      kind: 'ART DES TITELS',
      until: 'GÜLTIG BIS',
      issued: 'AUSSTELLUNGSDATUM UND -ORT',
      notes: 'ANMERKUNGEN',
      name: 'NAMEN',
      birth: 'GEBURTSDATUM',
      place: 'GEBURTSORT',
      nation: 'STAATSANGEH.',
      sex: 'GESCHL.',
      address: 'ANSCHRIFT',
    },
    remark: 'ERWERBSTÄTIGKEIT ERLAUBT',
  },
  it: {
    code: 'ITA',
    ring: 'IT',
    title: 'PERMESSO DI SOGGIORNO',
    kinds: ['LAVORO SUBORDINATO', 'MOTIVI FAMILIARI', 'ILLIMITATA - UE LUNGO PERIODO', 'STUDIO', 'ATTESA OCCUPAZIONE'],
    words: {
      kind: 'TIPO DI PERMESSO',
      until: 'VALIDO FINO AL',
      issued: 'LUOGO E DATA DI RILASCIO',
      notes: 'ANNOTAZIONI',
      name: 'COGNOME NOME',
      birth: 'DATA DI NASCITA',
      place: 'LUOGO DI NASCITA',
      nation: 'CITTADINANZA',
      sex: 'SESSO',
      address: 'INDIRIZZO',
    },
    remark: 'PERM. UNICO LAVORO',
  },
  es: {
    code: 'ESP',
    ring: 'ES',
    title: 'PERMISO DE RESIDENCIA',
    kinds: [
      'RESIDENCIA Y TRABAJO',
      'RESIDENCIA LARGA DURACIÓN',
      'ESTUDIANTE',
      'RÉGIMEN COMUNITARIO',
      'REAGRUPACIÓN FAMILIAR',
    ],
    words: {
      kind: 'TIPO DE PERMISO',
      until: 'VÁLIDO HASTA',
      issued: 'LUGAR Y FECHA DE EXPEDICIÓN',
      notes: 'OBSERVACIONES',
      name: 'APELLIDOS Y NOMBRE',
      birth: 'FECHA DE NACIMIENTO',
      place: 'LUGAR DE NACIMIENTO',
      nation: 'NACIONALIDAD',
      sex: 'SEXO',
      address: 'DOMICILIO',
    },
    remark: 'AUTORIZA TRABAJO',
  },
} as const

/** A permit of Germany, Italy or Spain: captions of the country alone or with English, surname and given name below one caption. */
export const permitGermany: UnseenLayout = {
  name: 'permit-germany',
  docType: 'residence_permit',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const land = paper.pick(['de', 'de', 'it', 'es'] as const)
    const { code, ring, title, kinds, words, remark } = states[land]
    const nation = nationOf(paper)
    const who = somebody(paper, land, { names: nation.names })
    const years = paper.pick([2, 5])
    const issue = dayIn(paper, years === 5 ? '2022-01-05' : '2025-01-02', '2026-09-20')
    const expiry = validTo(issue, years, 0)
    const number =
      land === 'de'
        ? `Y${paper.code('#@@#@####').slice(0, 8)}`
        : land === 'it'
          ? `I${paper.code('########')}`
          : `E${paper.code('########')}`
    const english = paper.chance(0.5)
    const bi = (own: string, en: string) => (english ? `${own} / ${en}` : own)
    const cell = cells({
      where: 'below',
      caption: paper.pick([15, 17]),
      value: paper.pick([25, 27]),
      ink: '#75506b',
      face: paper.pick(['sans', 'mono'] as const),
    })
    const form = paper.pick(['DD.MM.YYYY', 'DD MM YYYY', 'DD/MM/YYYY'])
    const day = (iso: string) => say(iso, form)
    const x = 390
    const upper = paper.chance(0.5)
    const birthday = paper.put('date_of_birth', who.birth, day(who.birth))
    const front = [
      ...ringOfStars(90, 80, 42, ring),
      fit(160, 66, title, 560, { size: 30, face: 'sans-bold', color: '#5b3350' }),
      ...(english ? [text(160, 104, 'RESIDENCE PERMIT', { size: 22, color: '#5b3350' })] : []),
      text(1140, 72, paper.put('id_number', number), { size: 33, face: 'mono-bold', align: 'right' }),
      ...face(paper, who, { x: 60, y: 150, scale: 1 }),
      ...cell(x, 160, bi(words.name, 'NAMES'), paper.put('last_name', caps(who.last)), 740),
      fit(x, 222, paper.put('first_name', who.given.map(caps).join(' ')), 740, { size: 26, face: 'sans' }),
      ...cell(x, 264, words.sex, who.sex, 150),
      ...cell(
        x + 170,
        264,
        bi(words.nation, 'NATIONALITY'),
        paper.put('citizenship', nation.alpha2, nation.alpha3),
        260,
      ),
      ...cell(x + 450, 264, bi(words.birth, 'DATE OF BIRTH'), birthday, 300),
      ...cell(x, 340, bi(words.kind, 'TYPE OF PERMIT'), paper.put('permit_category', paper.pick(kinds)), 740),
      ...cell(x, 416, bi(words.until, 'VALID UNTIL'), paper.put('id_expiry', expiry, day(expiry)), 330),
      ...cell(
        x + 370,
        416,
        bi(words.notes, 'REMARKS'),
        land === 'de' ? paper.pick([remark, 'SIEHE ZUSATZBLATT']) : remark,
        380,
      ),
      ...(upper
        ? cell(x, 492, bi(words.issued, 'PLACE AND DATE OF ISSUE'), `${caps(townOf(paper, land))} ${day(issue)}`, 740)
        : []),
      ...signed(paper, x + 60, 600, 1.2),
      text(60, 640, paper.code('######'), { size: 26, face: 'mono' }),
    ]
    const back = [
      ...(upper
        ? []
        : cell(60, 70, bi(words.issued, 'PLACE AND DATE OF ISSUE'), `${day(issue)} ${caps(townOf(paper, land))}`, 740)),
      ...cell(60, 150, bi(words.place, 'PLACE OF BIRTH'), caps(paper.pick(abroad)), 740),
      ...cell(60, 230, bi(words.address, 'ADDRESS'), caps(who.address.join(' ')), 800),
      ...(paper.chance(0.4) ? cell(60, 310, 'PASS-NR. / PASSPORT No.', paper.code('@#######'), 600) : []),
      ...chip(940, 70, 180),
      ...cardFoot(td1({ code: 'AR', state: code, nationality: nation.alpha3, number, who, expiry })),
    ]
    return [card(paper, ['violet', 'sea', 'grey'], front), card(paper, ['violet', 'sea'], back)]
  },
}
