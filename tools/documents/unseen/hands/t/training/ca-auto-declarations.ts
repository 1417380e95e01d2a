import { addDays, addYears } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, column, day, letter, money, putAddress, putDate, rowsAt } from '../kit.ts'
import { another, home, somebody } from '../people.ts'

const insurers = [
  'Wabasso Mutual Insurance Company',
  'Frontenac & Pacific General Insurance',
  'Rideau Home and Auto Insurance Corporation',
] as const
const brokers = [
  'Kitchener Lane Brokers Inc.',
  'Hub Harbour Insurance Services',
  'Blue Door Insurance Brokers Ltd.',
] as const

/** A certificate of automobile or home insurance: item numbers, the named insured in a box, the broker beside the insurer, premiums with a total. */
export const caAutoDeclarations: UnseenLayout = {
  name: 'ca-auto-declarations',
  docType: 'insurance_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const written = addDays(paper.today, -paper.between(3, 150))
    const look = paper.pick(['enShort', 'iso', 'ymd', 'enCaps', 'capsSlash'] as const)
    const start = addDays(written, paper.between(1, 40))
    const block = putAddress(paper, home(paper, 'CA'))
    const policy = paper.put(
      'policy_number',
      paper.code(paper.pick(['@######-#', '##-@@#####', '#########', 'A##### HAB'])),
    )
    const company = paper.put('issuer_name', paper.pick(insurers))
    const mate = another(paper, 'CA', who)
    const isJoint = paper.chance(0.3)
    const name = isJoint
      ? paper.put('document_holder_name', `${who.full}; ${mate.full}`, `${who.full} and ${mate.full}`)
      : paper.put(
          'document_holder_name',
          paper.pick([who.full, who.full.toUpperCase(), `${who.surname}, ${who.given}`]),
        )
    const holder = isJoint ? `${who.full} and ${mate.full}` : name
    const dated = putDate(paper, 'document_date', written, look)
    const color = paper.pick(['#0b3954', '#7b2cbf', '#222'])
    const isBoxed = paper.chance(0.5)
    const identity = isBoxed
      ? [
          box(40, 100, 270, 84, { stroke: color }),
          text(
            46,
            110,
            paper.pick([
              '1. NAMED INSURED AND MAILING ADDRESS',
              'Insured’s Full Name and Postal Address',
              'Item 1 - Insured',
            ]),
            { size: 6.5 },
          ),
          ...column(46, 112, 258, { size: 9.5, leading: 1.3 }).list([holder, ...block]).marks,
        ]
      : column(54, 106, 260, { size: 10, leading: 1.35 }).list([holder, ...block]).marks
    const facts = [
      [paper.pick(['Policy Number', 'Policy No.', 'Policy / Contract no.', 'Your policy']), policy],
      [paper.pick(['Broker', 'Agent / Broker', 'Your broker']), paper.pick(brokers)],
      [
        paper.pick(['Policy period', 'Effective', 'From / To 12:01 A.M.']),
        `${day(start, look)} to ${day(addYears(start, 1), look)}`,
      ],
      [paper.pick(['Date issued', 'Issue date', 'Date prepared', 'Processed']), dated],
    ] as const
    const boxes = facts.flatMap(([caption, value], index) =>
      cell({ x: 322, y: 100 + index * 29, width: 250, height: 29 }, caption, value, { size: 9, edge: color }),
    )
    const premiums = [paper.between(30_000, 120_000), paper.between(8_000, 60_000), paper.between(2_000, 9_000)]
    const total = premiums.reduce((sum, one) => sum + one, 0)
    const table = rowsAt(
      [{ x: 46 }, { x: 300 }, { x: 440, align: 'right' }, { x: 566, align: 'right' }],
      [
        ['Coverage', 'Limit', 'Deductible', 'Premium'],
        ['Third party liability', '$2,000,000', '', money(premiums[0] ?? 0, 'dollars')],
        ['Direct compensation / collision', '', '$1,000', money(premiums[1] ?? 0, 'dollars')],
        ['Accident benefits - standard', 'As stated', '', money(premiums[2] ?? 0, 'dollars')],
        [paper.pick(['Total annual premium', 'TOTAL', 'Premium including taxes']), '', '', money(total, 'dollars')],
      ],
      { y: 250, leading: 18, bold: true, rule: '#bbb' },
    )
    const under = column(46, 350, 520, { size: 8.5 })
      .say(
        `Described automobile: 20${paper.between(12, 25)} ${paper.pick(['compact SUV', 'sedan', 'pickup'])}, VIN ${paper.code('2@####@@###')}****. Rated driver 1: ${who.full}, licence class G. Lienholder: Rivet Auto Finance.`,
      )
      .gap(6)
      .say(
        `${company} agrees to insure the above subject to the conditions of the standard policy. This is not a bill; monthly withdrawals of ${money(Math.round(total / 12), 'dollars')} continue. Warning: it is an offence to make a false statement to an insurer.`,
      )
    const head = [
      text(
        40,
        58,
        paper.pick([
          'Certificate of Automobile Insurance',
          'POLICY DECLARATIONS',
          'Renewal Certificate',
          'Insurance Summary',
        ]),
        { size: 16, face: 'sans-bold', color },
      ),
      text(572, 52, paper.chance(0.5) ? company : (company.split(' ')[0] ?? ''), {
        size: 12,
        face: 'serif-bold',
        align: 'right',
      }),
    ]
    return [
      letter([
        ...head,
        ...identity,
        ...boxes,
        ...table.marks,
        ...under.marks,
        text(40, 760, `Underwritten by ${company}, Head Office: Waterloo, Ontario   OAF-${paper.code('##')}`, {
          size: 7,
        }),
      ]),
    ]
  },
}
