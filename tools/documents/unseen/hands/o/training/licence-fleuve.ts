import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { quebecLines } from '../addresses.ts'
import { across, dated, entry, fit, hologram, palettes, photo, putAddress, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

const captions = {
  number: ['4d N° de permis', 'Numéro de permis', 'N° du permis', '4d. No permis', 'N° de permis de conduire'],
  expiry: ['4b Date d’expiration', 'Expire le', '4b Expiration', 'Échéance', 'Valide jusqu’au', '4b EXP.'],
  issued: ['4a Date de délivrance', 'Délivré le', '4a Délivrance', 'Émis le', 'Date d’émission'],
  birth: ['3 Date de naissance', 'Né(e) le', '3 Naissance', 'Date de naiss.', 'DDN'],
  class: ['9 Classe(s)', 'Classe', 'CLASSES', '9 Catégorie'],
  condition: ['12 Condition(s)', 'Conditions', 'Cond.'],
} as const

/** A French licence whose name and address have no captions at all; the figures stand in a ladder or in a strip below. */
export const licenceFleuve: UnseenLayout = {
  name: 'licence-fleuve',
  docType: 'driver_licence',
  country: 'QC',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.sky, palettes.blue, palettes.rose, palettes.teal])
    const person = holder(paper, 'QC')
    const { issued, expiry } = term(paper, person.birth, [4, 8, 4])
    const form = paper.pick(['y-m-d', 'y m d', 'y/m/d', 'y-m-d'] as const)
    const upper = (name: string) => name.toUpperCase()
    const last = paper.put('last_name', upper(person.last))
    const given = paper.put('first_name', paper.chance(0.7) ? upper(person.given) : person.given)
    const initial = last.normalize('NFD').charAt(0)
    const [y = '', m = '', d = ''] = person.birth.split('-')
    const number = paper.put('id_number', `${initial}${paper.code('####')}-${d}${m}${y.slice(2)}-${paper.code('##')}`)
    const address = putAddress(paper, quebecLines(paper).map(paper.chance(0.6) ? upper : (one) => one))
    const licenceClass = paper.put('licence_class', paper.pick(['5', '5', '5 6D', '6A', '3', '1', '4B']))
    const print = (field: string, iso: string) => paper.put(field, iso, dated(iso, form))
    paper.put('id_country', 'CA', '')
    paper.put('id_province', 'QC', 'Québec')
    const facts = [
      entry(paper.pick(captions.birth), print('date_of_birth', person.birth)),
      entry(paper.pick(captions.issued), print('id_issue_date', issued)),
      entry(paper.pick(captions.expiry), print('id_expiry', expiry)),
      entry(paper.pick(captions.class), licenceClass),
      entry(paper.pick(captions.condition), paper.pick(['A', 'S. O.', 'A J', '0'])),
      entry(paper.pick(['15 Sexe', 'Sexe']), paper.put('sex', person.sex)),
      entry(paper.pick(['18 Yeux', 'Yeux']), paper.pick(['BRUN', 'BLEU', 'VERT', 'NOIS.'])),
      entry(paper.pick(['16 Taille', 'Taille']), `${paper.between(150, 196)} cm`),
    ]
    const base = { width: 420, size: 25, gap: 6, palette: colors, face: 'narrow' } as const
    const ladder = paper.chance(0.5)
    const [nameX, nameY] = ladder ? [340, 480] : [400, 282]
    const named = stack(
      [entry(paper.pick(['', '', '1']), last, 1.25), entry(paper.pick(['', '', '2']), given, 1.1), entry('', address)],
      { ...base, x: nameX, y: nameY, width: ladder ? 440 : 700, size: 29, gap: 2, how: 'run', face: 'sans' },
    )
    const head = [
      text(56, 104, 'Québec', { size: 54, face: 'serif-bold', color: colors.accent }),
      ...[0, 1, 2, 3].map((i) => box(270 + (i % 2) * 30, 62 + Math.floor(i / 2) * 24, 26, 20, { fill: colors.accent })),
      text(1140, 96, paper.pick(['PERMIS DE CONDUIRE', 'Permis de conduire', 'PERMIS PROBATOIRE']), {
        size: 36,
        face: 'sans-bold',
        color: colors.ink,
        align: 'right',
      }),
      line(56, 124, 1140, 124, { stroke: colors.accent, strokeWidth: 4 }),
    ]
    const numbered = (x: number, y: number) =>
      stack([entry(paper.pick(captions.number), number, 1.2)], {
        ...base,
        x,
        y,
        size: 29,
        how: paper.pick(['above', 'run'] as const),
      }).marks
    const front = ladder
      ? [
          ...head,
          ...photo(paper, 56, 160, 250, 320),
          ...numbered(340, 190),
          ...stack(facts, {
            ...base,
            x: 800,
            y: 170,
            width: 350,
            how: paper.pick(['above', 'before'] as const),
            indent: 170,
            size: 24,
            gap: 2,
            caption: 16,
          }).marks,
          scrawl(paper, 70, 560, 210),
          ...named.marks,
        ]
      : [
          ...head,
          ...photo(paper, 66, 150, 290, 370),
          ...named.marks,
          ...numbered(400, 180),
          ...across(facts.slice(0, 3), { ...base, x: 400, y: 560, width: 740, how: 'above', caption: 16 }),
          ...across(facts.slice(3), { ...base, x: 66, y: 640, width: 1074, how: 'above', caption: 16 }),
          ...hologram(1060, 420, 70, colors.wave),
          scrawl(paper, 90, 590, 210),
        ]
    const back = [
      fit(70, 120, 'Classe 5 : automobile   Classe 6D : cyclomoteur   A : lentilles correctrices', 1040, {
        size: 24,
        face: 'narrow',
      }),
      fit(70, 170, 'Tout changement d’adresse doit être signalé dans les 30 jours.', 1040, {
        size: 24,
        face: 'narrow',
      }),
      fit(70, 640, `N° de référence ${paper.code('@@@##@###')}   N° de série ${paper.code('##########')}`, 1040, {
        size: 24,
        face: 'mono',
      }),
    ]
    return paper.chance(0.6)
      ? [side(paper, colors, front)]
      : [side(paper, colors, front), side(paper, palettes.grey, back)]
  },
}
