import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, leaf, putCash, putDay } from '../kit.ts'
import { folk } from '../people.ts'

/** An American law firm's letter that comes with an heir's final cheque: an address block, a statement of the share, the detached stub at the foot. */
export const estateDistribution: UnseenLayout = {
  name: 'estate-distribution',
  docType: 'source_of_funds_proof',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'US')
    const [heir, dead, lawyer, other] = [next(), next(), next(), next()]
    const sent = addDays(paper.today, -paper.between(3, 330))
    const office = `${lawyer.surname}, ${other.surname} & ${paper.pick(['Voss', 'Hargrove', 'Tran'])}, ${paper.pick(['P.C.', 'PLLC', 'LLP'])}`
    const estate = `Estate of ${dead.given} ${dead.middle.charAt(0)}. ${dead.surname}`
    const gross = paper.between(180_000, 1_900_000) * 100 + paper.between(0, 99)
    const costs = Math.round(gross * 0.061)
    const share = paper.pick([2, 3, 4])
    const early = 1_000_000
    const paid = Math.floor((gross - costs) / share) - early
    const usd = (cents: number) => `$${cash(cents, ',', '.')}`
    const page = leaf('letter', { face: 'serif', size: 10.2 })
    page.c(306, 60, paper.put('issuer_name', office), { size: 15, face: 'serif-bold' })
    page.c(306, 76, 'ATTORNEYS AND COUNSELORS AT LAW', { size: 8 })
    page.c(306, 88, `${lawyer.home.join('  •  ')}  •  (509) 555-0118`, { size: 8 })
    page.rule(72, 98, 540, 98, { strokeWidth: 0.6 })
    page.t(72, 124, putDay(paper, 'document_date', sent, 'MMMM D, YYYY'))
    page.rows(72, 152, 13, ['VIA FEDEX'], { size: 8.4, face: 'serif-bold' })
    page.rows(72, 172, 13, [paper.put('document_holder_name', heir.name), ...heir.home])
    page.t(104, 228, `Re:   ${paper.put('counterparty_name', estate)}`, { face: 'serif-bold' })
    page.t(
      128,
      242,
      `Probate No. ${sent.slice(2, 4)}-4-${paper.code('0####')}-32; deceased ${day(addDays(sent, -480), 'MMMM D, YYYY')}`,
      { size: 9 },
    )
    page.t(72, 268, `Dear ${heir.isWoman ? 'Ms.' : 'Mr.'} ${heir.surname}:`)
    paper.put('origin', 'inheritance', 'inheritance')
    let y = page.p(
      72,
      290,
      468,
      `As you know, this office represents the personal representative. The court has approved the final account, and we now enclose our trust account check in full payment of your inheritance. It is computed as follows:`,
      { leading: 14.4 },
    )
    const rows: readonly (readonly [string, string])[] = [
      ['Residue on hand per final account', usd(gross)],
      ['Less administration expenses and fees', `(${usd(costs)})`],
      ['Net residue', usd(gross - costs)],
      [`Your one-${['', '', 'half', 'third', 'fourth'][share] ?? ''} share`, usd(paid + early)],
      ['Less partial distribution already received', `(${usd(early)})`],
    ]
    y += 10
    rows.forEach(([caption, value], index) => {
      page.t(108, y + index * 16, caption)
      page.r(500, y + index * 16, value)
    })
    y += rows.length * 16
    page.rule(410, y - 8, 500, y - 8, { strokeWidth: 0.5 })
    page.t(108, y + 6, 'Balance distributed herewith', { face: 'serif-bold' })
    page.r(500, y + 6, putCash(paper, 'amount', paid, usd(paid)), { face: 'serif-bold' })
    y = page.p(
      72,
      y + 34,
      468,
      'Please sign and return the receipt. Inherited property is generally not income to you, but you should ask your tax adviser. It was our privilege to assist your family.',
      { leading: 14.4 },
    )
    page.t(330, y + 14, 'Very truly yours,')
    page.add(...signature(330, y + 18, 0.5, paper.pick([0, 1])))
    page.t(330, y + 62, lawyer.name)
    for (let x = 40; x < 572; x += 8) page.rule(x, 654, x + 4, 654, { strokeWidth: 0.5 })
    page.rows(
      60,
      674,
      12,
      [
        `${office}  IOLTA TRUST ACCOUNT`,
        `${day(sent, 'MM/DD/YYYY')}    ${heir.name}    ${estate}`,
        'Final distribution',
      ],
      { face: 'mono', size: 7.8 },
    )
    page.r(552, 674, paper.code('00####'), { face: 'mono', size: 9 })
    page.r(552, 710, `*****${cash(paid, ',', '.')}`, { face: 'mono', size: 9 })
    page.t(60, 764, 'SPECIMEN', { size: 7, face: 'sans' })
    return [page.sheet()]
  },
}
