import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, logo, signLine, square, stamp } from '../blocks.ts'
import { add, need, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { text } from '../../../../drawing/sheet.ts'
import { office } from '../firms.ts'
import { crowd, enumerated, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A British deed of general power, or the guardian office's form with boxes: title, first names and last name apart in neither. */
export const poaDeed: UnseenLayout = {
  name: 'poa-deed',
  docType: 'power_of_attorney',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [donor, first, second, witness, solicitor] = crowd(paper, 'GB', 5)
    if (!donor || !first || !second || !witness || !solicitor) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'a4', faces: ['sans', 'serif', 'narrow'], letter: [9, 11] })
    const isForm = paper.chance(0.45)
    const name = paper.put('document_holder_name', named(donor, paper.pick(['plain', 'upper', 'upperLast'])))
    const attorneys = listed(
      paper,
      'signatories',
      paper.chance(0.5) ? [first] : [first, second],
      paper.pick(['plain', 'upper', 'plain']),
    )
    const signed = addDays(paper.today, -paper.between(20, 2200))
    const firm = office(paper, 'GB')
    if (isForm) {
      const purple = paper.pick(['#5b2a6b', '#14505c', '#1d3c78'])
      add(
        flow,
        ...logo(flow.left, flow.y, 'OP', { color: purple, kind: paper.between(0, 2) }),
        text(flow.left + 42, flow.y + 14, 'Office of Public Attorneys', { size: 9, face: 'sans-bold', color: purple }),
      )
      para(
        flow,
        paper.pick([
          'Lasting power of attorney for financial decisions',
          'Lasting power of attorney – property and financial affairs',
        ]),
        { x: flow.left + 190, size: 14, bold: true, color: purple, after: 16 },
      )
      para(
        flow,
        `Section 1 – ${paper.pick(['The donor', 'You are appointing other people to make decisions on your behalf. You are ‘the donor’.'])}`,
        { bold: true, color: purple },
      )
      cells(
        flow,
        [
          ['Full name', `${donor.isWoman ? 'Mrs' : 'Mr'} ${name}`, 3],
          ['Date of birth', dated(addDays(signed, -paper.between(15000, 30000)), 'slash').replace(/\//g, '  '), 1],
        ],
        { height: 34 },
      )
      cells(flow, [['Address', address(paper, 'GB').join(', ').replace(/ {2}/, ' '), 1]], { height: 34 })
      flow.y += 14
      para(flow, `Section 2 – ${paper.pick(['The attorneys', 'The people you choose to make decisions'])}`, {
        bold: true,
        color: purple,
      })
      for (const attorney of attorneys) {
        cells(
          flow,
          [
            ['Full name of attorney', attorney, 2],
            ['Email address (optional)', '', 1],
          ],
          { height: 34 },
        )
        cells(flow, [['Address', address(paper, 'GB').join(', ').replace(/ {2}/, ' '), 1]], { height: 34 })
        flow.y += 6
      }
      para(flow, 'Section 3 – How should your attorneys make decisions?', { bold: true, color: purple })
      for (const [index, way] of ['I only appoint one attorney', 'Jointly and severally', 'Jointly'].entries()) {
        add(flow, ...square(flow.left, flow.y + 2, index === (attorneys.length > 1 ? 1 : 0), 9))
        para(flow, way, { x: flow.left + 16, after: 3 })
      }
      need(flow, 150)
      flow.y += 10
      para(flow, 'Section 9 – Signature: donor', { bold: true, color: purple })
      para(
        flow,
        'By signing on this page I confirm that I have read this lasting power of attorney, and I give my attorneys authority to make decisions about my money and property.',
        { size: 8 },
      )
      const end = signLine(flow, ['Signed (or marked) by the person giving this lasting power of attorney as a deed'], {
        x: flow.left,
        width: 220,
        above: named(donor),
      })
      add(
        flow,
        text(flow.left + 250, flow.y + 8, 'Date signed or marked', { size: 7 }),
        text(
          flow.left + 250,
          flow.y + 23,
          putDate(paper, 'document_date', signed, paper.pick(['slash', 'enBritish', 'dots'] as const)),
          { size: 11 },
        ),
      )
      flow.y = end + 10
      para(flow, `Witnessed by ${named(witness)}, ${address(paper, 'GB').join(', ')}`, { size: 8 })
      return sheetsOf(
        flow,
        [`LP1F Property and financial affairs (07.${paper.between(15, 24)})    SPECIMEN    {page}`],
        'left',
      )
    }
    const when = putDate(paper, 'document_date', signed, paper.pick(['enOrdinal', 'enBritish', 'enOrdinal'] as const))
    para(flow, firm, { size: 8, align: paper.pick(['left', 'middle', 'right']), color: '#555', after: 18 })
    if (paper.chance(0.5)) rule(flow)
    para(flow, paper.pick(['GENERAL POWER OF ATTORNEY', 'DEED OF POWER OF ATTORNEY', 'POWER OF ATTORNEY']), {
      size: 14,
      bold: true,
      align: 'middle',
      after: 4,
    })
    para(
      flow,
      paper.pick(['(Powers of Attorney Act 1971, section 10)', 'pursuant to s.10 of the Powers of Attorney Act 1971']),
      { align: 'middle', size: 8, after: 18 },
    )
    const everyone = enumerated(
      attorneys.map((attorney) => `*${attorney}* of ${address(paper, 'GB').join(', ').replace(/ {2}/, ' ')}`),
      attorneys.length > 1 ? 'and' : '',
    )
    para(
      flow,
      `THIS ${paper.pick(['GENERAL POWER OF ATTORNEY is made', 'POWER OF ATTORNEY is given by deed', 'DEED is made'])} ${when.includes('day of') ? 'this' : 'on'} ${when} by me *${name}* of ${address(paper, 'GB').join(', ')}.`,
      { after: 10 },
    )
    para(
      flow,
      `${paper.pick(['I APPOINT', '1. I hereby appoint', 'I NOMINATE'])} ${everyone} ${attorneys.length > 1 ? 'jointly and severally to be my attorneys' : 'to be my attorney'} in accordance with section 10 of the said Act.`,
      { after: 10 },
    )
    para(
      flow,
      'IN WITNESS whereof this instrument has been executed as a deed the day and year first before written.',
      { after: 14 },
    )
    para(flow, `SIGNED AS A DEED by the said ${name} in the presence of:`, { width: 210, after: 0 })
    flow.y = signLine(flow, ['(signature)'], { x: flow.left + 250, width: 170, above: named(donor) }) + 16
    for (const one of [
      `Witness: ${named(witness)}`,
      `Address: ${address(paper, 'GB').join(', ')}`,
      `Occupation: ${paper.pick(['Solicitor', 'Teacher', 'Chartered accountant'])}`,
    ])
      para(flow, one, { after: 3 })
    if (paper.chance(0.6)) {
      flow.y += 20
      para(
        flow,
        `I certify this to be a true and complete copy of the original. ${named(solicitor)}, solicitor, ${firm}, SRA ID ${paper.code('######')}`,
        { size: 8, width: 260 },
      )
      add(
        flow,
        ...stamp(flow.right - 70, flow.y - 10, ['CERTIFIED', firm.split(' ')[0]?.toUpperCase() ?? ''], '#6b1d1d'),
      )
    }
    return sheetsOf(flow, ['SPECIMEN'], paper.pick(['left', 'middle', 'right']))
  },
}
