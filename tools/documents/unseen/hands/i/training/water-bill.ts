import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, issuer, nameIn, plainCapitals, somebody } from '../people.ts'
import { slidingMonth } from '../times.ts'

/** A municipal water and sewer bill, a half sheet of mono print on ruled stationery with two due amounts. */
export const waterBill: UnseenLayout = {
  name: 'water-bill',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, {
      face: paper.pick(['mono', 'sans']),
      size: 7.6,
      height: 520,
      background: paper.pick(['#ffffff', '#f6faf6', '#fbfaf3']),
    })
    const { start, end } = slidingMonth(paper, 91)
    const form = paper.pick(['30-Sep-2026', 'SEP 30/26', '2026/09/30', '2026-09-30'] as const)
    const issued = addDays(end, paper.between(2, 9))
    const due = addDays(issued, paper.between(20, 30))
    const cubic = paper.between(9, 140)
    const water = 1_850 + cubic * paper.between(118, 210)
    const sewer = Math.round(water * 0.83)
    const storm = paper.pick([0, 1_260, 2_480])
    const arrears = paper.chance(0.25) ? paper.between(900, 16_000) : 0
    const total = water + sewer + storm + arrears
    const town = paper.put('issuer_name', issuer(paper, 'water'))
    page.middle(306, 34, town, { bold: true, size: 12, face: 'serif' })
    page.middle(
      306,
      46,
      paper.pick([
        'Utility Billing, 100 Civic Square',
        'Finance Department - Water & Sewer',
        'Waterworks Office, Municipal Hall',
      ]),
      { size: 7 },
    )
    page.middle(306, 62, paper.pick(['WATER / SEWER BILL', 'UTILITY INVOICE', 'WATER AND WASTEWATER ACCOUNT']), {
      bold: true,
      size: 9,
    })
    const holder = nameIn(somebody(paper, 'CA'), paper.pick(['surnameFirst', 'capitals', 'initial']))
    const place = home(paper, 'CA', true)
    const x = paper.pick([50, 340])
    page.stack(x, 100, 11, [paper.put('document_holder_name', holder), ...putAddress(paper, place.lines)], {
      size: 8.8,
    })
    const side = x === 50 ? 350 : 40
    const facts: readonly (readonly [string, string])[] = [
      [
        paper.pick(['ACCOUNT NUMBER', 'ACCT NO', 'CUSTOMER ACCOUNT']),
        number(paper, 'account_number', paper.pick(['######.##', '####-###-##', '0#######'])),
      ],
      ['ROLL / PARCEL', paper.code('##-##-###-###')],
      [
        paper.pick(['BILLING DATE', 'ISSUED', 'BILL DATE', 'INVOICE DATE']),
        putDate(paper, 'document_date', issued, form),
      ],
      [paper.pick(['DUE DATE', 'DUE ON OR BEFORE', 'PAY BY']), putDate(paper, 'due_date', due, form)],
      ['READ DATE', dateIn(end, form)],
    ]
    page.pairs({ x: side, right: side + 220, y: 96, leading: 13 }, facts)
    page.text(40, 178, `SERVICE AT: ${plainCapitals(place.street)}`)
    const first = paper.between(800, 9_000)
    const bottom = page.grid(
      [
        ['SERVICE', 42],
        ['PREV READ', 190, 'right'],
        ['PRES READ', 260, 'right'],
        ['CU.M', 310, 'right'],
        ['FROM - TO', 330],
        ['AMOUNT', 570, 'right'],
      ],
      [
        [
          'WATER',
          String(first),
          String(first + cubic),
          String(cubic),
          `${dateIn(start, form)} - ${dateIn(end, form)}`,
          moneyIn(water, '-1.00'),
        ],
        ['SEWER 83%', '', '', '', '', moneyIn(sewer, '-1.00')],
        ...(storm > 0 ? [['STORMWATER FLAT', '', '', '', '', moneyIn(storm, '-1.00')]] : []),
        ...(arrears > 0 ? [['ARREARS', '', '', '', '', moneyIn(arrears, '-1.00')]] : []),
      ],
      { x: 38, y: 190, width: 536, leading: 15, size: 7.4, rules: paper.pick(['rows', 'frame']) },
    )
    page.text(330, bottom + 20, paper.pick(['AMOUNT DUE', 'TOTAL DUE', 'TOTAL NOW DUE', 'NET AMOUNT']), {
      bold: true,
      size: 9,
    })
    page.right(570, bottom + 20, putMoney(paper, 'amount_due', total, paper.pick(['-$1.00', '-1.00'])), {
      bold: true,
      size: 10,
    })
    page.text(330, bottom + 34, `IF PAID AFTER ${dateIn(due, form)}`)
    page.right(570, bottom + 34, moneyIn(Math.round(total * 1.05), '-1.00'))
    page.prose(
      40,
      bottom + 20,
      250,
      'A 5% penalty is added to current charges on the day after the due date. Pay at any bank, by telephone or at Municipal Hall. Boil water advisories are posted on our site.',
      { size: 6.6 },
    )
    page.rule(0, 416, 612, '#888888')
    page.pairs({ x: 350, right: 570, y: 440, leading: 14 }, [
      ['DUE', dateIn(due, form)],
      ['PAY', moneyIn(total, '-1.00'), true],
    ])
    page.stack(50, 440, 11, [town, 'PAYMENT STUB - RETURN WITH REMITTANCE'], { size: 7.6 })
    return [page.sheet()]
  },
}
