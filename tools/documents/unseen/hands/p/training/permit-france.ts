import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, ringOfStars } from '../card.ts'
import { caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { nationOf } from '../nations.ts'
import { abroad, somebody } from '../people.ts'

const categories = [
  ['CARTE DE RÉSIDENT', 10],
  ['CARTE DE SÉJOUR TEMPORAIRE', 1],
  ['CARTE DE SÉJOUR PLURIANNUELLE', 4],
  ['CARTE DE RÉSIDENT LONGUE DURÉE - UE', 10],
  ['PASSEPORT TALENT', 4],
  ['CERTIFICAT DE RÉSIDENCE', 10],
  ['CARTE DE SÉJOUR', 2],
] as const

const remarks = [
  'VIE PRIVÉE ET FAMILIALE',
  'SALARIÉ',
  'ÉTUDIANT - AUTORISE UN TRAVAIL À TITRE ACCESSOIRE',
  'AUTORISE SON TITULAIRE À TRAVAILLER',
  'TOUTES PROFESSIONS EN FRANCE MÉTROPOLITAINE',
] as const

/** The French permit on the European pattern: the name once in one line or two, remarks that look like the category. */
export const permitFrance: UnseenLayout = {
  name: 'permit-france',
  docType: 'residence_permit',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const nation = nationOf(paper)
    const who = somebody(paper, 'fr', { names: nation.names })
    const [category, years] = paper.pick(categories)
    const issue = dayIn(paper, years > 4 ? '2018-03-01' : '2024-01-10', '2026-09-20')
    const expiry = validTo(issue, years)
    const number = paper.chance(0.5) ? paper.code('##########') : paper.code('@@@######').replace(/[OIQ]/g, 'T')
    const recent = paper.chance(0.6)
    const cell = cells({ where: 'below', caption: paper.pick([16, 18]), value: paper.pick([25, 28]), ink: '#845a6e' })
    const form = paper.pick(['DD/MM/YYYY', 'DD MM YYYY', 'DD.MM.YYYY'])
    const day = (iso: string) => say(iso, form)
    const bi = (fr: string, en: string) => paper.pick([`${fr} / ${en}`, fr, `${fr} / ${en}`])
    const nationality = paper.put('citizenship', nation.alpha2, recent ? nation.alpha3 : caps(nation.french))
    const town = caps(paper.pick(abroad))
    const x = 400
    const place = paper.pick(['PRÉFECTURE DU VAL CLAIR', 'PRÉFECTURE DE POLICE', 'PRÉF. 44', 'SOUS-PRÉF. DE BÉZIERS'])
    const names = paper.chance(0.6)
      ? [
          ...cell(x, 176, bi('NOM', 'SURNAME'), paper.put('last_name', caps(who.last)), 740),
          ...cell(x, 246, bi('PRÉNOMS', 'FORENAMES'), paper.put('first_name', who.given.map(caps).join(' ')), 740),
        ]
      : [
          ...cell(x, 176, bi('NOMS, PRÉNOMS', 'NAME'), paper.put('last_name', caps(who.last)), 740),
          fit(x, 246, paper.put('first_name', who.given.map(caps).join(', ')), 740, { size: 26, face: 'sans' }),
        ]
    const birth = paper.put('date_of_birth', who.birth, day(who.birth))
    const personal = (top: number, left: number) => [
      ...cell(left, top, bi('SEXE', 'SEX'), who.sex, 130),
      ...cell(left + 160, top, bi('NATIONALITÉ', 'NATIONALITY'), nationality, 250),
      ...cell(left + 430, top, bi('DATE NAISS.', 'DATE OF BIRTH'), birth, 320),
    ]
    const front = [
      ...ringOfStars(90, 80, 42, 'FR'),
      text(160, 70, paper.pick(['TITRE DE SÉJOUR', 'TITRE DE SÉJOUR / RESIDENCE PERMIT', 'FRANCE   TITRE DE SÉJOUR']), {
        size: 30,
        face: 'sans-bold',
        color: '#713f57',
      }),
      text(recent ? x : 1140, recent ? 120 : 70, paper.put('id_number', number), {
        size: 32,
        face: 'mono-bold',
        align: recent ? 'left' : 'right',
      }),
      ...face(paper, who, { x: 60, y: 160, scale: 1.05 }),
      ...names,
      ...(recent ? personal(326, x) : []),
      ...cell(
        x,
        recent ? 402 : 330,
        bi('CATÉGORIE DU TITRE', 'TYPE OF PERMIT'),
        paper.put('permit_category', category),
        740,
      ),
      ...cell(
        x,
        recent ? 478 : 406,
        bi('DATE D’EXPIRATION', 'VALID UNTIL'),
        paper.put('id_expiry', expiry, day(expiry)),
        330,
      ),
      ...cell(x + 370, recent ? 478 : 406, bi('REMARQUES', 'REMARKS'), paper.pick(remarks), 390),
      ...(recent ? [] : cell(x, 482, bi('DÉLIVRÉ LE / À', 'PLACE AND DATE OF ISSUE'), `${place} ${day(issue)}`, 740)),
      ...signed(paper, x + 50, 610, 1.2),
      text(60, 650, paper.code('######'), { size: 26, face: 'mono' }),
    ]
    const back = [
      ...(recent
        ? cell(60, 70, bi('DATE DE DÉLIVRANCE / LIEU', 'DATE AND PLACE OF ISSUE'), `${day(issue)} ${place}`, 700)
        : personal(70, 60)),
      ...cell(60, 150, bi('LIEU DE NAISSANCE', 'PLACE OF BIRTH'), `${town} (${nation.alpha3})`, 700),
      ...cell(60, 230, bi('ADRESSE', 'ADDRESS'), caps(who.address.join(' ')), 760),
      ...(paper.chance(0.6) ? cell(60, 310, 'N° ÉTRANGER', paper.code('##########'), 400) : []),
      ...chip(930, 70, 180),
      ...cardFoot(
        td1({ code: 'IR', state: 'FRA', nationality: nation.alpha3, number: number.slice(0, 9), who, expiry }),
      ),
    ]
    return [card(paper, ['rose', 'blue', 'violet'], front), card(paper, ['rose', 'grey'], back)]
  },
}
