import { addDays } from '../../../../calendar.ts'
import { line, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  datePrinter,
  dated,
  entry,
  fit,
  hologram,
  palettes,
  photo,
  scrawl,
  shuffled,
  side,
  stack,
  term,
} from '../kit.ts'
import { holder } from '../people.ts'
import { origins, zone } from '../travel.ts'

/** A resident's card of the newer kind: a document number at the top right, figures in a column beside the portrait, the machine zone behind. */
export const residentNorth: UnseenLayout = {
  name: 'resident-north',
  docType: 'permanent_resident_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.teal, palettes.violet, palettes.sky, palettes.white])
    const [nation, code, culture] = paper.pick(origins)
    const person = holder(paper, culture, 0.5)
    const { issued, expiry } = term(paper, addDays(person.birth, 120), [5, 5, 1])
    const form = paper.pick(['y-m-d', 'd M y', 'y/m/d', 'd-M-y'] as const)
    const print = datePrinter(paper, form)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const number = paper.put('id_number', paper.code(paper.pick(['PA0#######', 'RA#######', 'AB#######'])).slice(0, 9))
    const captions = paper.pick([
      { last: 'Surname / Nom', first: 'Given name(s) / Prénom(s)', number: 'Document No. / N° du document' },
      { last: 'Last name/Nom de famille', first: 'First name/Prénom', number: 'Card No./N° de la carte' },
      { last: 'Family name - Nom de famille', first: 'Given names - Prénoms', number: 'No.' },
    ])
    const atTop = paper.chance(0.5)
    const numbered = entry(captions.number, number, 1.05)
    const names = paper.pick([
      [entry(captions.last, last, 1.1), entry(captions.first, given, 1.1)],
      [entry('Name / Nom', [last, given], 1.1)],
      [entry('Name/Nom', `${last}, ${given}`, 1.1)],
    ])
    const facts = shuffled(paper, [
      entry(
        paper.pick(['Date of birth / Date de naissance', 'Birth date/Naissance', 'DOB / DDN']),
        print('date_of_birth', person.birth),
      ),
      entry(
        paper.pick(['Expiry date / Date d’expiration', 'Expires/Expire', 'Valid until / Valide jusqu’au']),
        print('id_expiry', expiry),
      ),
      entry(
        paper.pick(['Nationality / Nationalité', 'Citizenship / Citoyenneté']),
        paper.put('citizenship', nation, code),
      ),
      entry('Sex / Sexe', paper.put('sex', person.sex)),
    ])
    const more = [
      ...(atTop ? [] : [numbered]),
      ...(paper.chance(0.4) ? [entry('Issued / Délivrée', dated(issued, form))] : []),
    ]
    const left = paper.chance(0.6)
    const x = left ? 430 : 60
    const frame = { palette: colors, size: 26, gap: 10, caption: 17, how: 'above' } as const
    const named = stack(names, { ...frame, x, y: 226, width: 700 })
    const rest = [...facts, ...more]
    const half = Math.ceil(rest.length / 2)
    const front = [
      shape('M0 44 L1198 44 L1198 150 C800 120 500 190 0 150 Z', { fill: colors.accent, opacity: 0.25 }),
      text(60, 88, 'CANADA', { size: 30, face: 'serif-bold', color: '#c8202f' }),
      fit(
        230,
        88,
        paper.pick([
          'PERMANENT RESIDENT / RÉSIDENT PERMANENT',
          'PERMANENT RESIDENT CARD / CARTE DE RÉSIDENT PERMANENT',
        ]),
        atTop ? 560 : 900,
        { size: 26, face: 'sans-bold' },
      ),
      ...(atTop ? stack([numbered], { ...frame, x: 860, y: 80, width: 290 }).marks : []),
      ...photo(paper, left ? 60 : 820, 180, 320, 420),
      ...named.marks,
      line(x, named.bottom, x + 690, named.bottom, { stroke: colors.wave, strokeWidth: 2 }),
      ...stack(rest.slice(0, half), { ...frame, x, y: named.bottom + 34, width: 340 }).marks,
      ...stack(rest.slice(half), { ...frame, x: x + 360, y: named.bottom + 34, width: 340 }).marks,
      ...photo(paper, left ? 1020 : 640, 590, 90, 112, 0.35),
      scrawl(paper, left ? 100 : 860, 670, 240),
      ...hologram(x + 330, 640, 56, colors.wave),
    ]
    const back = [
      ...stack(
        [
          entry('PR since / RP depuis', dated(addDays(issued, -paper.between(0, 700)), form)),
          entry('Place of birth / Lieu de naissance', code),
        ],
        { ...frame, x: 60, y: 110, width: 500 },
      ).marks,
      ...(paper.chance(0.4)
        ? stack([entry('UCI / IUC', paper.code('##-####-####'))], { ...frame, x: 640, y: 110, width: 400 }).marks
        : []),
      fit(60, 330, 'If found, drop in any mailbox. / Si trouvée, déposer dans une boîte aux lettres.', 1000, {
        size: 21,
      }),
      ...zone({ ...person, last, given }, { number, expiry, nationality: code, code: 'CA' }),
    ]
    return paper.chance(0.65)
      ? [side(paper, colors, front), side(paper, palettes.grey, back)]
      : [side(paper, colors, front)]
  },
}
