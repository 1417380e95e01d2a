import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putDay, putList } from '../kit.ts'
import { folk } from '../people.ts'

const trades = ['Veterinary Clinic', 'Land Surveyors', 'Dental Group', 'Orchards', 'Architects'] as const

/** A Canadian agreement of a general partnership: lawyers' prose with recitals on the first page, contributions and signatures on the second. */
export const partnershipBc: UnseenLayout = {
  name: 'partnership-bc',
  docType: 'partnership_agreement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'CA')
    const members = [next(), next(), next()].slice(0, paper.between(2, 3))
    const signed = addDays(paper.today, -paper.between(30, 2500))
    const [first, second] = members
    const name = `${first?.surname ?? ''} ${second?.surname ?? ''} ${paper.pick(trades)}`
    const page = leaf('letter', { face: 'serif', size: 10 })
    const wide = 452
    page.c(306, 78, 'PARTNERSHIP AGREEMENT', { size: 14, face: 'serif-bold' })
    let y = page.p(
      80,
      116,
      wide,
      `THIS AGREEMENT is made as of the ${putDay(paper, 'document_date', signed, 'Do day of MMMM, YYYY')}.`,
    )
    y = page.p(80, y + 12, wide, 'BETWEEN:')
    const names = putList(
      paper,
      'partners',
      members.map((one) => `${one.given} ${one.middle} ${one.surname}`),
    )
    members.forEach((one, index) => {
      page.t(130, y + 8, names[index] ?? '', { face: 'serif-bold' })
      page.t(130, y + 22, `of ${one.home.join(', ')}`, { size: 9 })
      page.r(532, y + 36, `(“${one.surname}”)`, { size: 9 })
      if (index < members.length - 1) page.t(130, y + 46, 'AND:', { size: 9 })
      y += 58
    })
    y = page.p(80, y + 12, wide, 'WHEREAS:')
    y = page.p(
      104,
      y + 4,
      wide - 24,
      `A.  The parties have agreed to carry on business in partnership in the Province of British Columbia under the firm name and style of “${paper.put('legal_name', name)}” (the “Firm”);`,
    )
    y = page.p(
      104,
      y + 4,
      wide - 24,
      'B.  The parties wish to record the terms of their relationship, their contributions and the manner in which profits will be shared.',
    )
    y = page.p(
      80,
      y + 12,
      wide,
      'NOW THEREFORE in consideration of the mutual covenants contained in this Agreement, the parties agree as follows:',
    )
    y = page.p(
      80,
      y + 10,
      wide,
      '1.  Commencement.  The partnership commences on the date first written above and continues until dissolved under Article 14.',
    )
    y = page.p(
      80,
      y + 8,
      wide,
      '2.  Bankers.  All moneys of the Firm shall be deposited with its bankers. Cheques exceeding $5,000 require the signatures of two of the parties.',
    )
    page.p(
      80,
      y + 8,
      wide,
      '3.  Accounts.  The fiscal year ends on the last day of February. Statements shall be prepared within 90 days by the accountants of the Firm.',
    )
    page.c(306, 752, '– 1 –', { size: 8 })
    page.t(80, 766, `${paper.code('#####')}.01/VAN_LAW ${paper.code('#######')}.2   SPECIMEN`, {
      size: 6.6,
      face: 'sans',
    })

    const back = leaf('letter', { face: 'serif', size: 10 })
    let z = back.p(
      80,
      80,
      wide,
      '4.  Capital and profits.  The initial capital of the Firm and the shares in which profits and losses are borne are:',
    )
    const percents = members.length === 2 ? ['55%', '45%'] : ['40%', '35%', '25%']
    back.rule(80, z, 532, z)
    back.t(84, z + 14, 'Party', { face: 'serif-bold', size: 9 })
    back.r(420, z + 14, 'Capital', { face: 'serif-bold', size: 9 })
    back.r(524, z + 14, 'Share', { face: 'serif-bold', size: 9 })
    members.forEach((one, index) => {
      const at = z + 34 + index * 18
      back.t(84, at, one.surname)
      back.r(420, at, `$${paper.between(2, 9) * 10},000.00`)
      back.r(524, at, percents[index] ?? '')
    })
    z += 34 + members.length * 18
    back.rule(80, z, 532, z)
    z = back.p(
      80,
      z + 26,
      wide,
      '5.  Retirement.  A party may retire on six months’ notice in writing. The remaining parties may purchase the share of the retiring party at its book value.',
    )
    z = back.p(
      80,
      z + 8,
      wide,
      '6.  Governing law.  This Agreement is governed by the Partnership Act, R.S.B.C. 1996, c. 348.',
    )
    z = back.p(
      80,
      z + 16,
      wide,
      'IN WITNESS WHEREOF the parties have executed this Agreement as of the day and year first above written.',
    )
    members.forEach((_, index) => {
      const at = z + 46 + index * 74
      back.t(80, at, 'Signed, sealed and delivered in the presence of:', { size: 8 })
      back.rule(80, at + 34, 280, at + 34)
      back.t(80, at + 44, 'Witness', { size: 8 })
      back.add(...signature(330, at + 6, 0.5, index === 1 ? 1 : 0))
      back.rule(320, at + 34, 532, at + 34)
      back.t(320, at + 44, names[index] ?? '', { size: 8 })
    })
    back.c(306, 752, '– 2 –', { size: 8 })
    back.t(80, 766, `Executed ${day(signed, 'MMM D/YY')}   SPECIMEN`, { size: 6.6, face: 'sans' })
    return [page.sheet(), back.sheet()]
  },
}
