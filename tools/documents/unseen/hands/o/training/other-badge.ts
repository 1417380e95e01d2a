import { addYears } from '../../../../calendar.ts'
import { box, ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, fit, palettes, photo, side } from '../kit.ts'
import { holder, issuers } from '../people.ts'

/** An upright work badge: portrait, name, department, employee number, an access zone and an expiry. */
export const otherBadge: UnseenLayout = {
  name: 'other-badge',
  docType: 'other',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.blue, palettes.grey, palettes.green, palettes.rose, palettes.white])
    const person = holder(paper, paper.pick(['CA', 'US', 'GB', 'QC'] as const), 0)
    const firm = paper.pick([issuers[6] ?? '', issuers[7] ?? '', issuers[11] ?? '', issuers[13] ?? ''])
    const visitor = paper.chance(0.25)
    const center = { align: 'middle', face: 'sans' } as const
    return [
      side(
        paper,
        colors,
        [
          ellipse(378, 64, 50, 14, { fill: '#ffffff', stroke: '#999999' }),
          box(0, 110, 756, 120, { fill: colors.accent, opacity: 0.85 }),
          fit(378, 186, firm, 680, { ...center, size: 44, face: 'sans-bold', color: '#ffffff' }),
          ...photo(paper, 228, 270, 300, 380),
          fit(378, 730, visitor ? 'VISITOR' : person.given, 660, { ...center, size: 60, face: 'sans-bold' }),
          fit(378, 800, `${person.last}`.toUpperCase(), 660, { ...center, size: 52 }),
          fit(
            378,
            860,
            paper.pick(['Field Operations', 'Maintenance', 'Flight Deck', 'Security', 'Accounts Payable']),
            660,
            { ...center, size: 32 },
          ),
          text(378, 930, `${paper.pick(['Employee No.', 'Emp. ID', 'Badge'])} ${paper.code('E#####')}`, {
            ...center,
            size: 32,
            face: 'mono',
          }),
          text(
            378,
            990,
            `${paper.pick(['Expires', 'EXP', 'Valid to'])} ${dated(addYears(paper.today, paper.between(1, 3)), paper.pick(['y-m-d', 'd M y', 'm/d/y'] as const))}`,
            { ...center, size: 28 },
          ),
          ...[0, 1, 2, 3].map((zone) =>
            box(180 + zone * 105, 1040, 80, 80, {
              fill: zone < paper.between(1, 4) ? colors.accent : '#ffffff',
              stroke: colors.label,
            }),
          ),
          text(378, 1160, 'If found call 555-0143. Property of the employer.', { ...center, size: 20 }),
        ],
        true,
      ),
    ]
  },
}
