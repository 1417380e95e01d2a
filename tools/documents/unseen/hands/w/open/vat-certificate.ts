import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf } from '../kit.ts'
import { firm, folk } from '../people.ts'

/** A British certificate of registration for value added tax, printed from the online account: the address block stands alone, facts follow in boxed rows. */
export const vatCertificate: UnseenLayout = {
  name: 'vat-certificate',
  docType: 'tax_registration',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const owner = folk(paper, 'GB')()
    const sent = addDays(paper.today, -paper.between(5, 1500))
    const effective = addDays(sent, -paper.between(10, 60))
    const isSole = paper.chance(0.3)
    const name = isSole ? `${owner.name} t/a ${firm(paper, 'en')}` : `${firm(paper, 'en')} Ltd`
    const page = leaf('a4', { size: 9.4 })
    page.box(46, 40, 3, 42, { fill: '#00847e' })
    page.rows(56, 52, 14, ['HM Revenue', '& Customs'], { size: 13 })
    page.r(549, 52, 'Certificate of registration', { size: 13, face: 'sans-bold' })
    page.r(549, 68, 'for Value Added Tax', { size: 13, face: 'sans-bold' })
    page.rows(56, 128, 13, [
      isSole ? name : name.toUpperCase(),
      ...owner.home[0].split(', '),
      ...owner.home[1].split(', '),
      'UNITED KINGDOM',
    ])
    paper.put('legal_name', isSole ? name : name.toUpperCase())
    page.rows(366, 128, 13, ['Imperial House', '77 Victoria Street', 'GRIMSBY', 'DN31 1DB'], { size: 8.6 })
    page.t(366, 196, 'www.hmrc.gov.uk', { size: 8.6 })
    page.t(366, 214, `Date of issue  ${day(sent, 'DD MMM YYYY')}`, { size: 8.6 })
    page.p(
      56,
      256,
      483,
      'The business named above has been registered for VAT. Please keep this certificate in a safe place and show the registration number on every invoice that you issue.',
    )
    const number = paper.code('### #### ##')
    const rows: readonly (readonly [string, string])[] = [
      ['VAT registration number (VRN)', paper.put('business_number', number)],
      ['Effective date of registration', day(effective, 'D MMMM YYYY')],
      ['Status', isSole ? 'Sole proprietor' : 'Body corporate – incorporated company'],
      ...(isSole
        ? []
        : [['Company registration number', paper.put('registration_number', paper.code('1#######'))] as const]),
      ['Trade classification', paper.pick(['41201', '56102', '62012', '47770'])],
      ['First return period ends', day(addDays(effective, 88), 'D MMMM YYYY')],
      ['Return stagger', paper.pick(['Mar, Jun, Sep, Dec', 'Jan, Apr, Jul, Oct', 'Feb, May, Aug, Nov'])],
      ['Bank sort code held for repayments', 'xx-xx-' + paper.code('##')],
    ]
    rows.forEach(([caption, value], index) => {
      const y = 300 + index * 27
      page.box(56, y, 240, 27, { fill: '#eef5f4', stroke: '#8fb9b5', strokeWidth: 0.5 })
      page.box(296, y, 243, 27, { stroke: '#8fb9b5', strokeWidth: 0.5 })
      page.t(64, y + 17, caption, { size: 8.6 })
      page.t(304, y + 17, value, { face: index === 0 ? 'sans-bold' : 'sans' })
    })
    page.t(56, 546, 'What you need to do next', { size: 11, face: 'sans-bold', color: '#00847e' })
    page.p(
      56,
      564,
      483,
      'Charge VAT from the effective date shown. Keep digital records, and send returns through compatible software. Tell us within 30 days if your name, address, or main business activity changes.',
    )
    page.p(
      56,
      612,
      483,
      'If you believe that any of these details is wrong, use the secure message service in your tax account. Do not alter this certificate.',
    )
    page.rule(46, 780, 549, 780, { stroke: '#00847e' })
    page.t(46, 794, 'VAT4 (eVRN)      HMRC 11/22      SPECIMEN', { size: 7 })
    return [page.sheet()]
  },
}
