import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, column, day, emblem, letter, putAddress, putDate } from '../kit.ts'
import { another, home, somebody } from '../people.ts'

const counties = [
  'Wexler County Clerk',
  'Town of Pinebrook',
  'Office of the Clerk, Harlan Parish',
  'Township of Lower Makwa',
] as const

/** A clerk’s certificate of residency: numbered boxes, the oath below, a notary’s date beside the certificate’s. */
export const usCountyResidency: UnseenLayout = {
  name: 'us-county-residency',
  docType: 'residence_certificate',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const clerk = another(paper, 'US', who)
    const written = addDays(paper.today, -paper.between(1, 120))
    const look = paper.pick(['mdy', 'en', 'enCaps', 'enShort'] as const)
    const issuer = paper.put('issuer_name', paper.pick(counties))
    const block = home(paper, 'US')
    const asked = addDays(written, -paper.between(1, 9))
    const name = paper.put(
      'document_holder_name',
      paper.pick([who.full, `${who.surname}, ${who.given}`, who.full.toUpperCase()]),
    )
    const isTable = paper.chance(0.5)
    const marks = [
      ...emblem(48, 40, 48, issuer.charAt(0), '#3d3d3d', 'ring'),
      text(108, 60, issuer, { size: 14, face: 'serif-bold' }),
      text(
        108,
        76,
        paper.pick(['CERTIFICATE OF RESIDENCY', 'Certificate of Residence', 'AFFIDAVIT AND CERTIFICATE OF RESIDENCE']),
        { size: 11, face: 'serif' },
      ),
      line(48, 96, 564, 96, { strokeWidth: 1.4 }),
    ]
    const body = column(48, isTable ? 250 : 110, 516, { size: 10, face: 'serif', leading: 1.7 })
    const dated = () => putDate(paper, 'document_date', written, look)
    if (isTable) {
      putAddress(paper, [block.join(', ')])
      marks.push(
        ...cell(
          { x: 48, y: 110, width: 330, height: 32 },
          paper.pick(['1. Name (Last, First)', '1. Name of applicant', '1. Resident']),
          name,
          { size: 10, face: 'mono' },
        ),
        ...cell({ x: 378, y: 110, width: 186, height: 32 }, '2. Date of application', day(asked, look), {
          size: 10,
          face: 'mono',
        }),
        ...cell(
          { x: 48, y: 142, width: 516, height: 32 },
          paper.pick(['3. Legal residence (number, street, city, state, ZIP)', '3. Residence address']),
          block.join(', '),
          { size: 10, face: 'mono' },
        ),
        ...cell(
          { x: 48, y: 174, width: 258, height: 32 },
          '4. Resident of the county for',
          `${paper.between(1, 30)} years ${paper.between(0, 11)} months`,
          { size: 10, face: 'mono' },
        ),
        ...cell(
          { x: 306, y: 174, width: 258, height: 32 },
          paper.pick(['5. Date of certificate', '5. Issued', '5. Certified on']),
          dated(),
          { size: 10, face: 'mono' },
        ),
      )
      body.say(
        'I certify that the applicant named in item 1 has been a legal resident at the address in item 3 for the period stated, and that proof of residence was presented to this office.',
      )
    } else {
      body.say(
        paper.pick([
          `This is to certify that ${name} presently resides at`,
          `I hereby certify that, according to the records of this office, ${name} is a bona fide resident at`,
          `TO WHOM IT MAY CONCERN: ${name} has appeared before me and established legal residence at`,
        ]),
      )
      body
        .gap(4)
        .list(putAddress(paper, block), { face: 'mono', align: 'middle' })
        .gap(4)
        .say(
          `and has done so continuously for the six months before the application of ${day(asked, look)}. Given under my hand and the seal of the office on ${dated()}.`,
        )
    }
    body
      .gap(30)
      .list([clerk.full, paper.pick(['County Clerk', 'Deputy Clerk', 'Registrar of Voters'])])
      .gap(16)
    body.say(`Fee received: $${paper.between(5, 25)}.00     Receipt ${paper.code('R-#####')}     Void if altered`, {
      size: 8,
    })
    return [letter([...marks, ...body.marks])]
  },
}
