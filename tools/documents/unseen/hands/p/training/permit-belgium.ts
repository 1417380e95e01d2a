import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, ringOfStars, stripes } from '../card.ts'
import { caps, cells, dayIn, face, fit, months, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { nationOf } from '../nations.ts'
import { abroad, somebody, townOf } from '../people.ts'

const types = [
  ['A. SÉJOUR LIMITÉ', 'A. BEPERKT VERBLIJF', 1],
  ['B. SÉJOUR ILLIMITÉ', 'B. ONBEPERKT VERBLIJF', 5],
  ['K. ÉTABLISSEMENT', 'K. VESTIGING', 10],
  ['L. RÉSIDENT LONGUE DURÉE - UE', 'L. LANGDURIG INGEZETENE - EU', 5],
  ['F. MEMBRE FAMILLE UE ART 10 DIR 2004/38/CE', 'F. FAMILIELID EU ART 10 RL 2004/38/EG', 5],
  ['H. CARTE BLEUE EUROPÉENNE', 'H. EUROPESE BLAUWE KAART', 2],
] as const

/** The Belgian permit: captions in French, Dutch or German with a slash, a letter before the kind, remarks, register number. */
export const permitBelgium: UnseenLayout = {
  name: 'permit-belgium',
  docType: 'residence_permit',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const nation = nationOf(paper)
    const who = somebody(paper, 'be', { names: nation.names })
    const [french, dutch, years] = paper.pick(types)
    const issue = dayIn(paper, years === 10 ? '2018-01-05' : years === 1 ? '2025-11-01' : '2023-02-01', '2026-09-20')
    const expiry = validTo(issue, years, 0)
    const number = `B${paper.code('########')}`
    const isDutch = paper.chance(0.45)
    const register = `${say(who.birth, 'YY.MM.DD')}-${paper.code('###.##')}`
    const cell = cells({
      where: paper.pick(['below', 'above'] as const),
      caption: 17,
      value: 26,
      ink: '#7a4d60',
      face: paper.pick(['sans', 'narrow'] as const),
    })
    const bi = (fr: string, nl: string, en: string) =>
      isDutch ? paper.pick([`${nl} / ${en}`, nl]) : paper.pick([`${fr} / ${en}`, fr])
    const form = paper.pick(['DD MM YYYY', 'DD/MM/YYYY', 'DD MON YYYY'])
    const day = (iso: string) => say(iso, form, months.be)
    const birth = paper.put('date_of_birth', who.birth, day(who.birth))
    const x = 400
    const kind = isDutch ? dutch : french
    const front = [
      ...(paper.chance(0.6)
        ? ringOfStars(90, 80, 42, 'BE')
        : stripes(50, 40, 80, 60, ['#1b1b1b', '#f0c92d', '#cc2b33'], true)),
      text(160, 60, isDutch ? 'VERBLIJFSTITEL' : 'TITRE DE SÉJOUR', { size: 30, face: 'sans-bold', color: '#693a4e' }),
      text(160, 100, paper.pick(['RESIDENCE PERMIT', 'AUFENTHALTSTITEL / RESIDENCE PERMIT']), {
        size: 22,
        color: '#693a4e',
      }),
      text(1140, 70, paper.put('id_number', number), { size: 32, face: 'mono', align: 'right' }),
      text(1140, 106, 'BELGIË  BELGIQUE  BELGIEN', { size: 18, align: 'right', color: '#693a4e' }),
      ...face(paper, who, { x: 60, y: 150, scale: 1.05 }),
      ...cell(
        x,
        168,
        bi('NOM Prénom', 'NAAM Voornaam', 'NAME Given names'),
        paper.put('last_name', caps(who.last)),
        720,
      ),
      fit(x, 234, paper.put('first_name', who.given.join(', ')), 720, { size: 26, face: 'sans' }),
      ...cell(x, 290, bi('SEXE', 'GESLACHT', 'SEX'), isDutch && who.sex === 'F' ? 'V' : who.sex, 180),
      ...cell(
        x + 210,
        290,
        bi('NATIONALITÉ', 'NATIONALITEIT', 'NATIONALITY'),
        paper.put('citizenship', nation.alpha2, nation.alpha3),
        240,
      ),
      ...cell(x + 470, 290, bi('DATE DE NAISSANCE', 'GEBOORTEDATUM', 'DATE OF BIRTH'), birth, 290),
      ...cell(
        x,
        368,
        bi('CATÉGORIE DE TITRE', 'SOORT TITEL', 'TYPE OF PERMIT'),
        paper.put('permit_category', kind),
        740,
      ),
      ...cell(
        x,
        446,
        bi('VALABLE JUSQU’AU', 'GELDIG TOT', 'CARD EXPIRY'),
        paper.put('id_expiry', expiry, day(expiry)),
        320,
      ),
      ...cell(
        x + 360,
        446,
        bi('REMARQUES', 'OPMERKINGEN', 'REMARKS'),
        paper.pick([
          'ARBEIDSMARKT: ONBEPERKT',
          'MARCHÉ DU TRAVAIL : ILLIMITÉ',
          'MARCHÉ DU TRAVAIL : NON',
          'RÉGIME SPÉCIFIQUE',
        ]),
        390,
      ),
      ...signed(paper, x + 60, 560, 1.2),
    ]
    const back = [
      ...cell(
        60,
        74,
        bi('DÉLIVRÉ À - LE', 'AFGEGEVEN TE - OP', 'PLACE AND DATE OF ISSUE'),
        `${caps(townOf(paper, 'be'))} - ${day(issue)}`,
        700,
      ),
      ...cell(60, 152, bi('LIEU DE NAISSANCE', 'GEBOORTEPLAATS', 'PLACE OF BIRTH'), caps(paper.pick(abroad)), 700),
      ...cell(60, 230, bi('N° REGISTRE NATIONAL', 'RIJKSREGISTERNR.', 'NATIONAL No.'), register, 700),
      ...chip(930, 70, 180),
      ...cardFoot(
        td1({
          code: 'IR',
          state: 'BEL',
          nationality: nation.alpha3,
          number,
          who,
          expiry,
          optional2: register.replace(/\D/g, ''),
        }),
      ),
    ]
    return [card(paper, ['rose', 'sea', 'violet'], front), card(paper, ['rose', 'sea'], back)]
  },
}
