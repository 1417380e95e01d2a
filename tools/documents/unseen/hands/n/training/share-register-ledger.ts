import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, listed, named } from '../people.ts'
import { day, putDay, putNames, recent, sum } from '../print.ts'

/** A minute book's register of shareholders of Canada: certificate numbers, classes and holdings in ruled columns. */
export const shareRegisterLedger: UnseenLayout = {
  name: 'share-register-ledger',
  docType: 'share_register',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', paper.between(1, 3))
    const page = openWriter('letter', { face: 'serif', size: 9 })
    const made = recent(paper, 3, 200)
    const style = paper.pick([named, listed])
    page.say(
      306,
      60,
      paper.put(
        'legal_name',
        paper.pick([
          'Prairie Loom Textiles Ltd.',
          'Cedar Anvil Holdings Inc.',
          '10442207 Canada Inc.',
          'Skene Lake Boatworks Corporation',
        ]),
      ),
      {
        align: 'middle',
        face: 'serif-bold',
        size: 14,
      },
    )
    page.say(
      306,
      78,
      paper.pick(['SHAREHOLDERS’ REGISTER', 'REGISTER OF SHAREHOLDERS', 'Securities Register', 'STOCK LEDGER']),
      { align: 'middle', size: 11 },
    )
    page.say(
      306,
      92,
      `(${paper.pick(['as of', 'as at', 'true copy certified on'])} ${putDay(paper, 'document_date', made, paper.pick(['en', 'slashYmd', 'abbrEn']))})`,
      { align: 'middle' },
    )
    const head = [
      'Cert.',
      paper.pick(['Name of holder', 'Shareholder', 'Registered holder']),
      'Class',
      'Number',
      'Date issued',
      'Consideration',
    ]
    const edges = [44, 90, 300, -400, 412, -570] as const
    page.rect(40, 112, 532, 20, '#ece7da', '#666')
    page.rows(126, edges, [head], { face: 'serif-bold', size: 8.5 })
    let y = 132
    const size = Math.floor(1200 / people.length)
    for (const [index, name] of putNames(paper, 'beneficial_owners', people.map(style)).entries()) {
      page.rect(40, y, 532, 38, null, '#666')
      const since = addDays(made, -paper.between(300, 6000))
      page.rows(y + 15, edges, [
        [
          `${paper.pick(['C', 'A'])}-${index + 1}`,
          name,
          paper.pick(['Common', 'Class A voting']),
          String(size),
          day(since, 'iso'),
          sum(size * 100, 'dollars'),
        ],
      ])
      page.say(90, y + 29, people[index]?.lines.join(', ') ?? '', { size: 7 })
      y += 38
    }
    page.rect(40, y, 532, 20, '#f5f2ea', '#666')
    page.rows(
      y + 14,
      edges,
      [
        [
          '',
          'Total issued and outstanding',
          '',
          String(size * people.length),
          '',
          sum(size * people.length * 100, 'dollars'),
        ],
      ],
      { face: 'serif-bold' },
    )
    if (paper.chance(0.6))
      page.say(44, y + 40, 'Cancelled: certificate C-0 (incorporator’s share), surrendered and cancelled.')
    y = page.wrap(
      44,
      y + 70,
      520,
      'Certified to be a true extract of the register kept at the registered office of the corporation.',
      {},
    )
    page.rule(330, y + 36, 560)
    page.say(330, y + 48, paper.pick(['Corporate Secretary', 'Secretary-Treasurer']), { size: 8 })
    return [page.sheet('Tab 6 – SPECIMEN')]
  },
}
