import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid, stamp } from '../blocks.ts'
import { add, need, openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { office } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { amount, dated, putDate } from '../wording.ts'

/** A court's grant of probate: a solemn sentence, or captions with the executors in a table, the solicitors' address at the foot. */
export const grantProbate: UnseenLayout = {
  name: 'grant-probate',
  docType: 'probate',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [dead, first, second, registrar] = crowd(paper, 'GB', 4)
    if (!dead || !first || !second || !registrar) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'a4', faces: ['serif', 'sans', 'serif', 'narrow'], letter: [9.5, 11.5] })
    const name = paper.put('document_holder_name', named(dead, paper.pick(['upper', 'plain', 'upperLast'])))
    const executors = listed(
      paper,
      'executors',
      paper.chance(0.5) ? [first] : [first, second],
      paper.pick(['upper', 'plain', 'upperLast']),
    )
    const granted = addDays(paper.today, -paper.between(12, 1600))
    const died = addDays(granted, -paper.between(70, 400))
    const form = paper.pick(['enOrdinal', 'enBritish', 'enBritish', 'slash'] as const)
    const when = () => putDate(paper, 'document_date', granted, form)
    const home = address(paper, 'GB')
    const registry = paper.pick(['Newcastle', 'Winchester', 'Cardiff', 'Oxford', 'Leeds'])
    const [gross, net] = [paper.between(90, 900) * 100_000, paper.between(40, 89) * 100_000]
    const reference = paper.code('16##########7###').replace(/(\d{4})(?=\d)/g, '$1-')
    para(
      flow,
      paper.pick([
        'In the High Court of Justice',
        'IN THE HIGH COURT OF JUSTICE',
        'High Court of Justice – Family Division',
      ]),
      { size: 15, bold: true, align: 'middle', after: 2 },
    )
    para(
      flow,
      paper.pick([
        `The District Probate Registry at ${registry}`,
        'The Principal Registry of the Family Division',
        `${registry} District Probate Registry`,
      ]),
      { align: 'middle', after: 22 },
    )
    const several = executors.length > 1
    const style = paper.pick(['sentence', 'captions', 'table'] as const)
    if (style === 'sentence') {
      para(flow, paper.pick(['BE IT KNOWN that', 'IT IS HEREBY CERTIFIED that']), { align: 'middle' })
      para(flow, `*${name}*`, { align: 'middle', size: 13 })
      para(flow, `of ${home.join(', ')}`, { align: 'middle' })
      para(flow, `died on the ${dated(died, 'enOrdinal')} domiciled in England and Wales`, {
        align: 'middle',
        after: 16,
      })
      para(
        flow,
        `AND BE IT FURTHER KNOWN that the last Will and Testament of the said deceased (a copy of which is annexed) was proved and registered in the said Registry, and that Administration of all the estate which by law devolves to and vests in the personal representative${several ? 's' : ''} of the said deceased was granted by the Court on ${form === 'enOrdinal' ? 'the ' : ''}${when()} to ${paper.pick(['the Executor', 'the surviving Executor'])}${several ? 's' : ''}`,
        { after: 12 },
      )
      for (const executor of executors)
        para(flow, `*${executor}* of ${address(paper, 'GB').join(', ')}`, { x: flow.left + 40, after: 6 })
    } else {
      para(flow, paper.pick(['GRANT OF PROBATE', 'Probate', 'Letters of Administration with Will annexed']), {
        size: 18,
        align: 'middle',
        after: 14,
      })
      if (style === 'captions') {
        pair(flow, paper.pick(['Name of deceased', 'The deceased', 'Deceased:']), `*${name}*`)
        pair(flow, 'late of', home.join(', '))
        pair(flow, paper.pick(['Date of death', 'Died on']), dated(died, form))
        pair(flow, paper.pick(['Will dated', 'Last Will dated']), dated(addYears(died, -paper.between(1, 20)), form))
        pair(flow, paper.pick(['Date of grant', 'Granted on', 'Date of issue']), when(), { after: 14 })
        para(
          flow,
          paper.pick([
            `The right to administer the estate was granted to the executor${several ? 's' : ''} named below.`,
            `Administration was granted to ${several ? 'the executors' : 'the executor'}:`,
          ]),
        )
        for (const executor of executors) pair(flow, paper.pick(['Executor', 'Name', 'Executor(s) proving']), executor)
      } else {
        cells(
          flow,
          [
            ['Deceased', name, 3],
            ['Date of death', dated(died, form), 1],
          ],
          { height: 36 },
        )
        cells(
          flow,
          [
            ['Last address', home.join(', ').replace(/ {2}/, ' '), 3],
            ['Date of grant', when(), 1],
          ],
          { height: 36 },
        )
        flow.y += 14
        grid(
          flow,
          [
            { title: paper.pick(['Executor', 'Name of personal representative', 'Granted to']), share: 3 },
            { title: 'Address', share: 5 },
            { title: 'Power reserved', share: 1 },
          ],
          executors.map((executor) => [executor, address(paper, 'GB').join(', '), 'No']),
          { look: paper.pick(['boxes', 'rules', 'bands']) },
        )
      }
    }
    flow.y += 18
    need(flow, 130)
    para(
      flow,
      `It is hereby certified that it appears from information supplied on the application for this grant that the gross value of the said estate in the United Kingdom ${paper.pick(['does not exceed', 'amounts to'])} ${amount(gross + net, 'GB', { whole: true })} and the net value of such estate ${paper.pick(['does not exceed', 'amounts to'])} ${amount(net, 'GB', { whole: true })}.`,
      { after: 16 },
    )
    if (style === 'sentence' && paper.chance(0.5)) para(flow, `Dated: ${when()}`, { after: 10 })
    para(flow, named(registrar), { align: 'right', after: 0, face: 'serif', size: 13, color: '#22306b' })
    para(flow, paper.pick(['District Judge / Registrar', 'Probate Officer', 'Senior Registrar']), {
      align: 'right',
      after: 18,
    })
    add(flow, ...stamp(flow.left + 60, flow.y - 20, ['HIGH COURT', 'OF JUSTICE', 'PROBATE'], '#7a1020'))
    flow.y = Math.max(flow.y + 26, flow.bottom - 90)
    rule(flow, { width: 0.4 })
    para(
      flow,
      `Extracted by ${office(paper, 'GB')}, ${address(paper, 'GB').join(', ')} (Ref ${paper.code('@@/####')})`,
      { size: 8, after: 2 },
    )
    para(flow, `Reference: ${reference}`, { size: 8 })
    return sheetsOf(flow, ['PROBATE   –   any unauthorised alteration makes this document invalid   –   SPECIMEN'])
  },
}
