import type { UnseenLayout } from '../../../layout.ts'
import { cash, leaf } from '../kit.ts'
import { firm, folk } from '../people.ts'

/** The American return of a contractor's pay: the recipient's copy, boxes with numbers in their corners, half a page high. */
export const nonemployee1099: UnseenLayout = {
  name: 'nonemployee-1099',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'US')
    const [worker, boss] = [next(), next()]
    const payer = paper.put('issuer_name', `${firm(paper, 'en')} LLC`)
    const page = leaf('letter', { face: 'narrow', size: 8.6 })
    const cell = (
      x: number,
      y: number,
      width: number,
      height: number,
      caption: string,
      ...values: readonly string[]
    ) => {
      page.box(x, y, width, height)
      page.p(x + 3, y + 9, width - 6, caption, { size: 6.4, leading: 8 })
      page.rows(x + 8, y + (height > 80 ? 34 : 24), 12, values, { face: 'mono', size: 9 })
    }
    page.tick(230, 42, 8, false)
    page.t(242, 42, 'CORRECTED (if checked)', { size: 7.6 })
    cell(
      36,
      50,
      260,
      88,
      'PAYER’S name, street address, city or town, state or province, country, ZIP, and telephone no.',
      payer,
      ...boss.home,
      paper.code('(3##) 555-01##'),
    )
    cell(36, 138, 130, 32, 'PAYER’S TIN', paper.code('8#-#######'))
    cell(166, 138, 130, 32, 'RECIPIENT’S TIN', 'XXX-XX-' + paper.code('####'))
    cell(36, 170, 260, 36, 'RECIPIENT’S name', paper.put('document_holder_name', worker.name))
    cell(36, 206, 260, 36, 'Street address (including apt. no.)', worker.home[0])
    cell(36, 242, 260, 36, 'City or town, state or province, country, and ZIP or foreign postal code', worker.home[1])
    cell(36, 278, 260, 32, 'Account number (see instructions)', paper.code('V-####'))
    const pay = paper.between(3, 88) * 100_000 + paper.between(0, 99_999)
    const year = paper.pick(['2023', '2024', '2025'])
    cell(296, 50, 140, 56, 'OMB No. 1545-0116', '')
    page.t(304, 74, 'Form 1099-NEC', { face: 'sans-bold', size: 11 })
    page.t(304, 90, '(Rev. January 2024)', { size: 7 })
    page.t(304, 101, `For calendar year ${year}`, { size: 7.4 })
    page.rows(446, 66, 14, ['Nonemployee', 'Compensation'], { face: 'sans-bold', size: 12 })
    page.t(506, 120, 'Copy B', { face: 'sans-bold', size: 11 })
    page.t(506, 132, 'For Recipient', { size: 8 })
    cell(296, 106, 204, 34, '1  Nonemployee compensation', `$ ${cash(pay, ',', '.')}`)
    cell(296, 140, 204, 34, '2  Payer made direct sales totaling $5,000 or more of consumer products to recipient', '')
    cell(296, 174, 204, 34, '3  (reserved)', '')
    cell(296, 208, 204, 34, '4  Federal income tax withheld', '$ 0.00')
    cell(296, 242, 102, 68, '5  State tax withheld', '$', '$')
    cell(398, 242, 102, 68, '6  State/Payer’s state no.', paper.code('@@ ######'))
    page.p(
      506,
      150,
      72,
      'This is important tax information and is being furnished to the IRS. If you are required to file a return, a penalty may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
      { size: 6.6, leading: 9 },
    )
    page.t(
      36,
      322,
      'Form 1099-NEC  (Rev. 1-2024)   (keep for your records)      www.irs.gov/Form1099NEC      Department of the Treasury - Internal Revenue Service',
      { size: 6.4 },
    )
    page.t(36, 350, 'Instructions for Recipient', { face: 'sans-bold', size: 9 })
    const y = page.p(
      36,
      366,
      540,
      'You received this form instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare tax. If you believe you are an employee and cannot get the payer to correct this form, report the amount shown in box 1 on the line for “Wages, salaries, tips, etc.”',
      { size: 8 },
    )
    page.p(
      36,
      y + 8,
      540,
      'Box 1. Shows nonemployee compensation. If the amount in this box is self-employment income, report it on Schedule C or F, and complete Schedule SE. Box 4. Shows backup withholding. Include this amount on your return as tax withheld.',
      { size: 8 },
    )
    page.t(36, 770, 'SPECIMEN', { size: 7 })
    return [page.sheet()]
  },
}
