import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid } from '../blocks.ts'
import { openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { company, office } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A Canadian minute book's register of shareholders: a wide ledger, or one block a holder, classes and certificates beside names. */
export const securitiesRegister: UnseenLayout = {
  name: 'securities-register',
  docType: 'share_register',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', paper.between(2, 6))
    const flow = openFlow(paper, {
      size: 'letter',
      faces: ['sans', 'serif', 'narrow', 'mono'],
      letter: [8.5, 10],
      margin: [34, 60],
    })
    const legal = company(paper, 'CA')
    const name = paper.put('legal_name', paper.chance(0.5) ? legal.toUpperCase() : legal)
    const owners = listed(
      paper,
      'beneficial_owners',
      people,
      paper.pick(['plain', 'commaPlain', 'comma', 'upper', 'upperLast']),
    )
    const asOf = addDays(paper.today, -paper.between(0, 900))
    const form = paper.pick(['enLong', 'iso', 'enDash', 'yearSlash', 'enShort'] as const)
    const hasDate = paper.chance(0.75)
    const issued = people.map(() => dated(addDays(asOf, -paper.between(100, 6000)), form))
    const held = people.map(() => String(paper.between(1, 60) * 50).replace(/\B(?=(\d{3})+$)/g, ','))
    const titles = [
      'SHAREHOLDERS’ REGISTER',
      'Central Securities Register',
      'REGISTER OF SHAREHOLDERS',
      'Share Register',
      'STOCKHOLDERS’ LEDGER',
      'SECURITIES REGISTER – SHARES',
    ]
    const head = paper.pick(['left', 'middle', 'right'] as const)
    if (paper.chance(0.5)) {
      para(flow, paper.pick(titles), { size: 15, bold: true, align: head, after: 4 })
      para(flow, name, { size: 11, align: head, after: 4 })
    } else {
      para(flow, name, { size: 14, bold: true, align: head, after: 3 })
      para(flow, paper.pick(titles), { size: 11, align: head, after: 4 })
    }
    if (hasDate)
      para(
        flow,
        `${paper.pick(['As at', 'As of', 'Current to', 'Extract as of', 'Date of register:', 'Printed'])} ${putDate(paper, 'document_date', asOf, form)}`,
        { align: head, after: 8 },
      )
    rule(flow)
    const classes = people.map(() => paper.pick(['Common', 'Class A', 'Class B', 'Class C Pref.']))
    const numbers = people.map((_, index) => paper.pick(['C-', 'A-', 'No. ']) + String(index + 1))
    const mode = paper.pick(['ledger', 'ledger', 'blocks', 'sentences'] as const)
    if (mode === 'ledger') {
      const all = [
        { title: paper.pick(['Cert. No.', 'Certificate', 'No.']), share: 1.2, cells: numbers },
        { title: paper.pick(['Date of issue', 'Issued', 'Date acquired']), share: 1.8, cells: issued },
        {
          title: paper.pick(['Name of shareholder', 'Registered holder', 'Shareholder', 'Name']),
          share: 3,
          cells: owners,
        },
        { title: 'Address', share: 3.4, cells: people.map(() => address(paper, 'CA').join(', ')) },
        { title: 'Class', share: 1.3, cells: classes },
        {
          title: paper.pick(['Number of shares', 'Shares held', 'No. of shares']),
          share: 1.3,
          align: 'right' as const,
          cells: held,
        },
      ]
      const columns = all.filter(({ title }, index) => index !== 3 || title === '' || paper.chance(0.7))
      if (paper.chance(0.4)) columns.unshift(...columns.splice(2, 1))
      grid(
        flow,
        columns,
        people.map((_, row) => columns.map((column) => column.cells[row] ?? '')),
        { look: paper.pick(['boxes', 'rules', 'bands', 'open']), size: paper.pick([7, 7.5, 8]) },
      )
    } else {
      for (const [index, owner] of owners.entries()) {
        if (mode === 'blocks') {
          pair(flow, paper.pick(['Shareholder:', 'Holder:', 'Name:']), `*${owner}*`, { captionWidth: 110 })
          pair(flow, 'Address:', address(paper, 'CA').join(', '), { captionWidth: 110 })
          pair(
            flow,
            'Holding:',
            `${held[index] ?? ''} ${classes[index] ?? ''} shares, certificate ${numbers[index] ?? ''}, issued ${issued[index] ?? ''}`,
            { captionWidth: 110, after: 6 },
          )
          rule(flow, { width: 0.3, color: '#888' })
        } else
          para(
            flow,
            `${index + 1}.  *${owner}*, of ${address(paper, 'CA').join(', ')}, holds ${held[index] ?? ''} ${classes[index] ?? ''} shares, issued as fully paid on ${issued[index] ?? ''} (${numbers[index] ?? ''}).`,
            { after: 10 },
          )
      }
    }
    para(
      flow,
      `Total issued and outstanding: ${held.reduce((sum, one) => sum + Number(one.replace(/,/g, '')), 0)} shares`,
      { bold: true, after: 16 },
    )
    const [officer] = crowd(paper, 'CA', 1)
    if (officer !== undefined && paper.chance(0.6))
      para(
        flow,
        `${paper.pick(['Certified true and complete:', 'Kept by the Secretary,', 'Prepared by'])} ${named(officer)}, ${paper.pick(['Corporate Secretary', 'law clerk'])}`,
        { size: 8 },
      )
    return sheetsOf(
      flow,
      [`${paper.chance(0.5) ? `Records office: ${office(paper, 'CA')} – ` : ''}SPECIMEN – {page} of {pages}`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
