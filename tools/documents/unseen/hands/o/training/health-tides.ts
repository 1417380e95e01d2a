import { ellipse, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { across, datePrinter, dated, entry, fit, palettes, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

const provinces = {
  NB: {
    name: ['New Brunswick - Nouveau-Brunswick', 'New Brunswick'],
    title: ['Medicare / Assurance-maladie', 'MEDICARE  ASSURANCE-MALADIE'],
    number: ['###-###-###', '### ### ###'],
  },
  NS: {
    name: ['Nova Scotia', 'NOVA SCOTIA'],
    title: ['HEALTH CARD', 'Health Card  MSI'],
    number: ['#### ### ###', '####-###-###'],
  },
  PE: {
    name: ['Prince Edward Island', 'PEI - Prince Edward Island'],
    title: ['Health Card / Carte Santé', 'HEALTH CARD'],
    number: ['########', '#### ####'],
  },
  NL: {
    name: ['Newfoundland and Labrador', 'Newfoundland Labrador'],
    title: ['MCP', 'Medical Care Plan'],
    number: ['### ### ### ###', '############'],
  },
} as const

/** Embossed like a bank card: a large number across the middle, the name below it, months and dates in small type. */
export const healthTides: UnseenLayout = {
  name: 'health-tides',
  docType: 'health_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const code = paper.pick(['NB', 'NS', 'PE', 'NL'] as const)
    const issuer = provinces[code]
    const colors = paper.pick([palettes.blue, palettes.teal, palettes.rose, palettes.grey, palettes.sky])
    const person = holder(paper, paper.pick(['CA', 'QC'] as const), 0.3)
    const { issued, expiry } = term(paper, person.birth, [4, 5, 3])
    const form = paper.pick(['d/m/y', 'y-m-d', 'd M y', 'y/m/d', 'd-M-y'] as const)
    const print = datePrinter(paper, form)
    const number = paper.put('id_number', paper.code(paper.pick(issuer.number)))
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', person.given.toUpperCase())
    const state = paper.put('id_province', code, paper.pick(issuer.name))
    const expires = entry(
      paper.pick(['EXPIRY', 'Expires / Expire', 'VALID TO', 'EXP', 'Expiry Date / Date d’expiration']),
      print('id_expiry', expiry),
    )
    const born = entry(
      paper.pick(['BIRTH DATE', 'D.O.B.', 'Birth / Naissance', 'DOB']),
      print('date_of_birth', person.birth),
    )
    const others = [
      ...(paper.chance(0.5)
        ? [entry(paper.pick(['ISSUED', 'Effective', 'Issue / Émission']), dated(issued, form))]
        : []),
      ...(paper.chance(0.5) ? [entry(paper.pick(['SEX', 'Sex / Sexe']), person.sex)] : []),
      ...(paper.chance(0.4) ? [entry('DONOR', paper.pick(['Y', 'YES', 'N']))] : []),
    ]
    const facts = paper.pick([
      [born, expires, ...others],
      [expires, ...others, born],
      [...others, born, expires],
    ])
    const emboss = paper.pick(['mono', 'mono-bold', 'sans'] as const)
    const names = paper.pick([[`${given} ${last}`], [last, given], [`${last}, ${given}`], [given, last]])
    const low = paper.chance(0.5)
    const frame = {
      palette: colors,
      size: 28,
      gap: 6,
      caption: 18,
      face: emboss,
      how: paper.pick(['above', 'below'] as const),
    } as const
    const numberY = low ? 400 : 300
    const named = stack([entry('', names, 1.15)], { ...frame, x: 80, y: low ? 620 : 400, width: 900 })
    const marks = [
      shape('M0 300 C300 200 500 420 800 300 C1000 230 1100 300 1198 260 L1198 714 L0 714 Z', {
        fill: colors.accent,
        opacity: 0.14,
      }),
      ellipse(1070, 120, 60, 50, { fill: colors.accent, opacity: 0.5 }),
      fit(70, 110, state, 660, { size: 44, face: 'serif-bold', color: colors.accent }),
      text(70, 166, paper.pick(issuer.title), { size: 34, face: 'sans-bold' }),
      ...(paper.chance(0.6)
        ? [
            text(80, numberY - 58, paper.pick(['Health Card Number', 'NUMBER / NUMÉRO', 'Medicare No. / N°']), {
              size: 18,
              color: colors.label,
            }),
          ]
        : []),
      fit(80, numberY, number, 900, { size: 60, face: emboss }),
      ...named.marks,
      ...across(facts, { ...frame, x: 80, y: low ? 480 : 560, width: 960, size: 26 }),
    ]
    const back = [
      fit(
        70,
        130,
        'For information call 1-888-555-01xx. Report loss immediately. / Signalez la perte sans délai.',
        1040,
        { size: 24 },
      ),
      text(70, 220, 'Signature ________________________________', { size: 24 }),
    ]
    return paper.chance(0.7)
      ? [side(paper, colors, marks)]
      : [side(paper, colors, marks), side(paper, palettes.white, back)]
  },
}
