import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, logo } from '../blocks.ts'
import { add, need, openFlow, pair, para, rule, sheetsOf, turn } from '../flow.ts'
import { company, office } from '../firms.ts'
import { crowd, listed } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A British register of members printed by secretarial software: a member a card with joint dates, or a plain list, page by page. */
export const registerOfMembers: UnseenLayout = {
  name: 'register-of-members',
  docType: 'share_register',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'GB', paper.between(2, 6))
    const flow = openFlow(paper, {
      size: 'a4',
      faces: ['sans', 'narrow', 'serif'],
      letter: [8.5, 10],
      margin: [38, 66],
    })
    const legal = paper.put('legal_name', company(paper, 'GB'))
    const owners = listed(
      paper,
      'beneficial_owners',
      people,
      paper.pick(['plain', 'upper', 'commaPlain', 'upperLast', 'comma']),
    )
    const asOf = addDays(paper.today, -paper.between(0, 500))
    const form = paper.pick(['enBritish', 'slash', 'enDash', 'dots'] as const)
    const firm = office(paper, 'GB')
    const color = paper.pick(['#263f66', '#5c2340', '#2d5a34', '#333'])
    const banner = paper.chance(0.5)
    if (banner) {
      add(
        flow,
        box(0, 0, flow.size.width, 58, { fill: color }),
        text(flow.left, 26, paper.pick(['REGISTER OF MEMBERS', 'Register of Members']), {
          size: 15,
          face: 'sans-bold',
          color: '#fff',
        }),
        text(flow.left, 44, legal, { size: 10, face: 'sans', color: '#fff' }),
      )
      flow.y = 76
    } else {
      add(flow, ...logo(flow.right - 30, flow.y, firm.charAt(0), { color, kind: paper.between(0, 2), size: 28 }))
      para(
        flow,
        paper.pick([
          'REGISTER OF MEMBERS',
          'Register of Members and Share Ledger',
          'REGISTER OF MEMBERS (SHAREHOLDERS)',
          'Members’ register',
        ]),
        { size: 14, bold: true, width: 380, after: 4 },
      )
      pair(flow, paper.pick(['Company:', 'Name of company', 'Company name']), `*${legal}*`, { captionWidth: 110 })
    }
    pair(flow, paper.pick(['Company number', 'Registered number:', 'CRN']), paper.code('0#######'), {
      captionWidth: 110,
    })
    const isDated = paper.chance(0.7)
    if (isDated)
      pair(
        flow,
        paper.pick(['Report date', 'As at', 'Register extracted on', 'Date:']),
        putDate(paper, 'document_date', asOf, form),
        { captionWidth: 110 },
      )
    if (paper.chance(0.4))
      pair(flow, 'Incorporated', dated(addDays(asOf, -paper.between(4500, 9000)), form), { captionWidth: 110 })
    flow.y += 8
    rule(flow, { color })
    const share = paper.pick(['Ordinary £1.00', 'Ordinary A £0.01', 'Ordinary of £1 each', 'B Ordinary £0.10'])
    const mode = paper.pick(['cards', 'table', 'pages', 'table'] as const)
    if (mode === 'table') {
      const columns = [
        { title: paper.pick(['Member', 'Name', 'Shareholder', 'Full name']), share: 2.6 },
        { title: 'Address', share: 3.4 },
        { title: paper.pick(['Class', 'Class of share']), share: 1.7 },
        { title: paper.pick(['Holding', 'No. held', 'Shares']), share: 1, align: 'right' as const },
        { title: paper.pick(['Date entered as member', 'Registered on', 'Became member']), share: 1.6 },
      ]
      const rows = owners.map((one) => [
        one,
        address(paper, 'GB').join(', '),
        share,
        String(paper.between(1, 500)),
        dated(addDays(asOf, -paper.between(30, 4200)), form),
      ])
      grid(flow, columns, rows, {
        look: paper.pick(['boxes', 'rules', 'bands', 'open']),
        size: paper.pick([7.5, 8, 8.5]),
        boldFirst: paper.chance(0.4),
      })
    } else {
      for (const [index, one] of owners.entries()) {
        if (mode === 'pages' && index > 0 && index % 2 === 0) turn(flow)
        need(flow, 96)
        const top = flow.y
        flow.y += 6
        pair(flow, paper.pick(['Member', `Folio ${index + 1}`, 'Shareholder']), `*${one}*`, {
          x: flow.left + 8,
          captionWidth: 100,
        })
        pair(flow, 'Address', address(paper, 'GB').join(', '), { x: flow.left + 8, captionWidth: 100 })
        const since = dated(addDays(asOf, -paper.between(30, 4200)), form)
        pair(flow, paper.pick(['Entered / ceased', 'Date of entry']), paper.pick([since, `${since}  /  –`]), {
          x: flow.left + 8,
          captionWidth: 100,
        })
        pair(flow, 'Holding', `${paper.between(1, 900)} x ${share}, certificate ${index + 1}`, {
          x: flow.left + 8,
          captionWidth: 100,
        })
        flow.y += 4
        add(flow, box(flow.left, top, flow.right - flow.left, flow.y - top, { stroke: color, strokeWidth: 0.6 }))
        flow.y += mode === 'cards' ? 8 : 26
      }
    }
    if (paper.chance(0.5))
      para(
        flow,
        'The register is kept available for inspection at the registered office under section 114 of the Companies Act 2006.',
        { size: 7.5 },
      )
    return sheetsOf(
      flow,
      [`${firm} – ${address(paper, 'GB').join(', ')}`, 'SPECIMEN   Page {page} of {pages}'],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
