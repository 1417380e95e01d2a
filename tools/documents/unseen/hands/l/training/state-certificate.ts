import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { company, seal, states } from '../companies.ts'
import { day, dated, page, paragraph } from '../kit.ts'
import { plainName, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A secretary of state's certificate under a seal, the facts in solemn sentences, an authentication number below. */
export const stateCertificate: UnseenLayout = {
  name: 'state-certificate',
  docType: 'certificate_of_incorporation',
  country: 'US',
  form: 'page',
  draw(paper) {
    const state = paper.pick(states)
    const name = paper.put('legal_name', company(paper, [', INC.', ' CORPORATION', ' CORP.']).toUpperCase())
    const date = addDays(paper.today, -paper.between(20, 6000))
    const formed = dated(paper, 'incorporation_date', date, paper.pick([day.long, day.month, day.slashes]))
    paper.put('jurisdiction', state, paper.pick([state, state.toUpperCase()]))
    const number = paper.put(
      'registration_number',
      paper.pick([
        paper.code('#######'),
        paper.code('P##0000#####'),
        paper.code('E########2026-#'),
        paper.code('2026-000######'),
      ]),
    )
    const form = paper.put(
      'legal_form',
      paper.pick(['Domestic Profit Corporation', 'domestic for-profit corporation', 'stock corporation']),
    )
    const official = plainName(resident(paper))
    const serif = { size: 12, face: 'serif', leading: 20 } as const
    const body = paper.pick([
      `I, ${official}, Secretary of State of the State of ${state}, do hereby certify that the Articles of Incorporation of ${name}, a ${form}, were duly filed in this office on ${formed}, and that the corporation was assigned file number ${number}. Accordingly the undersigned issues this Certificate.`,
      `This is to certify that ${name} was incorporated under the laws of ${state} on ${formed} as a ${form}, that its charter number is ${number}, and that all fees due to this office have been paid.`,
    ])
    const words = paragraph(90, 300, 432, body, serif)
    return [
      page(
        [
          box(30, 30, 552, 730, { stroke: '#8a6d1f', strokeWidth: 3 }),
          box(38, 38, 536, 714, { stroke: '#8a6d1f', strokeWidth: 0.8 }),
          text(306, 96, `STATE OF ${state.toUpperCase()}`, { size: 22, face: 'serif-bold', align: 'middle' }),
          text(
            306,
            116,
            paper.pick(['Office of the Secretary of State', 'Department of State - Division of Corporations']),
            { size: 12, face: 'serif', align: 'middle' },
          ),
          ...seal(306, 172, state),
          text(
            306,
            246,
            paper.pick([
              'CERTIFICATE OF INCORPORATION',
              'Certificate of Incorporation',
              'CERTIFICATE OF FILING AND INCORPORATION',
            ]),
            { size: 17, face: 'serif-bold', align: 'middle' },
          ),
          ...words.marks,
          ...paragraph(
            90,
            words.bottom + 20,
            432,
            `In testimony whereof, I have hereunto set my hand and affixed the Great Seal at the Capitol${paper.chance(0.5) ? ', this day' : ''}.`,
            serif,
          ).marks,
          line(320, 640, 520, 640),
          text(420, 654, `${official}, Secretary of State`, { size: 9, face: 'serif', align: 'middle' }),
          ...lines(
            90,
            690,
            12,
            [
              `Authentication: ${paper.code('20########')}`,
              'You may verify this certificate online at corp.example.gov/authver',
            ],
            { size: 8 },
          ),
        ],
        paper.pick(['#fff', '#fdfbf2']),
      ),
    ]
  },
}
