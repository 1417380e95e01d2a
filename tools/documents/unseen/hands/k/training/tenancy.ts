import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, cells, dated, day, line, page, paragraph, pounds, sum, text, type Mark } from '../kit.ts'
import { home, people, somebody } from '../people.ts'

const agents = ['Hartwell & Finch Lettings', 'Doorstep Property Management Ltd', 'Keyes of Clifton']
const firms = ['Ashdown Residential Ltd', 'Mulberry Court Investments Limited', 'Trustees of the Lyme Estate']

/** An assured shorthold tenancy in two pages: particulars as a form or as clauses, a deposit and an agent as other amounts and names. */
export const tenancy: UnseenLayout = {
  name: 'tenancy',
  docType: 'lease',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const start = addDays(paper.today, -paper.between(20, 420))
    const months = paper.pick([6, 12, 12, 24])
    const end = addDays(months === 6 ? addDays(start, 182) : addYears(start, months / 12), -1)
    const signed = addDays(start, -paper.between(1, 25))
    const rent = paper.between(52, 240) * 1000 + paper.pick([0, 500])
    const deposit = Math.floor((rent * 12) / 52) * 5
    const tenants = people(paper, 'GB', paper.pick([1, 2] as const))
    const names = tenants.map(({ name }) => name)
    paper.put('document_holder_name', names.join('; '), names[0])
    const other = somebody(paper, 'GB')
    const landlord = paper.put('landlord_name', paper.chance(0.4) ? paper.pick(firms) : `${other.given} ${paper.code('@')}. ${other.surname}-Hythe`)
    const lines = home(paper, 'GB').map((row) => row.replace(/^c\/o .*/, 'The Annexe'))
    const address = paper.put('address', lines.join(', '))
    const form = paper.pick(['D M YYYY', 'DDth M YYYY', 'DD/MM/YYYY', 'DDth day of M YYYY'])
    const at = (iso: string) => (form.includes('day of') ? day(iso, 'DDth # M YYYY').replace('#', 'day of') : day(iso, form))
    const [from, to] = [dated(paper, 'lease_start', start, at(start)), dated(paper, 'lease_end', end, at(end))]
    const made = dated(paper, 'document_date', signed, at(signed))
    const monthly = sum(paper, 'monthly_rent', rent, pounds(rent))
    const agent = paper.pick(agents)
    const face = paper.pick(['serif', 'narrow', 'sans'] as const)
    const bold = face === 'serif' ? 'serif-bold' : face === 'sans' ? 'sans-bold' : 'narrow-bold'
    const clauses = paper.chance(0.5)
    const payable = `${monthly} ${paper.pick(['per calendar month', 'pcm', 'per month'])}, payable in advance on the ${paper.pick(['1st', '15th', '28th'])} of each month`
    const rows = [
      [paper.pick(['Landlord', 'The Landlord']), landlord],
      [paper.pick(['Tenant', 'The Tenant(s)', 'Tenant(s)']), names.join(' and ')],
      [paper.pick(['Property', 'The Premises', 'Address of the Property']), address],
      ['Landlord’s agent', `${agent}, 14 High Street`],
      [paper.pick(['Term', 'Fixed term']), `From and including ${from} to and including ${to}`],
      ['Rent', payable],
      ['Deposit', `${pounds(deposit)} held under the Tenancy Deposit Scheme`],
    ] as const
    const written = [
      `THIS AGREEMENT is made on ${made} BETWEEN ${landlord} ("the Landlord") of care of ${agent}, and ${names.join(' and ')} ("the Tenant").`,
      `1. The Landlord lets to the Tenant the dwelling known as ${address} together with the fixtures and furniture listed in the inventory.`,
      `2. The tenancy is an assured shorthold tenancy for a fixed term beginning on ${from} and ending on ${to}.`,
      `3. The Tenant shall pay rent of ${payable}, by standing order to the agent.`,
      `4. A deposit of ${pounds(deposit)} is paid on signing and protected within 30 days. A holding fee of ${pounds(Math.floor(rent / 4))} is set against the first rent.`,
    ]
    let y = 112
    const body: Mark[] = []
    if (clauses) {
      for (const clause of written) {
        const done = paragraph({ x: 60, y, width: 475, leading: 15 }, clause, { size: 9.5, face })
        body.push(...done.marks)
        y = done.y + 8
      }
    } else {
      body.push(text(60, y, `${paper.pick(['Date of this Agreement', 'Date', 'This agreement is dated'])}: ${made}`, { size: 9.5, face: bold }))
      y += 20
      for (const [caption, value] of rows) {
        const done = paragraph({ x: 190, y: y + 14, width: 340, leading: 14 }, value, { size: 9, face })
        body.push(box(60, y, 120, done.y - y, { fill: '#eee', stroke: '#777', strokeWidth: 0.5 }), box(180, y, 358, done.y - y, { stroke: '#777', strokeWidth: 0.5 }), text(66, y + 14, caption, { size: 9, face: bold }), ...done.marks)
        y = done.y
      }
      y += 20
    }
    for (const duty of ['The Tenant agrees to keep the interior clean and in the same condition as at the start (fair wear and tear excepted), to pay council tax, water, gas and electricity, and not to assign, sublet or take in lodgers.', 'The Landlord agrees to keep in repair the structure and exterior and the installations for water, gas, electricity and heating, as required by sections 11 to 16 of the Landlord and Tenant Act 1985.', 'Interest at 3% above base rate is payable on rent more than 14 days overdue. The rent may be reviewed once a year after the fixed term.']) {
      const done = paragraph({ x: 60, y, width: 475, leading: 13 }, duty, { size: 8.6, face })
      body.push(...done.marks)
      y = done.y + 7
    }
    const sign = [landlord, ...names].map((name, index) => [line(60, 190 + index * 60, 300, 190 + index * 60), text(60, 202 + index * 60, `${index === 0 ? 'Landlord' : 'Tenant'}: ${name}`, { size: 8.5, face }), text(330, 186 + index * 60, `Dated ${made}`, { size: 8.5, face })]).flat()
    return [
      page(paper, [
        text(297, 56, paper.pick(['ASSURED SHORTHOLD TENANCY AGREEMENT', 'Tenancy Agreement', 'AGREEMENT FOR AN ASSURED SHORTHOLD TENANCY']), { size: 14, face: bold, align: 'middle' }),
        text(297, 72, 'under Part I of the Housing Act 1988 as amended by the Housing Act 1996', { size: 7.5, align: 'middle' }),
        body,
        text(540, 810, 'Page 1 of 2        Initials ____ / ____', { size: 7, align: 'right' }),
      ]),
      page(paper, [
        text(60, 80, 'Notice and signatures', { size: 11, face: bold }),
        text(60, 104, 'The Landlord notifies the Tenant that notices may be served at the agent’s office (section 48, Landlord and Tenant Act 1987).', { size: 8, face: face === 'sans' ? 'narrow' : face }),
        text(60, 118, 'SIGNED by the parties:', { size: 9, face }),
        sign,
        cells({ x: 60, y: 420, height: 30 }, [[160, 'Energy rating', 'D (61)'], [160, 'Gas safety record seen', 'Yes'], [155, 'How to Rent guide given', 'Yes']]),
        text(540, 810, 'Page 2 of 2', { size: 7, align: 'right' }),
      ]),
    ]
  },
}
