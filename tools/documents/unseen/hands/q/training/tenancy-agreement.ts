import { addDays, addYears } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid, signLines } from '../blocks.ts'
import { need, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { office } from '../firms.ts'
import { crowd, enumerated, named } from '../people.ts'
import { address } from '../places.ts'
import { amount, putDate } from '../wording.ts'

/** A British assured shorthold tenancy: particulars in a table or clauses, landlord's agent and guarantor beside the tenants. */
export const tenancyAgreement: UnseenLayout = {
  name: 'tenancy-agreement',
  docType: 'lease',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [landlord, tenant, joint, guarantor] = crowd(paper, 'GB', 4)
    if (!landlord || !tenant || !joint || !guarantor) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'a4', faces: ['sans', 'serif', 'narrow'], letter: [9, 10.5] })
    const tenants = (paper.chance(0.35) ? [tenant, joint] : [tenant]).map((one) => named(one, 'plain'))
    for (const one of tenants) paper.put('document_holder_name', tenants.join('; '), one)
    const owner = paper.put(
      'landlord_name',
      paper.chance(0.35)
        ? paper.pick(['Gosling Yard Properties Ltd', 'Beck & Fell Lettings Limited', 'St Osyth Housing Association'])
        : named(landlord),
    )
    const home = paper.put('address', address(paper, 'GB').join(', ').replace(/ {2}/g, ' '))
    const form = paper.pick(['enBritish', 'slash', 'enOrdinal', 'enBritish'] as const)
    const start = addDays(paper.today, -paper.between(10, 800))
    const months = paper.pick([6, 12, 12, 24])
    const end = addDays(months === 6 ? addDays(start, 182) : addYears(start, months / 12), -1)
    const rent = paper.between(55, 320) * 1000
    const begin = putDate(paper, 'lease_start', start, form)
    const finish = putDate(paper, 'lease_end', end, form)
    const signed = putDate(
      paper,
      'document_date',
      paper.chance(0.3) ? start : addDays(start, -paper.between(1, 20)),
      form,
    )
    const rentText = paper.put('monthly_rent', canonicalMoney(rent), amount(rent, 'GB'))
    const people = enumerated(tenants, 'and')
    para(
      flow,
      paper.pick([
        'ASSURED SHORTHOLD TENANCY AGREEMENT',
        'Tenancy Agreement',
        'AGREEMENT for letting a furnished dwelling-house',
        'Residential Tenancy Agreement',
      ]),
      { size: 15, bold: true, align: paper.pick(['left', 'middle']), after: 3 },
    )
    para(flow, 'under Part 1 of the Housing Act 1988 as amended', { size: 8, align: 'middle', after: 12 })
    const mode = paper.pick(['table', 'clauses', 'boxes'] as const)
    const rows: readonly (readonly [string, string])[] = [
      [paper.pick(['Date of agreement', 'Date', 'Dated']), signed],
      [paper.pick(['Landlord', 'The Landlord', 'Landlord(s)']), owner],
      [paper.pick(['Tenant', 'The Tenant', 'Tenant(s)']), people],
      [paper.pick(['Property', 'The Premises', 'Dwelling known as']), home],
      ['Term', `${months} months from and including ${begin} to ${finish}`],
      [
        paper.pick(['Rent', 'Rent payable']),
        `${rentText} ${paper.pick(['per calendar month', 'pcm', 'every month in advance'])}, payable in advance`,
      ],
      ['Deposit', `${amount(Math.round(rent * 1.15), 'GB')} – registered with a tenancy deposit scheme`],
      ['Guarantor', `${named(guarantor)}, ${address(paper, 'GB').join(', ')}`],
    ]
    const kept = rows.filter(([caption]) => !['Deposit', 'Guarantor'].includes(caption) || paper.chance(0.6))
    if (mode === 'table')
      grid(
        flow,
        [
          { title: '', share: 2 },
          { title: '', share: 5 },
        ],
        kept,
        { look: paper.pick(['boxes', 'rules', 'bands']), size: flow.letter, pad: 5, boldFirst: true },
      )
    else if (mode === 'boxes') {
      for (const [caption, value] of kept) cells(flow, [[caption, value, 1]], { height: 34 })
      flow.y += 10
    } else {
      para(
        flow,
        `THIS AGREEMENT is made on ${form === 'enOrdinal' ? 'the ' : ''}${signed} BETWEEN *${owner}* of ${address(paper, 'GB').join(', ')} (“the Landlord”) and *${people}* (“the Tenant”).`,
        { after: 9 },
      )
      para(
        flow,
        `1. The Landlord lets and the Tenant takes the dwelling at ${home} together with the fixtures and furniture for a term of ${months} months commencing on ${form === 'enOrdinal' ? 'the ' : ''}${begin} and ending on ${form === 'enOrdinal' ? 'the ' : ''}${finish}.`,
        { after: 9 },
      )
      para(
        flow,
        `2. The Tenant shall pay a rent of ${rentText} per calendar month, the first payment on signing, and a deposit of ${amount(Math.round(rent * 1.15), 'GB')}.`,
        { after: 9 },
      )
    }
    const clauses = [
      'The Tenant agrees to pay the council tax and all charges for gas, water and electricity consumed on the Property.',
      'The Tenant agrees not to assign, sublet or part with possession of the Property without consent.',
      'The Landlord agrees to keep in repair the structure and exterior of the dwelling and the installations for heating.',
      'Notice under section 48: notices may be served on the Landlord at the address of the agent below.',
      'The Tenant agrees to keep the interior in good and clean condition and not to keep any animal.',
    ]
    for (const [index, clause] of clauses.entries()) if (paper.chance(0.75)) para(flow, `${index + 3}. ${clause}`)
    need(flow, 130)
    rule(flow, { width: 0.3 })
    signLines(flow, [[`Landlord / agent: ${office(paper, 'GB')}`], ...tenants.map((one) => [`Tenant: ${one}`])])
    return sheetsOf(
      flow,
      [`AST ${paper.code('v#.##')} – SPECIMEN – page {page} of {pages}`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
