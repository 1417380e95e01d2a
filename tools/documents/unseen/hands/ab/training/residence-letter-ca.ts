import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, day, holders, pen } from '../kit.ts'
import { crowd } from '../people.ts'

/** A college residence office's letter: who lives where, in two sentences, the office named in the signature. */
export const residenceLetterCa: UnseenLayout = {
  name: 'residence-letter-ca',
  docType: 'residence_certificate',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'on')
    const [who, clerk] = [next(), next()]
    const p = pen('serif')
    const issued = addDays(paper.today, -paper.between(3, 60))
    p.b(306, 84, 'PROOF OF RESIDENCE', 14, { align: 'middle' })
    p.r(540, 120, day(paper, 'document_date', issued, 'DD MMMM YYYY'), 10)
    const name = holders(paper, [who.name]).join('')
    const home = address(paper, who.lines).join(', ')
    let y = p.para(
      72,
      160,
      468,
      `This is to confirm that ${name} has lived at ${home} since ${paper.pick(['September 2024', 'May 2025', 'January 2026'])} and still lives there today.`,
      10.5,
    )
    y = p.para(
      72,
      y + 10,
      468,
      'The letter is given at the request of the resident so that an account can be opened and a health card ordered. It does not confirm that any rent has been paid.',
      10.5,
    )
    p.t(72, y + 16, 'Yours truly,', 10.5)
    p.marks.push(...signature(72, y + 28, 0.6, 1))
    p.col(
      72,
      y + 90,
      14,
      [
        clerk.name,
        'Administrator',
        paper.put(
          'issuer_name',
          `${paper.pick(['Pinecrest', 'Assiniboine Court', 'Harbour View', 'St. Brigid'])} ${paper.pick(['Housing Co-operative', 'Student Residence', 'Retirement Lodge'])}`,
        ),
      ],
      10.5,
    )
    p.t(306, 764, 'SPECIMEN', 8, { align: 'middle' })
    return [p.sheet()]
  },
}
