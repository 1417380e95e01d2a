import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import { caps, dayIn, fit, months, page, paragraph, say, signed } from '../kit.ts'
import { issuers, somebody } from '../people.ts'

/** A North American declaration: lettered boxes and ticked squares for Canada and the United States, or a declaration in sentences. */
export const taxLetter: UnseenLayout = {
  name: 'tax-letter',
  docType: 'tax_residence_form',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'ca')
    const issuer = paper.pick(issuers.banks)
    const signedOn = dayIn(paper, '2025-03-01', '2026-10-14')
    const form = paper.pick(['YYYY-MM-DD', 'MON D, YYYY', 'YYYY/MM/DD', 'MM/DD/YYYY'])
    const day = (iso: string) => say(iso, form, months.english)
    const sin = luhnNumber(paper, `${paper.between(1, 7)}## ### ###`)
    const status = paper.pick(['ca', 'ca', 'us', 'both'] as const)
    const codes = status === 'ca' ? 'CA' : status === 'us' ? 'US' : 'CA; US'
    const ssn = `9${paper.code('##')}-${paper.code('7#')}-${paper.code('####')}`
    const numbered = status === 'us' ? ssn : sin
    const comma = paper.chance(0.4)
    const name = paper.put(
      'document_holder_name',
      comma ? `${caps(who.last)}, ${who.given.join(' ')}` : `${who.given.join(' ')} ${who.last}`,
    )
    const date = paper.put('document_date', signedOn, day(signedOn))
    const number = paper.put('tax_number', numbered)
    const address = who.address.join(', ').replace(/\s+/g, ' ')
    const words =
      status === 'ca' ? ['Canada'] : status === 'us' ? ['the United States'] : ['Canada', 'the United States']
    const account = paper.code('0##-####-##')
    if (paper.chance(0.4)) {
      const [first = '', second] = words.map((country) => paper.put('tax_residences', codes, country))
      const body = `I, ${name}, residing at ${address}, holder of account ${account} with ${issuer}, hereby certify for the purposes of Parts XVIII and XIX of the Income Tax Act that I am a resident of ${first}${second === undefined ? '' : ` and of ${second}`} for tax purposes${second === undefined ? ' and of no other country' : ''}. My taxpayer identification number is ${number}${second === undefined ? '' : ' (issued in Canada; the other has been applied for)'}. I will give ${issuer} a new self-certification within 30 days of any change.`
      return [
        page(
          [
            text(60, 70, name, { size: 10 }),
            ...who.address.map((row, index) => text(60, 84 + index * 14, row.replace(/\s+/g, ' '), { size: 10 })),
            text(60, 160, paper.pick([date, `Date: ${date}`]), { size: 10 }),
            text(60, 190, `To: ${issuer}, Account Services`, { size: 10 }),
            text(
              60,
              220,
              paper.pick([
                'Re: Declaration of tax residence (self-certification)',
                'Self-certification of tax residence',
                'RE: Tax residency declaration - individual',
              ]),
              { size: 12, face: 'sans-bold' },
            ),
            ...paragraph(60, 250, 490, body, {
              size: 11,
              face: paper.pick(['serif', 'sans', 'mono'] as const),
              leading: 19,
            }).marks,
            ...signed(paper, 60, 540, 0.9),
            line(60, 610, 280, 610),
            text(60, 624, comma ? `${who.given[0] ?? ''} ${who.last}` : name, { size: 10 }),
          ],
          'letter',
        ),
      ]
    }
    const tick = (x: number, y: number, isTicked: boolean): Mark[] => [
      box(x, y - 9, 10, 10, { stroke: '#000000' }),
      ...(isTicked
        ? [
            line(x + 2, y - 7, x + 8, y - 1, { strokeWidth: 1.4 }),
            line(x + 8, y - 7, x + 2, y - 1, { strokeWidth: 1.4 }),
          ]
        : []),
    ]
    paper.put('tax_residences', codes, '')
    const cell = (x: number, y: number, width: number, caption: string, value: string): Mark[] => [
      box(x, y, width, 32, { stroke: '#777777', strokeWidth: 0.6 }),
      text(x + 4, y + 9, caption, { size: 7 }),
      fit(x + 6, y + 26, value, width - 12, { size: 11, face: 'sans' }),
    ]
    const shift = paper.pick([0, 14])
    return [
      page(
        [
          text(40, 50, issuer, { size: 14, face: 'sans-bold' }),
          text(572, 46, paper.pick(['Form 518-I', 'TR-100 E (24)', 'Rev. 2025/01']), { size: 8, align: 'right' }),
          text(
            40,
            76,
            paper.pick([
              'Declaration of Tax Residence for Individuals',
              'Tax Residency Self-Certification',
              'Declaration of tax residence - Part XVIII and Part XIX',
            ]),
            { size: 14, face: 'sans-bold' },
          ),
          text(40, 100 + shift, 'Section 1 - Identification of account holder', { size: 10, face: 'sans-bold' }),
          ...cell(
            40,
            110 + shift,
            532,
            comma
              ? 'Last name, first name and initial(s)'
              : paper.pick(['Name of account holder', 'First name and last name', 'Account holder']),
            name,
          ),
          ...cell(40, 142 + shift, 532, 'Permanent residence address', address),
          ...cell(40, 174 + shift, 266, 'Date of birth', day(who.birth)),
          ...cell(306, 174 + shift, 266, 'Account or policy number', account),
          text(40, 236, 'Section 2 - Declaration of tax residence (tick all that apply)', {
            size: 10,
            face: 'sans-bold',
          }),
          ...tick(44, 262, status !== 'us'),
          text(62, 262, 'I am a tax resident of Canada.', { size: 10 }),
          text(330, 262, `Social insurance number: ${status === 'us' ? '____________' : number}`, { size: 10 }),
          ...tick(44, 288, status !== 'ca'),
          text(62, 288, 'I am a tax resident or a citizen of the United States.', { size: 10 }),
          text(
            330,
            288,
            `TIN from the United States: ${status === 'us' ? number : status === 'both' ? 'applied for' : '____________'}`,
            { size: 10 },
          ),
          ...tick(44, 314, false),
          text(62, 314, 'I am a tax resident of a jurisdiction other than Canada or the United States.', { size: 10 }),
          ...paragraph(
            44,
            344,
            520,
            'If you do not have a TIN, give the reason: 1 - I will apply or have applied for a TIN but have not yet received it. 2 - My jurisdiction does not issue TINs. 3 - Other reason.',
            { size: 8.5 },
          ).marks,
          text(40, 410, 'Section 3 - Certification', { size: 10, face: 'sans-bold' }),
          ...paragraph(
            40,
            428,
            530,
            'I certify that the information given on this form is correct and complete. I will give my financial institution a new form within 30 days of any change in circumstances that causes the information to become incomplete or inaccurate.',
            { size: 9 },
          ).marks,
          ...signed(paper, 60, 470, 0.8),
          line(40, 530, 300, 530),
          text(40, 542, 'Signature', { size: 8 }),
          text(340, 524, date, { size: 12, face: 'mono' }),
          line(340, 530, 560, 530),
          text(
            340,
            542,
            paper
              .pick(['Date (YYYY-MM-DD)', 'Date signed', 'Date'])
              .replace(' (YYYY-MM-DD)', form === 'YYYY-MM-DD' ? ' (YYYY-MM-DD)' : ''),
            { size: 8 },
          ),
          text(
            40,
            770,
            'Personal information is protected under the Privacy Act and held in personal information banks.',
            { size: 7 },
          ),
        ],
        'letter',
      ),
    ]
  },
}
