import { addDays, parts } from '../../../../calendar.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { sheetOf, written } from '../kit.ts'
import { company, crowd } from '../people.ts'

const forms = [
  ['Form 941', '01/31'],
  ['Form 940', '01/31'],
  ['Form 1120S', '03/15'],
  ['Form 1065', '03/15'],
] as const

/** A federal notice that assigns an employer's number: line-printer capitals, address block, payments coupon at the foot. */
export const einNotice: UnseenLayout = {
  name: 'ein-notice',
  docType: 'tax_registration',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'US')
    const owner = next()
    const sent = addDays(paper.today, -paper.between(12, 1800))
    const { year } = parts(sent)
    const name = paper.put(
      'legal_name',
      `${company(paper, 'US').toUpperCase().replace('&', 'AND')} ${paper.pick(['LLC', 'INC', 'PLLC'])}`,
    )
    const number = paper.put('business_number', paper.code('8#-#######'))
    const [first, second] = [paper.pick(forms.slice(0, 2)), paper.pick(forms.slice(2))]
    const marks: Mark[] = [
      ...['DEPARTMENT OF THE TREASURY', 'INTERNAL REVENUE SERVICE', 'CINCINNATI  OH   45999-0023'].map((row, index) =>
        text(60, 50 + index * 11, row, { size: 8.4, face: 'mono' }),
      ),
    ]
    const right = [
      `Date of this notice:  ${written(sent, 'MM-DD-YYYY')}`,
      '',
      'Employer Identification Number:',
      number,
      '',
      'Form:  SS-4',
      '',
      'Number of this notice:  CP 575 A',
      '',
      'For assistance you may call us at:',
      '1-800-555-0171',
      '',
      '',
      'IF YOU WRITE, ATTACH THE',
      'STUB AT THE END OF THIS NOTICE.',
    ]
    right.forEach((row, index) => marks.push(text(350, 84 + index * 10.4, row, { size: 8.4, face: 'mono' })))
    const block = [
      name,
      `${owner.given} ${owner.surname} ${paper.pick(['SOLE MBR', 'MBR', 'GEN PTR'])}`.toUpperCase(),
      ...owner.lines.map((row) => row.toUpperCase().replace(',', '')),
    ]
    block.forEach((row, index) => marks.push(text(84, 150 + index * 11, row, { size: 8.6, face: 'mono' })))
    const body = [
      '          WE ASSIGNED YOU AN EMPLOYER IDENTIFICATION NUMBER',
      '',
      '     Thank you for applying for an Employer Identification Number (EIN).  We assigned you',
      `EIN ${number}.  This EIN will identify you, your business accounts, tax returns, and`,
      'documents, even if you have no employees.  Please keep this notice in your permanent',
      'records.',
      '',
      '     When filing tax documents, payments, and related correspondence, it is very important',
      'that you use your EIN and complete name and address exactly as shown above.  Any variation',
      'may cause a delay in processing, result in incorrect information in your account, or even',
      'cause you to be assigned more than one EIN.',
      '',
      '     Based on the information received from you or your representative, you must file',
      'the following form(s) by the date(s) shown.',
      '',
      `                    ${first[0].padEnd(26)}${first[1]}/${year + 1}`,
      `                    ${second[0].padEnd(26)}${second[1]}/${year + 1}`,
      '',
      '     If you have questions about the form(s) or the due date(s) shown, you can call us at',
      'the phone number or write to us at the address shown at the top of this notice.',
      '',
      'IMPORTANT REMINDERS:',
      '',
      '     *  Keep a copy of this notice in your permanent records.  This notice is issued only',
      '        one time and the IRS will not be able to generate a duplicate copy for you.',
      '     *  Use this EIN and your name exactly as they appear at the top of this notice on all',
      '        your federal tax forms.',
    ]
    body.forEach((row, index) => {
      const indent = row.length - row.trimStart().length
      if (row !== '')
        marks.push(
          text(
            60 + indent * 5.06,
            268 + index * 11.6,
            row.trim().replace(/ {3,}/g, (gap) => '\u00a0'.repeat(gap.length)),
            { size: 8.4, face: 'mono' },
          ),
        )
    })
    marks.push(line(40, 612, 572, 612, { strokeWidth: 0.5 }))
    marks.push(
      text(
        60,
        628,
        `(IRS USE ONLY)    575A          ${written(sent, 'MM-DD-YYYY')}  ${name.slice(0, 4)}  B  ${paper.code('99999#####')}  SS-4`,
        { size: 8.4, face: 'mono' },
      ),
    )
    const stub = [
      'Keep this part for your records.         CP 575 A (Rev. 7-2007)',
      '',
      'Return this part with any correspondence so we may identify your account.',
      'Your Telephone Number   Best Time to Call',
      `(${paper.code('3##')}) ${paper.code('555-01##')}          __________________`,
    ]
    stub.forEach((row, index) => marks.push(text(60, 650 + index * 11.4, row, { size: 8, face: 'mono' })))
    block.forEach((row, index) => marks.push(text(330, 716 + index * 10.4, row, { size: 8, face: 'mono' })))
    marks.push(text(60, 774, 'SPECIMEN', { size: 7 }))
    return [sheetOf('letter', marks)]
  },
}
