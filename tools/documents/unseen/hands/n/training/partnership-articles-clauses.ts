import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, named } from '../people.ts'
import { day, putDay, putNames, recent, sum } from '../print.ts'

/** A British partnership agreement: the parties numbered, a clause of definitions, capital of each in a small table. */
export const partnershipArticlesClauses: UnseenLayout = {
  name: 'partnership-articles-clauses',
  docType: 'partnership_agreement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'GB', paper.between(2, 4))
    const page = openWriter('a4', { face: 'serif', size: 10 })
    const made = recent(paper, 30, 3000)
    const [first] = people
    const firm = paper.pick([
      `${first?.surname ?? ''} & Partners`,
      'Hollow Oak Veterinary Practice',
      'Merrow Lane Architects',
      'The Sycamore Dental Partnership',
    ])
    page.say(
      60,
      70,
      `${paper.pick(['DATED', 'Date:', 'THIS AGREEMENT is made on'])} ${putDay(paper, 'document_date', made, paper.pick(['uk', 'ukOrdinal']))}`,
    )
    page.say(297, 110, paper.pick(['PARTNERSHIP AGREEMENT', 'DEED OF PARTNERSHIP', 'ARTICLES OF PARTNERSHIP']), {
      align: 'middle',
      face: 'serif-bold',
      size: 15,
    })
    page.say(297, 128, 'relating to', { align: 'middle', size: 9 })
    page.say(297, 146, paper.put('legal_name', firm), { align: 'middle', face: 'serif-bold', size: 12 })
    let y = page.say(60, 184, paper.pick(['PARTIES', 'BETWEEN']), { face: 'serif-bold' })
    const names = putNames(paper, 'partners', people.map(named))
    for (const [index, name] of names.entries())
      y = page.wrap(76, y + 4, 460, `(${index + 1}) ${name} of ${people[index]?.lines.join(', ') ?? ''}`, {
        leading: 14,
      })
    y = page.say(60, y + 10, 'AGREED TERMS', { face: 'serif-bold' })
    y = page.wrap(
      60,
      y,
      475,
      `1. The Partners shall carry on business together at ${address(paper, 'GB').join(', ')} from ${day(addDays(made, 1), 'uk')} (the “Commencement Date”) until dissolved.`,
      { leading: 15 },
    )
    y = page.wrap(60, y + 4, 475, '2. The capital of the Partnership shall be contributed as follows:', { leading: 15 })
    const part = paper.between(5, 60) * 100000
    y = page.rows(
      y + 4,
      [90, -400, -480],
      [
        ...names.map((name) => [name, sum(part, 'pounds'), `${Math.round(100 / names.length)}%`]),
        ['Total', sum(part * names.length, 'pounds'), ''],
      ],
      { leading: 16 },
    )
    y = page.wrap(
      60,
      y + 4,
      475,
      `3. Profits and losses shall be divided equally. 4. The bankers of the Partnership shall be ${paper.pick(['Calder Bank plc', 'Lochend Co-operative Bank'])}; cheques shall be signed by any two Partners. 5. Annual accounts shall be drawn up to 5 April. 6. A Partner may retire on six months’ notice.`,
      { leading: 15 },
    )
    page.rows(
      y + 24,
      [60, 320],
      names.map((name) => [`SIGNED as a deed by ${name}`, '.....................................']),
      { leading: 26, size: 9 },
    )
    return [page.sheet('SPECIMEN – 1')]
  },
}
