import { addDays } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, lived, money, page, paragraph, right, rule, specimen, stack, when, type MoneyForm } from '../kit.ts'
import { firm, somebody, spouse, telephone } from '../people.ts'

const bare: MoneyForm = '1,234.56'

/** Declarations of an American automobile policy in line-printer capitals; the company is named in the small print. */
export const autoDeclarations: UnseenLayout = {
  name: 'auto-declarations',
  docType: 'insurance_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const other = spouse(paper, 'US', who)
    const agent = somebody(paper, 'US')
    const names = [who, other].map((one) => `${one.given} ${one.surname}`.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    const place = lived(paper, [
      who.street.toUpperCase(),
      `${who.city.toUpperCase()} ${who.region}  ${who.postal}-${paper.code('####')}`,
    ])
    const word = firm(paper, 'US')
    const issuer = paper.put('issuer_name', `${word} Mutual Casualty Company`)
    const issued = addDays(paper.today, -paper.between(5, 150))
    const from = addDays(issued, paper.between(14, 30))
    const until = addDays(from, 182)
    const policy = paper.put('policy_number', paper.code('##@ #### ###-@'))
    const cars = [
      ['1', '2021', paper.pick(['SUBARU OUTBACK', 'FORD ESCAPE']), paper.code('4S4##CC#@M3######')],
      ['2', '2017', paper.pick(['CHEVROLET SILVERADO', 'TOYOTA COROLLA']), paper.code('1GCV##E#@HZ######')],
    ] as const
    const covers = [
      ['BODILY INJURY LIABILITY', '$100,000 EACH PERSON / $300,000 EACH ACCIDENT', 9800],
      ['PROPERTY DAMAGE LIABILITY', '$100,000 EACH ACCIDENT', 7100],
      ['MEDICAL PAYMENTS', '$5,000 EACH PERSON', 1150],
      ['UNINSURED MOTORIST', '$100,000 / $300,000', 2900],
      ['COMPREHENSIVE', 'ACV LESS $250 DEDUCTIBLE', 4100],
      ['COLLISION', 'ACV LESS $500 DEDUCTIBLE', 11_900],
      ['EMERGENCY ROAD SERVICE', 'INCLUDED', 480],
    ] as const
    const priced = covers.map(
      ([what, limit, base]) => [what, limit, base + paper.between(0, 3300), base + paper.between(0, 2100)] as const,
    )
    const first = total(priced.map(([, , cents]) => cents))
    const second = total(priced.map(([, , , cents]) => cents))
    const less = paper.between(1800, 6400)
    const red = '#b3131b'
    const mono = 8.2
    const marks: Mark[] = [
      ...[0, 1, 2].map((step) =>
        shape(
          `M${40 + step * 12} 32 L${50 + step * 12} 32 L${50 + step * 12} 50 L${45 + step * 12} 56 L${40 + step * 12} 50 Z`,
          { fill: red },
        ),
      ),
      left(84, 50, word.toLowerCase(), 20, 'sans-bold', { color: red }),
      right(572, 40, 'AUTO POLICY DECLARATIONS', 12, 'sans-bold'),
      right(572, 54, paper.pick(['RENEWAL', 'AMENDED - SEE REASON BELOW', 'RENEWAL']), 8, 'sans'),
      specimen(330, 24),
      ...stack([64, 116, 11.4], [...names, ...place], 9, 'mono'),
      left(340, 84, 'POLICY NO.', 7, 'sans-bold'),
      left(420, 84, policy, 10, 'mono-bold'),
      left(340, 102, 'POLICY PERIOD', 7, 'sans-bold'),
      left(420, 102, `${day(from, 'MON DD YYYY')} to ${day(until, 'MON DD YYYY')}`, mono, 'mono'),
      left(420, 112, '12:01 A.M. STANDARD TIME', 7, 'mono'),
      left(340, 128, 'ISSUED', 7, 'sans-bold'),
      left(420, 128, when(paper, 'document_date', issued, 'MON DD YYYY'), mono, 'mono'),
      left(340, 144, 'YOUR AGENT', 7, 'sans-bold'),
      ...stack(
        [420, 144, 10],
        [`${agent.given} ${agent.surname}`.toUpperCase(), telephone(paper, agent.area)],
        mono,
        'mono',
      ),
      box(40, 186, 532, 14, { fill: '#eee' }),
      left(46, 196, 'DRIVERS AND VEHICLES', 8, 'sans-bold'),
      ...names.map((name, index) => left(46, 214 + index * 11, `${index + 1}  ${name}`, mono, 'mono')),
      left(46, 242, `REASON: ANNUAL MILEAGE UPDATED     GARAGED IN ZIP ${who.postal}`, 7.4, 'mono'),
    ]
    cars.forEach(([number, year, model, vin], index) =>
      marks.push(
        left(250, 214 + index * 11, `VEH ${number}  ${year} ${model}`, mono, 'mono'),
        right(566, 214 + index * 11, vin, mono, 'mono'),
      ),
    )
    marks.push(
      box(40, 256, 532, 14, { fill: '#eee' }),
      left(46, 266, 'COVERAGES', 8, 'sans-bold'),
      left(190, 266, 'LIMITS OF LIABILITY', 8, 'sans-bold'),
      right(506, 266, 'VEH 1', 8, 'sans-bold'),
      right(566, 266, 'VEH 2', 8, 'sans-bold'),
    )
    priced.forEach(([what, limit, one, two], index) => {
      const y = 284 + index * 14
      marks.push(
        left(46, y, what, 7.6, 'mono'),
        left(190, y, limit, 7.6, 'mono'),
        right(506, y, money(one, bare), mono, 'mono'),
        right(566, y, money(two, bare), mono, 'mono'),
      )
    })
    marks.push(
      rule(440, 374, 132, 0.5),
      left(46, 386, 'SIX-MONTH PREMIUM BY VEHICLE', mono, 'mono-bold'),
      right(506, 386, money(first, bare), mono, 'mono'),
      right(566, 386, money(second, bare), mono, 'mono'),
      left(46, 402, 'LESS SAFE DRIVER AND MULTI-CAR SAVINGS', mono, 'mono'),
      right(566, 402, `${money(less, bare)}-`, mono, 'mono'),
      left(46, 420, 'TOTAL SIX-MONTH PREMIUM', 9, 'mono-bold'),
      right(566, 420, money(first + second - less, '$1,234.56'), 9, 'mono-bold'),
      left(46, 438, 'THIS IS NOT A BILL. A BILLING NOTICE WILL BE MAILED SEPARATELY.', mono, 'mono'),
      box(40, 458, 532, 14, { fill: '#eee' }),
      left(46, 468, 'LIENHOLDER / LOSS PAYEE AND FORMS', 8, 'sans-bold'),
      ...stack(
        [46, 486, 11],
        ['VEH 1  LAKESHORE TEACHERS FCU  PO BOX 9101', 'FORMS  A100 (04-19)  A233 (01-22)  E14 (07-20)'],
        mono,
        'mono',
      ),
      left(40, 556, 'Bundle and save up to 17%', 13, 'sans-bold', { color: red }),
      ...paragraph(
        [40, 572, 532],
        'Drivers who also insure a home, condo or boat with us pay less for each. Call your agent for a quote; it takes ten minutes.',
        { size: 9 },
      ).marks,
      ...paragraph(
        [40, 716, 532],
        `Coverage is provided by ${issuer}, a policyholder-owned insurer, home office ${paper.between(100, 990)} Prairie Avenue, ${agent.city}, ${agent.region} ${agent.postal}. Keep this page with your policy. It replaces all declarations issued before it. Any person who knowingly presents a false claim may be guilty of a crime.`,
        { size: 6.8 },
      ).marks,
    )
    return [page('letter', marks)]
  },
}
