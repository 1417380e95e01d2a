import { line, lines, text } from '../../../../drawing/sheet.ts'
import { ago, cells, day, grid, money, page, paragraph } from '../kit.ts'
import { addressLines, issuer, plainName, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** An explanation of benefits or a traffic citation: official-looking, with numbers, dates and amounts of somebody. */
export const citationOrBenefits: UnseenLayout = {
  name: 'citation-or-benefits',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const date = ago(paper, 5, 120)
    const isFine = paper.chance(0.5)
    if (isFine) {
      return [
        page([
          text(306, 50, `MUNICIPAL COURT OF ${who.city.toUpperCase()}`, {
            size: 15,
            face: 'serif-bold',
            align: 'middle',
          }),
          text(
            306,
            68,
            paper.pick(['PARKING VIOLATION NOTICE', 'UNIFORM TRAFFIC CITATION', 'NOTICE OF RED LIGHT VIOLATION']),
            { size: 11, face: 'sans-bold', align: 'middle' },
          ),
          ...cells(
            { x: 40, y: 90, height: 30 },
            [180, 180, 170],
            [
              ['CITATION NO.', paper.code('@########')],
              ['ISSUED', day.slashes(date)],
              ['FINE', money.dollars(paper.between(35, 290) * 100)],
            ],
            { face: 'mono' },
          ),
          ...cells(
            { x: 40, y: 120, height: 30 },
            [180, 180, 170],
            [
              ['PLATE / STATE', `${paper.code('@@@-####')} ${who.state}`],
              ['LICENSE NO.', paper.code('@#######')],
              ['OFFICER', paper.code('####')],
            ],
            { face: 'mono' },
          ),
          ...lines(70, 190, 13, [plainName(who).toUpperCase(), ...addressLines(who, 'capitals')], {
            size: 10,
            face: 'mono',
          }),
          ...paragraph(
            40,
            270,
            530,
            'You must pay the fine or request a hearing within 21 days of the date above. Failure to respond may result in additional penalties, a hold on your vehicle registration and referral to collections.',
            { size: 10, face: 'serif' },
          ).marks,
          ...lines(
            40,
            360,
            20,
            [
              '[ ] I plead guilty and enclose the fine.',
              '[ ] I plead not guilty and request a hearing.',
              'Signature ______________________',
            ],
            { size: 10 },
          ),
        ]),
      ]
    }
    const billed = paper.between(12000, 240000)
    const allowed = Math.round(billed * 0.6)
    return [
      page([
        text(40, 52, issuer(paper, ['Health Plan', 'Blue Health', 'Benefit Administrators']), {
          size: 18,
          face: 'sans-bold',
          color: '#1460a8',
        }),
        text(572, 52, 'Explanation of Benefits', { size: 13, face: 'sans-bold', align: 'right' }),
        text(572, 68, 'THIS IS NOT A BILL', { size: 11, face: 'sans-bold', align: 'right' }),
        ...lines(60, 120, 13, [plainName(who), ...addressLines(who, 'stacked')], { size: 10, face: 'sans' }),
        ...lines(
          360,
          112,
          14,
          [
            `Member ID  ${paper.code('XQ@#########')}`,
            `Group  ${paper.code('0####')}`,
            `Claim number  ${paper.code('############')}`,
            `Date processed  ${day.slashes(date)}`,
          ],
          { size: 9 },
        ),
        line(40, 210, 572, 210),
        ...grid(
          [
            ['Service', 40, 'left'],
            ['Billed', 320, 'right'],
            ['Plan discount', 410, 'right'],
            ['Plan paid', 490, 'right'],
            ['You may owe', 572, 'right'],
          ],
          [
            [
              'Office visit, established',
              money.dollars(billed),
              money.dollars(billed - allowed),
              money.dollars(allowed - 4000),
              '$40.00',
            ],
            ['Total', money.dollars(billed), money.dollars(billed - allowed), money.dollars(allowed - 4000), '$40.00'],
          ],
          { y: 230, leading: 18, size: 9 },
        ).marks,
        ...paragraph(
          40,
          320,
          530,
          'You have the right to appeal. You have met $612.00 of your $1,500.00 deductible. If your provider bills you more than the amount you may owe, call Member Services at the number on your card.',
          { size: 9 },
        ).marks,
      ]),
    ]
  },
}
