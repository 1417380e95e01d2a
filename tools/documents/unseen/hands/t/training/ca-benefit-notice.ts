import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, day, letter, money, putAddress, putDate } from '../kit.ts'
import { home, somebody, titled } from '../people.ts'

const issuers = [
  ['Canada Family Benefits Agency', 'Agence des prestations familiales du Canada', 'CFBA - APFC'],
  ['Department of Labour Insurance Canada', 'Ministère de l’Assurance du travail Canada', 'DLIC - MATC'],
  ['Immigration Services Canada', 'Services d’immigration Canada', 'ISC - SIC'],
] as const

/** A federal letter: bilingual head, a reference block of three numbers on the right, the address in the window on the left. */
export const caBenefitNotice: UnseenLayout = {
  name: 'ca-benefit-notice',
  docType: 'government_letter',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [who, issuer] = [somebody(paper, 'CA'), paper.pick(issuers)]
    const written = addDays(paper.today, -paper.between(3, 70))
    const look = paper.pick(['en', 'iso', 'enBare', 'ymd'] as const)
    const lower = paper.chance(0.4)
    const block = putAddress(
      paper,
      home(paper, 'CA').map((row) => (lower ? row : row.toUpperCase())),
    )
    const name = paper.put('document_holder_name', lower ? who.full : who.full.toUpperCase())
    const right = paper.pick([350, 370, 392])
    const facts: (readonly [string, string])[] = [
      [paper.pick(['Date', 'Notice date', 'Date of letter', 'Issued']), putDate(paper, 'document_date', written, look)],
      [
        paper.pick(['Our file', 'Reference number', 'File number', 'Claim reference', 'Your file / Votre dossier']),
        paper.put(
          'reference_number',
          paper.code(paper.pick(['@##-######', '#### #### ##', 'C-########', '@@########'])),
        ),
      ],
      [
        paper.pick(['Benefit year', 'Period']),
        `July ${Number(written.slice(0, 4)) - 1} to June ${written.slice(0, 4)}`,
      ],
    ]
    if (paper.chance(0.5)) facts.push(['Telephone', paper.code('1-800-555-01##')])
    const head = paper.chance(0.5)
      ? [
          text(48, 52, paper.put('issuer_name', issuer[0]), { size: 10, face: 'sans' }),
          text(230, 52, issuer[1], { size: 10 }),
          line(48, 60, 564, 60),
        ]
      : [
          ...column(48, 38, 150, { size: 9 }).say(paper.put('issuer_name', issuer[0])).marks,
          ...column(210, 38, 160, { size: 9 }).say(issuer[1]).marks,
          text(564, 56, 'Canada', { size: 18, face: 'serif-bold', align: 'right' }),
        ]
    const facing = column(right, 96, 564 - right, { size: 8.5 })
    for (const [caption, value] of facts) facing.say(caption, { face: 'sans-bold', size: 7.5 }).say(value).gap(3)
    const window = column(64, 130, 270, { size: 10, face: paper.pick(['mono', 'sans']) }).list([name, ...block])
    const amount = paper.between(5200, 140_000)
    const body = column(48, 235, 516, { size: 9.5 })
    body
      .say(
        paper.pick([
          `Dear ${titled(who, 'CA')} ${who.surname}:`,
          `Dear ${who.full}:`,
          'Dear client,',
          `Hello ${who.given},`,
        ]),
      )
      .gap(6)
    body
      .say(
        paper.pick([
          'Subject: Your benefit has been recalculated',
          'Re: Decision about your application',
          'WE HAVE REVIEWED YOUR FILE',
          'Subject: Confirmation of your payments',
        ]),
        { face: 'sans-bold' },
      )
      .gap(6)
    body
      .say(
        `${paper.pick(['We reviewed the information you sent us on', 'Thank you for the documents we received on'])} ${day(addDays(written, -paper.between(9, 40)), look)}. ${paper.pick(['You remain entitled to the benefit.', 'Your application is approved.', 'Your file has been updated with your new address.'])} Beginning ${day(addDays(written, 20), look)} you will receive ${money(amount, 'dollars')} each month by direct deposit in the account ending in ${paper.code('***##')}.`,
      )
      .gap(8)
    for (const [caption, cents] of [
      ['Basic amount', amount + 3100],
      ['Less: reduction for family income', -3100],
      ['Monthly payment', amount],
    ] as const)
      body.pair(caption, cents < 0 ? `(${money(-cents, 'bareEn')})` : money(cents, 'bareEn'), 0)
    body
      .gap(8)
      .say(
        `If you disagree, you may ask for a reconsideration within 90 days, no later than ${day(addDays(written, 90), look)}. Quote your reference in any correspondence.`,
      )
      .gap(10)
    body
      .say(paper.pick([`For ${issuer[0]}`, 'Benefits Processing Centre', 'Client Services, Atlantic Region']))
      .say(`${somebody(paper, 'CA').full}, Benefits Officer`)
    const foot = [
      text(48, 760, paper.code('RC### E (##)'), { size: 7 }),
      text(564, 760, paper.pick(['Page 1 of 1', '1/2']), { size: 7, align: 'right' }),
      text(306, 760, `${issuer[2]}  PO Station Main, Sudbury ON  P3A 5C2`, { size: 7, align: 'middle' }),
    ]
    return [letter([...head, ...window.marks, ...facing.marks, ...body.marks, ...foot], 'SPECIMEN')]
  },
}
