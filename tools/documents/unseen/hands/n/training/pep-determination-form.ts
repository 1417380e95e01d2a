import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { somebody } from '../people.ts'
import { putDay, recent } from '../print.ts'

const questions = [
  ['pep_foreign', 'Are you, a family member or a close associate a politically exposed foreign person?'],
  [
    'pep_domestic',
    'Do any of you hold, or did you hold in the last 5 years, a position of a politically exposed domestic person?',
  ],
  ['pep_hio', 'Are any of you the head of an international organization, or were you in the last 5 years?'],
  [
    'third_party',
    'Will anyone other than the account holder use the account or give instructions on it (third party)?',
  ],
] as const

/** A dealer's determination form of Canada: each question with a Yes and a No square at the right edge. */
export const pepDeterminationForm: UnseenLayout = {
  name: 'pep-determination-form',
  docType: 'pep_declaration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'CA')
    const page = openWriter('letter', { face: 'sans', size: 9 })
    page.say(
      40,
      48,
      paper.pick([
        'Politically Exposed Persons and Third Party Determination',
        'PEP / HIO and third-party declaration',
        'Regulatory declarations of the client',
      ]),
      { size: 13, face: 'sans-bold' },
    )
    page.wrap(
      40,
      66,
      532,
      'Required under the Proceeds of Crime (Money Laundering) and Terrorist Financing Act. Definitions are overleaf: head of state, member of a legislature, deputy minister, ambassador, general, president of a state bank, judge of a supreme court, mayor.',
      { size: 7.5 },
    )
    const full = `${person.given} ${person.surname}`
    page.cell(
      40,
      100,
      350,
      28,
      paper.pick(['Client’s full legal name', 'Name of account holder', 'Declarant']),
      paper.put('document_holder_name', paper.chance(0.5) ? full : full.toUpperCase()),
    )
    page.cell(390, 100, 182, 28, 'Client number', paper.code('######-#'))
    const isYesFirst = paper.chance(0.5)
    let y = 160
    for (const [index, [field, question]] of questions.entries()) {
      const isTrue = paper.chance(index === 3 ? 0.3 : 0.2)
      paper.put(field, String(isTrue), '')
      const below = page.wrap(40, y, 420, `${index + 1}. ${question}`)
      for (const [place, isYes] of [isYesFirst, !isYesFirst].entries()) {
        page.tick(490 + place * 44, y + 2, 9, isYes === isTrue)
        page.say(503 + place * 44, y + 1, isYes ? 'Yes' : 'No')
      }
      page.rule(40, below + 2, 572, '#bbb')
      y = below + 20
    }
    page.say(
      40,
      y + 6,
      'If yes to any question: name, relationship, position, dates ______________________________________________',
      { size: 8 },
    )
    y = page.wrap(
      40,
      y + 34,
      532,
      'I declare that the above is true and undertake to inform the firm within 30 days of any change.',
    )
    page.cell(40, y + 10, 350, 34, 'Signature of client', '')
    page.cell(
      390,
      y + 10,
      182,
      34,
      paper.pick(['Date', 'Date signed (yyyy/mm/dd)', 'Signed on']),
      putDay(paper, 'document_date', recent(paper), paper.pick(['slashYmd', 'iso', 'abbrEn'])),
    )
    return [page.sheet(`${paper.code('KYC-##')} SPECIMEN`)]
  },
}
