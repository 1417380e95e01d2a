import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, named } from '../people.ts'
import { day } from '../print.ts'

/** Foreign: a certified copy of a marriage entry of England, numbered columns side by side on tinted paper. */
export const foreignMarriageCertificate: UnseenLayout = {
  name: 'foreign-marriage-certificate',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [one, two, father, mother, witness] = crowd(paper, 'GB', 5)
    if (one === undefined || two === undefined || father === undefined || mother === undefined || witness === undefined)
      throw new Error('Nobody marries.')
    const page = openWriter('a4', { face: 'serif', size: 9 })
    const wed = addYears(addDays(paper.today, -paper.between(1, 300)), -paper.between(1, 25))
    page.rect(30, 60, 535, 420, paper.pick(['#eef6ea', '#f7efe6']), '#4a6b4a')
    page.say(297, 88, 'CERTIFIED COPY OF AN ENTRY OF MARRIAGE', { align: 'middle', face: 'serif-bold', size: 13 })
    page.say(
      297,
      104,
      `Registration district ${paper.pick(['Wainfleet', 'Southmere', 'Penrhyn'])}   Application ${paper.code('#######-1')}`,
      { align: 'middle' },
    )
    page.cell(44, 120, 240, 30, '1  When married', day(wed, 'ukOrdinal'))
    page.cell(284, 120, 266, 30, 'Where solemnized', paper.pick(['The Register Office', 'St Bega’s Church']))
    for (const [index, party] of [one, two].entries()) {
      const x = 44 + index * 253
      page.cell(x, 156, 253, 32, '2  Name and surname', named(party))
      page.cell(x, 188, 126, 32, '3  Age', String(paper.between(21, 60)))
      page.cell(x + 126, 188, 127, 32, '4  Condition', paper.pick(['Single', 'Divorced']))
      page.cell(x, 220, 253, 32, '5  Rank or profession', paper.pick(['Joiner', 'Midwife', 'Solicitor', 'Baker']))
      page.cell(x, 252, 253, 32, '6  Residence at the time of marriage', party.lines.slice(0, 2).join(', '))
      page.cell(x, 284, 253, 32, '7  Father’s / mother’s name', named(index === 0 ? father : mother))
    }
    page.say(
      54,
      345,
      `Married according to the rites of the Church by certificate before me, in the presence of ${named(witness)}.`,
    )
    page.wrap(
      54,
      400,
      480,
      'CAUTION: There are offences relating to falsifying or altering a certificate. A certificate is not evidence of identity.',
      { size: 8 },
    )
    return [page.sheet()]
  },
}
