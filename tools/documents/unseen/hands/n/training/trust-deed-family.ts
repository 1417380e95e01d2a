import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, named } from '../people.ts'
import { putDay, putNames, recent } from '../print.ts'

/** A family trust of Canada: recitals and numbered clauses in a law firm's typing, beneficiaries in a schedule overleaf. */
export const trustDeedFamily: UnseenLayout = {
  name: 'trust-deed-family',
  docType: 'trust_deed',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', 6)
    const [settlor, first] = people
    if (settlor === undefined || first === undefined) throw new Error('Nobody settles.')
    const trustees = people.slice(1, paper.between(2, 3) + 1)
    const heirs = people.slice(4, paper.between(5, 6))
    const made = recent(paper, 30, 2500)
    const page = openWriter('letter', { face: 'serif', size: 10.5 })
    const trust = paper.pick([`The ${first.surname} Family Trust (${made.slice(0, 4)})`, `${first.surname} Discretionary Trust`, `The ${settlor.surname} Legacy Trust`])
    page.say(306, 80, paper.pick(['DEED OF TRUST', 'TRUST INDENTURE', 'DECLARATION OF TRUST', 'TRUST SETTLEMENT']), { align: 'middle', face: 'serif-bold', size: 15 })
    page.say(306, 100, paper.put('legal_name', trust), { align: 'middle', face: 'serif-bold', size: 12 })
    let y = page.say(72, 140, `${paper.pick(['THIS INDENTURE made as of', 'This Deed is dated', 'MADE the'])} ${putDay(paper, 'document_date', made, paper.pick(['en', 'ukOrdinal', 'uk']))}`)
    y = page.say(72, y + 10, 'BETWEEN:')
    y = page.say(120, y + 4, paper.put('settlors', named(settlor)), { face: 'serif-bold' })
    y = page.say(120, y, `of ${address(paper, 'CA').join(', ')}`, { size: 9 })
    y = page.say(420, y, paper.pick(['(the “Settlor”)', '(hereinafter called the “Settlor”)']), { size: 9.5 })
    y = page.say(306, y + 4, '– and –', { align: 'middle' })
    for (const name of putNames(paper, 'trustees', trustees.map(named))) y = page.say(120, y + 2, name, { face: 'serif-bold' })
    y = page.say(420, y, '(the “Trustees”)', { size: 9.5 })
    const clauses = [
      'WHEREAS the Settlor wishes to establish a trust for the persons named in Schedule A, and has delivered to the Trustees one ten-dollar bill, serial number ' + paper.code('FTN#######') + ', the receipt of which is acknowledged;',
      'NOW THEREFORE the parties agree: 1. NAME. The trust shall be known as set out above. 2. TRUST FUND. The Trustees shall hold the settled property and everything added to it upon the trusts that follow.',
      '3. INCOME. Until the Division Date the Trustees may pay the net income to one or more of the Beneficiaries to the exclusion of others, as they in their absolute discretion decide.',
      '4. DIVISION DATE means the day before the twenty-first anniversary of this deed. 5. GOVERNING LAW. The trust is governed by the laws of the province in which it is signed.',
    ]
    for (const clause of clauses.slice(0, paper.between(3, 4))) y = page.wrap(72, y + 8, 468, clause, { leading: 15 })
    const back = openWriter('letter', { face: 'serif', size: 10.5 })
    back.say(306, 80, 'SCHEDULE “A”', { align: 'middle', face: 'serif-bold' })
    back.say(306, 98, paper.pick(['Beneficiaries', 'THE BENEFICIARIES', 'Names of the beneficiaries']), { align: 'middle' })
    const names = putNames(paper, 'beneficiaries', heirs.map(named))
    let z = back.rows(134, [90, 330], names.map((name, index) => [`${index + 1}.  ${name}`, paper.pick(['child of the Settlor', 'grandchild', 'niece'])]), { leading: 20 })
    z = back.wrap(72, z + 20, 468, 'IN WITNESS WHEREOF the parties have executed this deed under seal.', { leading: 15 })
    for (const { surname } of [settlor, ...trustees]) {
      back.rule(300, z + 36, 500)
      z = back.say(300, z + 48, surname, { size: 8.5 })
    }
    return [page.sheet('– 1 –  SPECIMEN'), back.sheet('– 2 –  SPECIMEN')]
  },
}
