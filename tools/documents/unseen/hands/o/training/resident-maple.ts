import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { across, entry, fit, hologram, microprint, palettes, photo, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'
import { bothMonths, origins, zone } from '../travel.ts'

/** A resident's card of the older kind: one name line with a comma or two lines, an ID number, months in both languages, years of two figures. */
export const residentMaple: UnseenLayout = {
  name: 'resident-maple',
  docType: 'permanent_resident_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.sand, palettes.green, palettes.rose, palettes.grey])
    const [nation, code, culture] = paper.pick(origins)
    const person = holder(paper, culture, 0.4)
    const { issued, expiry } = term(paper, addDays(person.birth, 99), [5, 5, 1])
    const years = paper.pick([2, 4] as const)
    const slash = paper.pick(['/', ' /', ' / '])
    const date = (iso: string) => bothMonths(iso, slash, years)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const number = paper.put('id_number', paper.code(paper.pick(['####-####', '#### ####', '########'])))
    const names = paper.pick([
      [entry('Name/Nom', [`${last},`, given])],
      [entry(paper.pick(['Name/Nom', 'Name - Nom', 'Name / Nom']), `${last}, ${given}`)],
      [entry('', [last, given], 1.1)],
      [entry('Surname/Nom', last), entry('Given names/Prénoms', given)],
    ])
    const left = [
      entry(paper.pick(['ID No/No ID', 'ID No./N° ID', 'ID No - No ID']), number, 1.1),
      entry(
        paper.pick(['Date of Birth/Date de naissance', 'DOB/DDN', 'Date of Birth / Date de naissance']),
        paper.put('date_of_birth', person.birth, date(person.birth)),
      ),
      entry(
        paper.pick(['Expiry/Expiration', 'Expiry Date/Date d’expiration', 'Expiry / Expiration']),
        paper.put('id_expiry', expiry, date(expiry)),
      ),
    ]
    const right = [
      entry('Sex/Sexe', paper.put('sex', person.sex)),
      entry(paper.pick(['Nationality/Nationalité', 'Citizenship/Citoyenneté']), paper.put('citizenship', nation, code)),
      ...(paper.chance(0.4) ? [entry('Height/Taille', `${paper.between(149, 193)} cm`)] : []),
    ]
    const flip = paper.chance(0.4)
    const x = flip ? 60 : 420
    const frame = {
      palette: colors,
      size: 27,
      gap: 9,
      caption: 17,
      how: paper.pick(['above', 'above', 'below'] as const),
    } as const
    const named = stack(names, { ...frame, x, y: 216, width: 730, size: 30 })
    const mixed = paper.chance(0.4)
    const body = mixed
      ? [
          ...across([left[0] ?? entry('', ''), ...right], { ...frame, x, y: named.bottom + 16, width: 740 }),
          ...across(left.slice(1), { ...frame, x, y: named.bottom + 110, width: 740 }),
        ]
      : [
          ...stack(left, { ...frame, x, y: named.bottom + 16, width: 430 }).marks,
          ...stack(right, { ...frame, x: x + 450, y: named.bottom + 16, width: 290 }).marks,
        ]
    const front = [
      box(40, 50, 70, 36, { fill: '#c8202f' }),
      text(
        126,
        80,
        paper.pick(['Government of Canada   Gouvernement du Canada', 'GOVERNMENT OF CANADA / GOUVERNEMENT DU CANADA']),
        { size: 22, face: 'serif' },
      ),
      text(60, 130, paper.pick(['PERMANENT RESIDENT CARD', 'Permanent Resident Card']), {
        size: 30,
        face: 'sans-bold',
        color: colors.accent,
      }),
      text(1140, 130, paper.pick(['CARTE DE RÉSIDENT PERMANENT', 'Carte de résident permanent']), {
        size: 24,
        face: 'sans',
        color: colors.accent,
        align: 'right',
      }),
      ...photo(paper, flip ? 830 : 60, 170, 310, 410),
      ...named.marks,
      ...body,
      scrawl(paper, flip ? 850 : 90, 650, 240),
      ...hologram(flip ? 700 : 1080, 640, 64, colors.wave),
      microprint(60, 720, 640, 'RESIDENTPERMANENT', colors.label),
    ]
    const back = [
      ...across(
        [
          entry('PR since / RP depuis', date(addDays(issued, -paper.between(30, 900)))),
          entry('Eyes/Yeux', 'BRO'),
          entry('Country of birth/Pays de naissance', code),
          entry('Category/Catégorie', paper.pick(['SW1', 'FC1', 'CR5', 'PV1'])),
        ],
        { ...frame, how: 'above', x: 60, y: 120, width: 1080, size: 24 },
      ),
      fit(
        60,
        240,
        'This card remains the property of the Government of Canada. / Cette carte demeure la propriété du gouvernement du Canada.',
        1070,
        { size: 20 },
      ),
      ...zone({ ...person, last, given }, { number: number.replace(/\D/g, ''), expiry, nationality: code, code: 'CA' }),
    ]
    return paper.chance(0.6)
      ? [side(paper, colors, front), side(paper, palettes.white, back)]
      : [side(paper, colors, front)]
  },
}
