import { box, ellipse, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addDays } from '../../../../calendar.ts'
import { caps, dayIn, fit, months, page, say } from '../kit.ts'
import { issuers, somebody, type Land } from '../people.ts'

const kinds = [
  ['passport', 'Passport', 'PASSPORT'],
  ['passport', 'International passport', 'P - Passport'],
  ['driver_licence', 'Driver’s licence', 'DRIVING LICENCE'],
  ['driver_licence', 'Driving licence', 'Driver License'],
  ['national_id', 'National identity card', 'National ID card'],
  ['permanent_resident_card', 'Permanent resident card', 'Permanent Resident Card'],
  ['residence_permit', 'Residence permit', 'Residence Permit'],
] as const

/** A vendor's report of an online identity check: summary, extracted data, list of checks; reviewer and session beside. */
export const eidReport: UnseenLayout = {
  name: 'eid-report',
  docType: 'eid_report',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const land = paper.pick(['gb', 'fr', 'us', 'de', 'ca'] as const satisfies readonly Land[])
    const who = somebody(paper, land)
    const [type, one, two] = paper.pick(kinds)
    const number = paper.code(paper.pick(['@########', '##@@#####', '#########', '@@#######', '@####-#####-#####']))
    const completed = dayIn(paper, '2026-01-10', '2026-10-14')
    const expiry = dayIn(paper, '2027-01-01', '2035-12-31')
    const issuer = paper.pick(issuers.verification)
    const brand = issuer.split(' ')[0] ?? ''
    const ink = paper.pick(['#1f4fd8', '#0f7a5f', '#6a2bb8', '#c2410c', '#111827'])
    const form = paper.pick(['YYYY-MM-DD', 'D MON YYYY', 'DD/MM/YYYY', 'MON D, YYYY'])
    const day = (iso: string) =>
      say(iso, form, form === 'D MON YYYY' ? months.english : months.english.map((name) => name.slice(0, 3)))
    const full = `${who.given.join(' ')} ${who.last}`
    const name = paper.put('document_holder_name', paper.pick([full, caps(full), full]))
    const done = paper.put('completed_date', completed, day(completed))
    const clock = `${paper.code('1#')}:${paper.code('2#')} UTC`
    const kind = paper.put('id_type', type, paper.pick([one, two]))
    const hasExpiry = paper.chance(0.85)
    const fields: [string, string][] = [
      [paper.pick(['Full name', 'Name', 'Applicant', 'Verified name', 'Subject']), name],
      ['Date of birth', day(who.birth)],
      [paper.pick(['Document type', 'ID type', 'Document', 'Type of document']), kind],
      [paper.pick(['Document number', 'Document No.', 'ID number', 'Number']), paper.put('id_number', number)],
      ['Issuing country', paper.pick(['GBR', 'FRA', 'CAN', 'United States'])],
      ['Date of issue', day(addDays(expiry, -3652))],
    ]
    if (hasExpiry)
      fields.push([
        paper.pick(['Expiry date', 'Date of expiry', 'Valid until', 'Expires']),
        paper.put('id_expiry', expiry, day(expiry)),
      ])
    const checks = [
      'Document authenticity',
      'MRZ checksum',
      'Face match (98.4 %)',
      'Liveness',
      'Expired document',
      'Data comparison',
      'Watchlist screening',
    ]
    const session: [string, string][] = [
      [
        paper.pick([
          'Completed',
          'Completed on',
          'Verification completed',
          'Check completed',
          'Completed at',
          'Verified on',
        ]),
        `${done} ${paper.chance(0.5) ? clock : ''}`.trim(),
      ],
      [paper.pick(['Started', 'Created', 'Session opened']), day(addDays(completed, -paper.between(1, 9)))],
      [paper.pick(['Report ID', 'Reference', 'Session']), paper.code('@#@###-@@##-####')],
      [paper.pick(['Requested by', 'Client', 'On behalf of']), paper.pick(issuers.banks)],
      ['Reviewer', paper.pick(['A. Lindqvist', 'M. Sow', 'automatic'])],
    ]
    const rows = (list: readonly [string, string][], x: number, y: number, width: number): Mark[] => {
      const stacked = paper.chance(0.3)
      return list.flatMap(([caption, value], index) => {
        const top = y + index * (stacked ? 34 : 24)
        return [
          text(x, top, caption, { size: 8.5, color: '#6b7280' }),
          fit(stacked ? x : x + width * 0.42, stacked ? top + 14 : top, value, stacked ? width : width * 0.56, {
            size: 10.5,
            face: 'sans',
          }),
          line(x, top + (stacked ? 20 : 8), x + width, top + (stacked ? 20 : 8), { stroke: '#e1e4e8' }),
        ]
      })
    }
    const result = paper.pick(['VERIFIED', 'APPROVED', 'CLEAR', 'PASS'])
    const swap = paper.chance(0.5)
    const columns = paper.chance(0.5)
    const a = columns ? rows(fields, swap ? 310 : 44, 200, 240) : rows(fields, 44, swap ? 400 : 200, 500)
    const b = columns ? rows(session, swap ? 44 : 310, 200, 240) : rows(session, 44, swap ? 200 : 470, 500)
    return [
      page([
        box(0, 0, 595, 76, { fill: ink }),
        ellipse(64, 38, 20, 20, { fill: '#ffffff' }),
        text(64, 45, brand.slice(0, 1), { size: 20, face: 'sans-bold', color: ink, align: 'middle' }),
        text(96, 46, brand.toLowerCase(), { size: 22, face: 'sans-bold', color: '#ffffff' }),
        text(
          550,
          34,
          paper.pick(['Identity verification report', 'eIDV Report', 'Electronic ID check', 'Identity Check Result']),
          { size: 13, color: '#ffffff', align: 'right' },
        ),
        text(550, 52, 'page 1/1', { size: 8, color: '#ffffff', align: 'right' }),
        box(44, 100, 110, 30, { fill: '#dcfce7', stroke: '#15803d' }),
        text(99, 120, result, { size: 12, face: 'sans-bold', color: '#15803d', align: 'middle' }),
        fit(
          170,
          120,
          paper.pick([
            `${full} was verified against the documents below.`,
            'All checks passed. No manual action is required.',
            `Identity of ${full}`,
          ]),
          380,
          { size: 11 },
        ),
        text(44, 172, paper.pick(['Summary', 'Details', 'Extracted data']), { size: 12, face: 'sans-bold' }),
        ...a,
        ...b,
        ...checks.flatMap((check, index) => [
          text(44 + (index % 2) * 260, 690 + Math.floor(index / 2) * 20, `• ${check}`, { size: 9 }),
          text(260 + (index % 2) * 260, 690 + Math.floor(index / 2) * 20, 'passed', {
            size: 9,
            color: '#15803d',
            align: 'right',
          }),
        ]),
        text(
          298,
          800,
          `${issuer} - ${paper.pick(['registered in the trade register under', 'company no.'])} ${paper.code('########')} - This report is not an identity document.`,
          { size: 7, align: 'middle' },
        ),
      ]),
    ]
  },
}
