import { addDays, parts, shortMonth } from '../../../../calendar.ts'
import { box, line, lines, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, letter, money, paragraph } from '../kit.ts'
import { home, issuers, mailLines, resident } from '../people.ts'

const vehicles = [
  '2019 ALTURA CV-4 EX',
  '2022 MERLIN RIDGE SR5',
  '2017 KODAMA TRAIL',
  '2024 VENTURE SOLSTICE',
  '2015 HARLAN H-150 XLT',
] as const
const coverages = [
  ['BODILY INJURY LIABILITY', '$100,000 EACH PERSON / $300,000 EACH ACCIDENT'],
  ['PROPERTY DAMAGE LIABILITY', '$100,000 EACH ACCIDENT'],
  ['UNINSURED MOTORISTS', '$100,000 / $300,000'],
  ['COMPREHENSIVE', 'ACV LESS $250 DEDUCTIBLE'],
  ['COLLISION', 'ACV LESS $500 DEDUCTIBLE'],
  ['EMERGENCY ROAD SERVICE', 'ACTUAL CHARGES'],
] as const

/** Auto policy declarations in capitals: named insured beside the agent, coverages by vehicle, date only in the corner. */
export const autoDeclarations: UnseenLayout = {
  name: 'auto-declarations',
  docType: 'insurance_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.insurer))
    const [one, agent] = [resident(paper), resident(paper)]
    const name = paper.put('document_holder_name', `${one.given} ${one.middle} ${one.surname}`.toUpperCase())
    const mail = mailLines(home(paper)).map((row) => row.toUpperCase())
    paper.put('address', mail.join(', '), mail.join(' '))
    const policy = paper.put('policy_number', paper.code('### ####-@##-##@'))
    const start = addDays(paper.today, -paper.between(10, 120))
    const end = addDays(start, 182)
    const issued = addDays(start, -paper.between(18, 30))
    const issuedText = paper.put('document_date', issued, caps(issued))
    const cars = [paper.pick(vehicles), paper.pick(vehicles)]
    const premiums = coverages.map(() => [paper.between(600, 19000), paper.between(600, 19000)])
    const sums = [0, 1].map((car) => premiums.reduce((sum, row) => sum + (row[car] ?? 0), 0))
    const whole = (sums[0] ?? 0) + (sums[1] ?? 0)
    return [
      letter(
        [
          box(36, 34, 540, 26, { fill: '#7a1f2b' }),
          shape('M48 40 L60 36 L72 40 L70 52 L60 58 L50 52 Z', { fill: '#ffffff' }),
          text(84, 52, 'AUTO POLICY DECLARATIONS', { size: 13, face: 'serif-bold', color: '#ffffff' }),
          text(566, 51, 'AMENDED - RENEWAL', { size: 8, face: 'sans', color: '#ffffff', align: 'right' }),
          text(36, 82, 'NAMED INSURED', { size: 6.5, face: 'sans-bold', color: '#7a1f2b' }),
          ...lines(36, 95, 11.5, [name, ...mail], { size: 9.5, face: 'serif' }),
          text(330, 82, 'YOUR AGENT', { size: 6.5, face: 'sans-bold', color: '#7a1f2b' }),
          ...lines(
            330,
            95,
            11.5,
            [
              `${agent.given} ${agent.surname} AGENCY INC`.toUpperCase(),
              '2200 W BROADWAY STE 4',
              'COLUMBIA, MO 65203',
              '(573) 555-0133',
            ],
            { size: 9, face: 'serif' },
          ),
          ...grid(
            [36, 150, 330, 450],
            { y: 158, leading: 13 },
            [
              ['POLICY NUMBER', policy, 'POLICY PERIOD', `${caps(start)} to ${caps(end)}`],
              ['CLAIMS', '1-800-555-0188', '', '12:01 A.M. Standard Time'],
              ['INSURED SINCE', String(paper.between(1994, 2022)), 'NAIC', paper.code('#####')],
            ],
            { size: 8.5, face: 'serif' },
          ),
          line(36, 194, 576, 194),
          text(36, 212, 'DESCRIPTION OF VEHICLES', { size: 9, face: 'serif-bold' }),
          ...grid(
            [44, 70, 240, 420],
            { y: 228, leading: 13 },
            cars.map((car, index) => [
              `${index + 1}`,
              car,
              `VIN ${paper.code('#@@@@##@#@@######')}`,
              'PLEASURE / COMMUTE',
            ]),
            { size: 8.5, face: 'serif' },
          ),
          text(36, 272, 'COVERAGES', { size: 9, face: 'serif-bold' }),
          ...grid([-500, -570], { y: 272, leading: 10 }, [['VEH 1', 'VEH 2']], { size: 8, face: 'serif-bold' }),
          ...grid(
            [44, 210, -500, -570],
            { y: 290, leading: 17 },
            coverages.map(([cover, limit], index) => [
              cover,
              limit,
              money(premiums[index]?.[0] ?? 0),
              money(premiums[index]?.[1] ?? 0),
            ]),
            { size: 8, face: 'serif' },
          ),
          line(430, 388, 576, 388),
          ...grid(
            [330, -500, -570],
            { y: 402, leading: 14 },
            [
              ['PREMIUM BY VEHICLE', money(sums[0] ?? 0), money(sums[1] ?? 0)],
              ['TOTAL SIX MONTH PREMIUM', '', `$${money(whole)}`],
            ],
            { size: 8.5, face: 'serif-bold' },
          ),
          text(36, 448, 'DISCOUNTS APPLIED: MULTI-CAR, HOMEOWNER, GOOD STUDENT, PAPERLESS', { size: 8, face: 'serif' }),
          text(36, 464, 'LIENHOLDER VEH 2: NORTHGATE AUTO FINANCE, LOCKBOX 660366, DALLAS TX', {
            size: 8,
            face: 'serif',
          }),
          ...paragraph(
            { x: 36, y: 500, width: 540, leading: 12 },
            'These declarations replace all prior declarations, if any, and with the policy provisions and any endorsements complete this policy. This is not a bill. A billing notice showing the payment due date will be mailed to you separately. Coverage is provided only where a premium is shown. Endorsements: 6126AC, 6910A.2, 6289M.',
            { size: 8.5, face: 'serif' },
          ).marks,
          ...paragraph(
            { x: 36, y: 570, width: 540, leading: 12 },
            `In witness whereof, ${issuer} has caused this policy to be signed by its President and Secretary at its Home Office. NONASSESSABLE.`,
            { size: 8, face: 'serif' },
          ).marks,
          text(36, 752, 'Form 158-5514.7  (07/22)', { size: 7, face: 'serif' }),
          text(576, 752, `PREPARED ${issuedText}`, { size: 7, face: 'serif', align: 'right' }),
        ],
        'SPECIMEN',
      ),
    ]
  },
}

function caps(date: string): string {
  const { year, day } = parts(date)
  return `${shortMonth(date, 'en').toUpperCase()} ${String(day).padStart(2, '0')} ${year}`
}
