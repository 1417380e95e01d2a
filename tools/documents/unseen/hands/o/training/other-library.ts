import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { canadianLines } from '../addresses.ts'
import { dated, entry, fit, palettes, side, stack } from '../kit.ts'
import { holder, issuers } from '../people.ts'

/** A library or gym card filled in with a typewriter: patron number, name, address, expiry, rules. */
export const otherLibrary: UnseenLayout = {
  name: 'other-library',
  docType: 'other',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.sand, palettes.grey, palettes.pink, palettes.teal])
    const person = holder(paper, 'CA', 0.3)
    const gym = paper.chance(0.35)
    const place = (gym ? issuers[10] : issuers[3]) ?? ''
    const entries = [
      entry(paper.pick(['Name', 'Patron', 'Member']), `${person.given} ${person.last}`),
      entry(paper.pick(['Card No.', 'Barcode', 'Member No.']), paper.code('2#### #### #####')),
      entry('Address', canadianLines(paper, 'ON')),
      entry(
        paper.pick(['Expires', 'Renew by', 'Valid to']),
        dated(addDays(paper.today, paper.between(30, 700)), paper.pick(['d M y', 'y-m-d', 'M d, y'] as const)),
      ),
      entry(gym ? 'Plan' : 'Home branch', gym ? 'Off-peak' : paper.pick(['Central', 'Eastgate', 'Waterfront'])),
    ]
    return [
      side(paper, colors, [
        box(0, 44, paper.pick([24, 60, 1198]), 90, { fill: colors.accent, opacity: 0.4 }),
        fit(80, 108, place, 900, { size: 48, face: 'serif-bold', color: colors.label }),
        text(80, 160, gym ? 'Membership card' : paper.pick(['Library card', 'Borrower’s card']), { size: 28 }),
        ...stack(entries, {
          x: 80,
          y: 240,
          width: 1000,
          size: 32,
          gap: 14,
          palette: colors,
          how: 'before',
          indent: 210,
          caption: 22,
          face: paper.pick(['mono', 'sans'] as const),
        }).marks,
        line(80, 620, 700, 620, { stroke: colors.label }),
        text(80, 646, 'Signature (parent or guardian if under 12)', { size: 18 }),
        text(80, 690, 'You are responsible for everything borrowed on this card. Report loss at once.', { size: 20 }),
      ]),
    ]
  },
}
