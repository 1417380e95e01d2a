import { box, line, text } from '../../../../drawing/sheet.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, fit, palettes, scrawl, side, term } from '../kit.ts'
import { holder } from '../people.ts'

/** The old plastic card: the number in raised figures, the name below or above it with an initial, a signature panel. */
export const sinPlastic: UnseenLayout = {
  name: 'sin-plastic',
  docType: 'sin_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.white, palettes.grey, palettes.rose, palettes.sand, palettes.sky])
    const person = holder(paper, paper.pick(['CA', 'QC', 'CA'] as const), 0.35)
    const { expiry } = term(paper, person.birth, [2, 4])
    const number = paper.put('sin', socialInsuranceNumber(paper, paper.pick([' ', ' ', '-'])))
    const shown = paper.pick([
      `${person.given} ${person.last}`,
      `${person.first} ${paper.code('@')} ${person.last}`,
      `${person.given} ${person.last}`,
      `${person.last}, ${person.given}`,
    ])
    const name = paper.put('document_holder_name', paper.chance(0.8) ? shown.toUpperCase() : shown)
    const face = paper.pick(['mono-bold', 'mono', 'sans-bold'] as const)
    const above = paper.chance(0.4)
    const [nameY, numberY] = above ? [330, 450] : [520, 370]
    const french = paper.chance(0.4)
    const titles = ['SOCIAL INSURANCE NUMBER', 'NUMÉRO D’ASSURANCE SOCIALE']
    const [first = '', second = ''] = french ? titles.toReversed() : titles
    const captioned = paper.chance(0.4)
    const front = [
      box(0, 44, 1198, paper.pick([160, 120, 190]), { fill: colors.accent, opacity: paper.pick([0.85, 0.4, 0.15]) }),
      text(70, 100, first, { size: 36, face: 'sans-bold', color: colors.ink }),
      text(70, 146, second, { size: 30, face: 'sans', color: colors.ink }),
      text(1130, 110, paper.pick(['CANADA', 'Canada']), {
        size: 40,
        face: 'serif-bold',
        color: colors.ink,
        align: 'right',
      }),
      fit(110, numberY, number, 900, { size: paper.pick([70, 62, 78]), face }),
      ...(captioned
        ? [
            text(110, nameY - 46, paper.pick(['NAME / NOM', 'Name - Nom', 'Issued to / Délivrée à']), {
              size: 18,
              color: colors.label,
            }),
          ]
        : []),
      fit(110, nameY, name, 940, { size: 42, face }),
      ...(number.startsWith('9') || paper.chance(0.2)
        ? [text(110, 580, `EXPIRY DATE / DATE D'EXPIRATION  ${dated(expiry, 'y-m-d')}`, { size: 22, face: 'mono' })]
        : []),
      line(110, 670, 700, 670, { stroke: colors.label, strokeWidth: 2 }),
      text(110, 694, 'SIGNATURE', { size: 16, color: colors.label }),
      scrawl(paper, 150, 660, 320),
    ]
    const back = [
      fit(
        70,
        160,
        'Your SIN is confidential. Keep this card in a safe place and do not use it as identification.',
        1050,
        { size: 25 },
      ),
      fit(70, 210, 'Votre NAS est confidentiel. Conservez cette carte en lieu sûr.', 1050, { size: 25 }),
      text(70, 650, `Form NAS-${paper.code('####')} (${paper.code('0#-##')})`, { size: 20, face: 'mono' }),
    ]
    return paper.chance(0.5)
      ? [side(paper, colors, front)]
      : [side(paper, colors, front), side(paper, palettes.white, back)]
  },
}
