import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bareSlashed, grid, letter, money, paragraph, perforation } from '../kit.ts'
import { home, issuers, mailLines, resident } from '../people.ts'

const services = ['WA WATER', 'SW SEWER', 'GB REFUSE', 'ST STORMWATER', 'TX STATE TAX'] as const
const mono = { face: 'mono', size: 8.5 } as const
const notice = [
  'HYDRANT FLUSHING OCT 19-23. WATER MAY BE DISCOLORED. RUN COLD TAP.',
  'DROP BOX IS EMPTIED AT 8:00 A.M. CARDS ACCEPTED, $2.50 FEE APPLIES.',
  'SERVICE WILL BE DISCONNECTED IF PAST DUE 30 DAYS. RECONNECT FEE $45.',
]

/** Small town's water, sewer and refuse bill, filled in by a line printer on a preprinted form. */
export const cityUtilityBill: UnseenLayout = {
  name: 'city-utility-bill',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [city, town] = paper.pick(issuers.water)
    const { given, middle, surname } = resident(paper)
    const place = home(paper)
    const name = paper.put('document_holder_name', `${surname}, ${given} ${middle.charAt(0)}`.toUpperCase())
    const mail = mailLines({ ...place, city: town }).map((row) => row.toUpperCase())
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code('##-####-##'))
    const billed = addDays(paper.today, -paper.between(5, 36))
    const due = addDays(billed, 20)
    paper.put('document_date', billed, bareSlashed(billed))
    paper.put('due_date', due, bareSlashed(due))
    const charges = services.map((_, index) => paper.between(index === 4 ? 90 : 800, index === 4 ? 400 : 6200))
    const owed = total(charges)
    const penalty = Math.round(owed * 0.1)
    paper.put('amount_due', canonicalMoney(owed), money(owed))
    const previous = paper.between(14000, 98000)
    const usage = paper.between(20, 120)
    const readings = [`${previous}`, `${previous + usage}`, `${usage}`]
    const rows = services.map((service, index) => [
      service,
      ...(index < 2 ? readings : ['', '', '']),
      money(charges[index] ?? 0),
    ])
    const from = addDays(billed, -37)
    const until = addDays(billed, -7)
    return [
      letter(
        [
          ...form(paper.put('issuer_name', city)),
          ...lines(
            56,
            80,
            10,
            [`UTILITY BILLING DEPT`, '100 S MAIN ST', `${town.toUpperCase()} ${place.state} ${place.zip}`],
            mono,
          ),
          text(330, 56, 'PHONE 555-0142  MON-FRI 8:00-4:30', { ...mono, size: 7.5 }),
          ...grid([322, 408, 494], { y: 106, leading: 10 }, [[account, bareSlashed(billed), bareSlashed(due)]], mono),
          ...lines(
            322,
            145,
            12,
            [`SERVICE AT  ${mail[0]}`, `FROM ${bareSlashed(from)} TO ${bareSlashed(until)}   30 DAYS`],
            { ...mono, size: 7.5 },
          ),
          ...grid([60, -250, -330, -400, -548], { y: 218, leading: 15 }, rows, mono),
          ...grid(
            [330, -548],
            { y: 322, leading: 14 },
            [
              ['LAST BILL', money(paper.between(4000, 14000))],
              ['PAYMENTS - THANK YOU', 'PAID IN FULL'],
              ['CURRENT CHARGES', money(owed)],
            ],
            mono,
          ),
          ...grid([-424, -548], { y: 393, leading: 10 }, [[money(owed), money(owed + penalty)]], {
            ...mono,
            size: 11,
            face: 'mono-bold',
          }),
          ...paragraph({ x: 56, y: 330, width: 250, leading: 11 }, notice.join(' '), { ...mono, size: 7 }).marks,

          ...perforation(430),
          text(306, 446, 'RETURN THIS STUB WITH PAYMENT', { size: 8, face: 'sans', align: 'middle' }),
          ...lines(
            330,
            480,
            14,
            [
              `ACCT ${account}`,
              `PAY BY ${bareSlashed(due)}   ${money(owed)}`,
              `AFTER ${bareSlashed(due)}   ${money(owed + penalty)}`,
            ],
            mono,
          ),
          ...lines(76, 524, 12, [name, ...mail], { ...mono, size: 10 }),
          text(330, 560, 'CYCLE 02  ROUTE 14  SEQ 0880', { ...mono, size: 7 }),
        ],
        'FORM UB-3 REV 4/19     SPECIMEN',
        '#fbfaf3',
      ),
    ]
  },
}

function form(city: string) {
  const green = '#2d6a4f'
  const caption = { size: 6.5, face: 'sans', color: green } as const
  const heads = [
    [322, 'ACCOUNT / CUENTA'],
    [408, 'BILLED / FECHA'],
    [494, 'DUE / VENCE'],
  ] as const
  return [
    text(56, 58, city, { size: 15, face: 'serif-bold', color: green }),
    ...heads.flatMap(([x, head]) => [box(x - 6, 82, 82, 32, { stroke: green }), text(x, 92, head, caption)]),
    box(46, 180, 520, 128, { stroke: green, strokeWidth: 1.2 }),
    line(46, 200, 566, 200, { stroke: green }),
    ...grid(
      [60, -250, -330, -400, -548],
      { y: 193, leading: 8 },
      [['SERVICE / SERVICIO', 'PREVIOUS', 'PRESENT', 'USAGE', 'AMOUNT / MONTO']],
      caption,
    ),
    ...['PAY THIS / PAGUE', 'IF LATE / CON RECARGO'].flatMap((head, index) => [
      box(330 + index * 122, 364, 114, 38, { stroke: green, strokeWidth: index === 0 ? 2 : 0.8 }),
      text(336 + index * 122, 374, head, caption),
    ]),
  ]
}
