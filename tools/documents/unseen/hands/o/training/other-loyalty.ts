import { ellipse, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { fit, palettes, side } from '../kit.ts'
import { holder, issuers } from '../people.ts'

/** A points or cinema card with a long number and a member's name, or none. */
export const otherLoyalty: UnseenLayout = {
  name: 'other-loyalty',
  docType: 'other',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.rose, palettes.green, palettes.violet, palettes.sky, palettes.sand])
    const person = holder(paper, paper.pick(['CA', 'QC'] as const), 0)
    const club = paper.pick([
      issuers[4] ?? '',
      issuers[5] ?? '',
      issuers[7] ?? '',
      issuers[10] ?? '',
      issuers[12] ?? '',
    ])
    const named = paper.chance(0.7)
    const number = paper.code(paper.pick(['#### #### #### ####', '### ### ### ##', '6### ########']))
    return [
      side(paper, colors, [
        shape('M0 300 C300 140 700 480 1198 240 L1198 714 L0 714 Z', { fill: colors.accent, opacity: 0.6 }),
        ellipse(1020, 180, 110, 110, { fill: colors.accent, opacity: 0.8 }),
        text(1020, 200, club.charAt(0), { size: 90, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
        fit(70, 150, club, 760, { size: 60, face: paper.pick(['sans-bold', 'serif-bold'] as const) }),
        text(
          70,
          210,
          paper.pick(['Member Rewards', 'Carte de fidélité', 'Carte privilège', 'Points Card', 'Membre Or']),
          { size: 34, face: 'sans' },
        ),
        fit(90, 500, number, 900, { size: 58, face: 'mono-bold' }),
        ...(named ? [text(90, 600, `${person.given} ${person.last}`.toUpperCase(), { size: 36, face: 'mono' })] : []),
        text(
          90,
          670,
          paper.pick([
            `MEMBER SINCE 20${paper.code('1#')}`,
            `Membre depuis 20${paper.code('1#')}`,
            `VALID THRU ${paper.between(10, 12)}/28`,
          ]),
          { size: 24, face: 'mono' },
        ),
      ]),
      side(paper, palettes.white, [
        fit(
          70,
          140,
          'Points have no cash value. Not a credit card. / Les points n’ont aucune valeur monétaire.',
          1050,
          { size: 24 },
        ),
        fit(70, 190, `${club}, Customer Service, 1-800-555-01${paper.code('##')}`, 1000, { size: 24 }),
      ]),
    ].slice(0, paper.pick([1, 2]))
  },
}
