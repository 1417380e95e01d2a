import { addDays, addYears } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { canadianLines } from '../addresses.ts'
import { dated, entry, fit, palettes, side, stack } from '../kit.ts'
import { holder, issuers } from '../people.ts'

/** The pink motor vehicle liability card: insurer, insured with an address, a vehicle, a policy number and two dates. */
export const otherPinkSlip: UnseenLayout = {
  name: 'other-pink-slip',
  docType: 'other',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = palettes.pink
    const person = holder(paper, 'CA', 0.5)
    const from = addDays(paper.today, -paper.between(5, 300))
    const form = paper.pick(['y-m-d', 'M d, y', 'y/m/d', 'd M y'] as const)
    const insurer = paper.pick([issuers[8] ?? '', issuers[9] ?? ''])
    const left = [
      entry('Insurance company / Assureur', insurer),
      entry('Name and address of insured / Nom et adresse de l’assuré', [
        `${person.given} ${person.last}`.toUpperCase(),
        ...canadianLines(paper, paper.pick(['ON', 'AB', 'NB'] as const)),
      ]),
      entry('Agent or broker / Courtier', `Beaulieu & Hart, 555-01${paper.code('##')}`),
    ]
    const right = [
      entry('Policy No. / N° de police', paper.code('@##-#######')),
      entry('Effective date / Entrée en vigueur', dated(from, form)),
      entry('Expiry date / Expiration', dated(addYears(from, 1), form)),
      entry('Vehicle / Véhicule', paper.pick(['2019 NORDIC SEDAN 4D', '2022 CARIBOU SUV', '2015 HALIFAX PICKUP'])),
      entry('VIN / N° de série', paper.code('#@@@@##@#@@######')),
    ]
    const frame = { palette: colors, size: 27, gap: 12, caption: 17, how: 'above' } as const
    const cells = paper.chance(0.5)
    return [
      side(paper, colors, [
        fit(60, 96, 'MOTOR VEHICLE LIABILITY INSURANCE CARD', 1070, { size: 36, face: 'sans-bold' }),
        fit(60, 138, 'CERTIFICAT D’ASSURANCE-AUTOMOBILE RESPONSABILITÉ  CANADA INTER-PROVINCE', 1070, { size: 22 }),
        ...(cells
          ? [
              box(44, 160, 560, 510, { stroke: colors.label, strokeWidth: 2 }),
              box(604, 160, 550, 510, { stroke: colors.label, strokeWidth: 2 }),
            ]
          : []),
        ...stack(left, { ...frame, x: 60, y: 196, width: 530 }).marks,
        ...stack(right, { ...frame, x: 624, y: 196, width: 510 }).marks,
        fit(
          60,
          706,
          'WARNING: any person who issues or produces a card for a policy that is not in force is guilty of an offence.',
          900,
          { size: 18 },
        ),
      ]),
    ]
  },
}
