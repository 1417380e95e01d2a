import { ellipse, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { across, datePrinter, entry, fit, palettes, photo, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

/** A sunset card in French whose number begins with the letters of the name; given name before the surname or under captions. */
export const healthSoleil: UnseenLayout = {
  name: 'health-soleil',
  docType: 'health_card',
  country: 'QC',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.rose, palettes.sand, palettes.sky, palettes.violet])
    const person = holder(paper, 'QC', 0.25)
    const { expiry } = term(paper, person.birth, [4, 8])
    const print = datePrinter(paper, paper.pick(['y m d', 'y-m-d', 'y/m/d'] as const))
    const plain = (name: string) =>
      name
        .normalize('NFD')
        .replace(/[^A-Za-z]/g, '')
        .toUpperCase()
    const [y = '', m = '', d = ''] = person.birth.split('-')
    const month = person.sex === 'F' ? String(Number(m) + 50) : m
    const letters = plain(person.last).slice(0, 3).padEnd(3, 'X') + plain(person.first).slice(0, 1)
    const gap = paper.pick([' ', ' ', '-', ''])
    const number = paper.put('id_number', `${letters}${gap}${y.slice(2)}${month}${gap}${d}${paper.code('##')}`)
    const upper = paper.chance(0.8)
    const last = paper.put('last_name', upper ? person.last.toUpperCase() : person.last)
    const given = paper.put('first_name', upper ? person.given.toUpperCase() : person.given)
    const state = paper.put('id_province', 'QC', paper.pick(['Québec', 'QUÉBEC', 'Gouvernement du Québec']))
    const captioned = paper.chance(0.55)
    const ending = entry(
      paper.pick(['Expiration', 'EXP.', 'Expire le', 'Valide jusqu’au', 'Date d’expiration']),
      print('id_expiry', expiry),
    )
    const facts = [
      ...(paper.chance(0.7)
        ? [
            entry(paper.pick(['Date de naissance', 'Né(e) le', 'Naissance']), print('date_of_birth', person.birth)),
            entry('Sexe', person.sex),
          ]
        : []),
      ending,
    ]
    const frame = {
      palette: colors,
      size: 32,
      gap: 6,
      how: paper.pick(['above', 'below'] as const),
      caption: 18,
      face: paper.pick(['sans', 'mono', 'narrow-bold'] as const),
    } as const
    const names = captioned
      ? paper.pick([
          [entry('Prénom', given), entry('Nom', last)],
          [entry('Nom à la naissance', last), entry('Prénom usuel', given)],
          [entry('Nom de famille', last), entry('Prénom', given)],
        ])
      : paper.pick([
          [entry('', given), entry('', last)],
          [entry('Prénom et nom', [given, last])],
          [entry('', `${given} ${last}`)],
          [entry('', `${last}, ${given}`)],
        ])
    const pictured = paper.chance(0.7)
    const left = paper.chance(0.5)
    const photoX = left ? 70 : 860
    const x = pictured && left ? 390 : 80
    const named = stack(names, { ...frame, x, y: 350, width: 640 })
    const marks = [
      shape('M0 44 L1198 44 L1198 180 C800 240 400 150 0 220 Z', { fill: colors.accent, opacity: 0.5 }),
      ellipse(1000, 150, 70, 70, { fill: '#f6c04a', opacity: 0.7 }),
      text(60, 108, paper.pick(['CARTE D’ASSURANCE MALADIE', 'Carte d’assurance maladie', 'ASSURANCE MALADIE']), {
        size: 42,
        face: 'sans-bold',
        color: '#ffffff',
      }),
      text(60, 150, state, { size: 28, face: 'serif', color: '#ffffff' }),
      fit(x, 300, number, 640, { size: 50, face: paper.pick(['mono-bold', 'sans-bold'] as const) }),
      ...(pictured ? [...photo(paper, photoX, 250, 270, 340), scrawl(paper, photoX + 10, 660, 240)] : []),
      ...named.marks,
      ...across(facts, { ...frame, how: 'above', size: 28, x, y: Math.max(named.bottom + 30, 560), width: 680 }),
    ]
    const back = [
      fit(
        70,
        140,
        'Cette carte est la propriété de l’assureur public. Elle doit être présentée pour obtenir des services assurés.',
        1040,
        { size: 24 },
      ),
      fit(70, 190, 'Consentement au don d’organes : apposer la vignette ici.', 1040, { size: 24 }),
      text(70, 640, paper.code('########  ####  ##'), { size: 26, face: 'mono' }),
    ]
    return paper.chance(0.7)
      ? [side(paper, colors, marks)]
      : [side(paper, colors, marks), side(paper, palettes.white, back)]
  },
}
